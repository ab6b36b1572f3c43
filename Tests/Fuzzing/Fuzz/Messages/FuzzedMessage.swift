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

  init<M: Message>(
    _ name: String, _ type: M.Type,
    _ descriptor: () -> UnsafePointer<ProtobufCMessageDescriptor>?
  ) {
    self.name = name
    guard let descriptor = descriptor() else { fatalError("\(name) has no descriptor") }
    self.descriptor = descriptor
    roundTrip = { Self.roundTrip(type, $0, $1) }
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
      // What is dropped or filled in by decoding may change the counts, never the form.
      second = try M(
        serialized: encoded,
        limits: DecodingLimits(sizeMax: .max, depthMax: .max, elementsMax: .max))
    } catch {
      fatalError("\(M.fullName) does not decode what it encoded: \(error)")
    }
    // Not-a-number equals nothing, not even itself: then the bytes decide.
    if first == second { return }
    let again = second.serialized()
    expect(
      encoded == again || encoded.sorted() == again.sorted(),
      "\(M.fullName): \(first) became \(second)")
  }
}
