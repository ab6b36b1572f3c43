import Messages
import RPCCore

/// What a server says of its services to those who ask: the lookups of doc/server-reflection.md of
/// gRPC, without the messages that carry them.
struct ReflectionIndex: Sendable {
  enum Query: Sendable, Hashable {
    /// By its path.
    case file(String)
    /// By the full name of anything that it declares.
    case fileDeclaring(String)
    case fileExtending(ProtoDeclarations.Extension)
    /// Of a message, by its full name.
    case extensionNumbers(String)
    case services
    /// A request that says nothing, or something newer than this.
    case nothing
  }

  enum Answer: Sendable, Hashable {
    /// Descriptors of a file, which comes first, and of all it depends on.
    case files([[UInt8]])
    /// Of a message, ascending.
    case extensionNumbers(of: String, [Int32])
    /// Full names in alphabetical order.
    case services([String])
    case error(StatusCode, String)
  }

  private let services: [String]
  private let files: [String: ProtoFile]
  /// Path of the file by full name.
  private var declaring: [String: String] = [:]
  private var messages: Set<String> = []
  private var extending: [ProtoDeclarations.Extension: String] = [:]

  /// - Parameter files: by path; with all that they depend on.
  /// - Throws: `DecodingError` when one of them is not what the generator writes.
  init(services: Set<String>, files: [String: ProtoFile]) throws {
    self.services = services.sorted()
    self.files = files
    for (path, file) in files {
      let declarations = try file.declarations()
      for symbol in declarations.symbols { declaring[symbol] = path }
      for one in declarations.extensions { extending[one] = path }
      messages.formUnion(declarations.messages)
    }
  }

  func answer(_ query: Query) -> Answer {
    switch query {
    case .file(let path):
      return closure(of: path) ?? .error(.notFound, "unknown file")
    case .fileDeclaring(let symbol):
      return declaring[symbol].flatMap(closure) ?? .error(.notFound, "unknown symbol")
    case .fileExtending(let wanted):
      guard messages.contains(wanted.message) else { return .error(.notFound, "unknown message") }
      return extending[wanted].flatMap(closure) ?? .error(.notFound, "unknown extension")
    case .extensionNumbers(let message):
      guard messages.contains(message) else { return .error(.notFound, "unknown message") }
      return .extensionNumbers(
        of: message,
        extending.keys.filter { $0.message == message }.map(\.number).sorted())
    case .services: return .services(services)
    case .nothing: return .error(.invalidArgument, "no known kind of request")
    }
  }

  /// A file and everything that it depends on, each once: a client can build its types from one
  /// answer, whatever it asked before.
  private func closure(of path: String) -> Answer? {
    guard let file = files[path] else { return nil }
    var found = [file]
    var seen: Set<String> = [path]
    var next = 0
    while next < found.count {
      for dependency in found[next].dependencies where seen.insert(dependency.name).inserted {
        found.append(dependency)
      }
      next += 1
    }
    return .files(found.map(\.descriptor))
  }
}
