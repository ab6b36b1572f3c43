package import Fields
package import FoundationEssentials

/// A device registered for push messages.
package struct PushDevice: Sendable, Hashable {
  /// Maximum number of devices per participant.
  package static let countMax = 10

  /// Device id chosen by the client.
  package var id: String
  package var address: PushAddress
  /// Language of the push text; nil if unknown.
  package var language: LanguageTag?
  package var registeredAt: Date
}

extension DueNotification {
  /// Returns the message id of this step for a device. Repeated sending gives the same id, so the
  /// platform can detect duplicates.
  package func messageID(for device: PushDevice) -> UUID {
    func hash(_ part: String) -> UInt64 {
      var hash = StableHash()
      hash.combine(part)
      hash.combine(lease.notificationID.text)
      hash.combine(lease.step)
      hash.combine(device.id)
      return hash.value
    }
    return UUID(
      custom: [hash("high"), hash("low")].flatMap { half in
        withUnsafeBytes(of: half.littleEndian) { Array($0) }
      })
  }
}
