import MessageSupport
import RPCCore

/// The look-ups of gRPC's doc/server-reflection.md, independent of the messages that carry them.
struct ReflectionIndex: Sendable {
  enum Query: Sendable, Hashable {
    /// A file by its path.
    case file(String)
    /// A file by the full name of any declaration in it.
    case fileDeclaring(String)
    case fileExtending(ProtoDeclarations.Extension)
    /// The extension numbers of a message, by its full name.
    case extensionNumbers(String)
    case services
    /// An empty request, or one of an unknown kind.
    case nothing
  }

  enum Answer: Sendable, Hashable {
    /// Descriptors of a file (first) and of its dependencies.
    case files([[UInt8]])
    /// The extension numbers of a message, ascending.
    case extensionNumbers(of: String, [Int32])
    /// Full names in alphabetical order.
    case services([String])
    case error(StatusCode, String)
  }

  private let services: [String]
  private let files: [String: ProtoFile]
  /// Path of the declaring file by full name.
  private var declaring: [String: String] = [:]
  private var messages: Set<String> = []
  private var extending: [ProtoDeclarations.Extension: String] = [:]

  /// - Parameter files: files with all dependencies, by path.
  /// - Throws: `DecodingError` for an invalid descriptor.
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
    case .nothing: return .error(.invalidArgument, "unknown kind of request")
    }
  }

  /// Returns a file and its dependencies, each once, so that a single answer is enough to build the
  /// types.
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
