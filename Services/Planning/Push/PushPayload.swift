import FoundationEssentials
package import PlanningDomain

/// What every platform asks of a payload.
package enum PushPayload {
  /// The most that APNs and FCM take, in bytes.
  package static let sizeMax = 4_096

  /// Whether messages with the text can be sent by every platform: all else in them has the same size
  /// always.
  package static func fits(_ text: PushText) -> Bool {
    let latest = Date(timeIntervalSince1970: 253_402_300_799)
    let message = PushMessage(id: UUID(), notificationID: UUID(), text: text, expires: latest)
    let payloads = [
      APNsPayload.bytes(message), FCMPayload.bytes(message, token: "", at: .distantPast),
    ]
    return payloads.allSatisfy { $0.count <= sizeMax }
  }
}
