import COtolithMessages
import Messages

/// A message type with what the targets do to it.
///
/// `@unchecked Sendable`: a descriptor is constant memory.
struct FuzzedMessage: @unchecked Sendable {
  let name: String
  let descriptor: UnsafePointer<ProtobufCMessageDescriptor>
  /// Decodes; what decodes must survive encoding.
  let roundTrip: @Sendable ([UInt8], DecodingLimits) -> Void
  /// Decodes and encodes the message; nil if the bytes do not decode.
  let encoded: @Sendable ([UInt8]) -> [UInt8]?

  init<M: Message>(
    _ name: String, _ type: M.Type,
    _ descriptor: UnsafePointer<ProtobufCMessageDescriptor>
  ) {
    self.name = name
    self.descriptor = descriptor
    roundTrip = { Self.roundTrip(type, $0, $1) }
    encoded = { try? M(serialized: $0).serialized() }
  }

  private static func roundTrip<M: Message>(
    _ type: M.Type, _ bytes: [UInt8], _ limits: DecodingLimits
  ) {
    let first: M
    do {
      first = try M(serialized: bytes, limits: limits)
    } catch {
      expect(error is Messages.DecodingError, "\(M.fullName) throws \(error)")
      return
    }
    let encoded = first.serialized()
    let second: M
    do {
      // Values dropped or filled in by decoding may change the counts, but not the form.
      second = try M(
        serialized: encoded,
        limits: DecodingLimits(sizeMax: .max, depthMax: .max, elementsMax: .max))
    } catch {
      fatalError("\(M.fullName) does not decode what it encoded: \(error)")
    }
    // NaN does not equal itself, so the bytes are compared.
    if first == second { return }
    let again = second.serialized()
    expect(
      encoded == again || encoded.sorted() == again.sorted(),
      "\(M.fullName): \(first) became \(second)")
  }
}
