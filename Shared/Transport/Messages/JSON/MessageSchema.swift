/// Messages, enumerations and methods as their proto files declare them. The JSON form of messages
/// is read and written by them.
public final class MessageSchema: Sendable {
  /// A method as a server without generated code knows it.
  public struct Method: Sendable, Hashable {
    /// Full name of the request message.
    public let request: String
    /// Full name of the response message.
    public let response: String
    /// Whether its `idempotency_level` is `NO_SIDE_EFFECTS`.
    public let hasNoSideEffects: Bool
    /// Whether requests or responses are a stream.
    public let isStreaming: Bool
  }

  private let forms: [MessageForm]
  private let formIndices: [String: Int]
  private let enumerations: [EnumerationForm]
  private let methods: [String: Method]

  /// Reads the files and all that they import.
  ///
  /// - Throws: `DecodingError` for an invalid descriptor.
  public init(_ files: some Sequence<ProtoFile>) throws {
    var builder = SchemaBuilder()
    var seen = Set<String>()
    var waiting = Array(files)
    while let file = waiting.popLast() {
      guard seen.insert(file.name).inserted else { continue }
      waiting += file.dependencies
      try file.descriptor.withUnsafeBytes { try builder.add(file: $0) }
    }
    forms = try builder.resolved()
    formIndices = builder.messageIndices
    enumerations = builder.enumerations
    methods = builder.methods
  }

  /// Paths of all methods, such as `/otolith.auth.v1.KeyService/GetKeys`.
  public var methodPaths: some Sequence<String> { methods.keys }

  /// Returns the method at a path such as `/otolith.auth.v1.KeyService/GetKeys`; nil if unknown.
  public func method(_ path: String) -> Method? { methods[path] }

  /// Whether the message is declared.
  public func declares(_ message: String) -> Bool { formIndices[message] != nil }

  func index(of message: String) -> Int? { formIndices[message] }

  func form(_ index: Int) -> MessageForm { forms[index] }

  func enumeration(_ index: Int) -> EnumerationForm { enumerations[index] }
}
