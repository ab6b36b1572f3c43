#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file of `proto/` and its declarations, for server reflection.
public struct ProtoFile: Sendable {
  /// Path as imported, e.g. `otolith/auth/v1/auth.proto`.
  public let name: String
  /// Imported files.
  public let dependencies: [ProtoFile]
  /// Wire form of the file's `google.protobuf.FileDescriptorProto`, with comments and their
  /// locations.
  public var descriptor: [UInt8] {
    // Generated text; decoding cannot fail.
    [UInt8](Data(base64Encoded: base64.description) ?? Data())
  }
  private let base64: StaticString

  /// - Parameter base64: the descriptor (RFC 4648 §4, with padding).
  public init(name: String, dependencies: [ProtoFile] = [], base64: StaticString) {
    self.name = name
    self.dependencies = dependencies
    self.base64 = base64
  }

  /// Returns the full names that the file declares.
  ///
  /// - Throws: `DecodingError` for an invalid descriptor.
  public func declarations() throws -> ProtoDeclarations {
    try descriptor.withUnsafeBytes { try ProtoDeclarations(descriptor: $0) }
  }
}
