/// A protocol buffer message as a Swift value.
///
/// Every message of `proto/` conforms; the conformances are written by `protoc-gen-otolith`.
/// Decoding and encoding go through protobuf-c. Fields that the schema does not know are dropped.
public protocol Message: Sendable, Hashable {
  /// Package and name, e.g. `otolith.auth.v1.SignInRequest`.
  static var fullName: String { get }

  /// The message with every field at its default.
  init()

  /// Decodes a message.
  ///
  /// - Throws: `DecodingError`, and nothing else, for bytes that are no such message or that
  ///   exceed `limits`.
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws

  /// The message's wire form; equal messages without maps have equal wire forms.
  func serialized() -> [UInt8]
}

extension Message {
  /// Decodes a message.
  ///
  /// - Throws: `DecodingError`, and nothing else, for bytes that are no such message or that
  ///   exceed `limits`.
  public init(serialized bytes: [UInt8], limits: DecodingLimits = .default) throws {
    self = try bytes.withUnsafeBytes { try Self(serialized: $0, limits: limits) }
  }
}
