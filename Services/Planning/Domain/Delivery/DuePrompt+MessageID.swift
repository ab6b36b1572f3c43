import Fields
package import FoundationEssentials

extension DuePrompt {
  /// The same each time that the step is told on the device, so that a platform can tell. A UUID of our own
  /// making (RFC 9562 §5.8).
  package func messageID(for device: PushDevice) -> UUID {
    func hash(_ part: String) -> UInt64 {
      var hash = StableHash()
      hash.combine(part)
      hash.combine(lease.notificationID.text)
      hash.combine(lease.step)
      hash.combine(device.id)
      return hash.value
    }
    var bytes = [hash("high"), hash("low")].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> UInt64($0 * 8)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}
