/// A protocol buffer message as a Swift value.
///
/// All messages of `proto/` conform; `protoc-gen-otolith` generates the conformances. Decoding and
/// encoding use protobuf-c. Unknown fields are dropped.
public protocol Message: Sendable, Hashable {
  /// Package and name, e.g. `otolith.auth.v1.SignInRequest`.
  static var fullName: String { get }

  /// Decodes a message.
  ///
  /// - Throws: only `DecodingError`, for bytes that are not a valid message or exceed `limits`.
  init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws

  /// Returns the wire form; equal messages without maps have equal wire forms.
  func serialized() -> [UInt8]

  /// Size of the wire form in bytes, computed without writing it.
  var encodedSize: Int { get }
}

extension Message {
  /// Decodes a message.
  ///
  /// - Throws: only `DecodingError`, for bytes that are not a valid message or exceed `limits`.
  public init(serialized bytes: [UInt8], limits: DecodingLimits = .default) throws {
    self = try bytes.withUnsafeBytes { try Self(serialized: $0, limits: limits) }
  }
}
