#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file of `proto/` and what it declares, for those who ask a server what it serves.
public struct ProtoFile: Sendable {
  /// Path as imported, e.g. `otolith/auth/v1/auth.proto`.
  public let name: String
  /// The files that it imports.
  public let dependencies: [ProtoFile]
  /// Its `google.protobuf.FileDescriptorProto` in wire form, with comments, and the positions of
  /// what has some.
  public var descriptor: [UInt8] {
    // Static text of the generator: decoding it cannot fail.
    [UInt8](Data(base64Encoded: base64.description) ?? Data())
  }
  private let base64: StaticString

  /// - Parameter base64: the descriptor (RFC 4648 §4, with padding).
  public init(name: String, dependencies: [ProtoFile] = [], base64: StaticString) {
    self.name = name
    self.dependencies = dependencies
    self.base64 = base64
  }

  /// The full names of all that the file declares.
  ///
  /// - Throws: `DecodingError` for a descriptor that is none.
  public func declarations() throws -> ProtoDeclarations {
    try descriptor.withUnsafeBytes { try ProtoDeclarations(descriptor: $0) }
  }
}
