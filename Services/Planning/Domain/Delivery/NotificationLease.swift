import Fields
package import FoundationEssentials

/// Lease of a due notification for sending. Every new lease differs from the previous ones.
package struct NotificationLease: Sendable, Hashable {
  package var participantID: UUID
  package var notificationID: UUID
  /// Step: 0 for the notification, 1 and higher for its reminders.
  package var step: Int
  /// Number of leases of this step so far.
  package var attempt: Int

  package init(participantID: UUID, notificationID: UUID, step: Int, attempt: Int) {
    self.participantID = participantID
    self.notificationID = notificationID
    self.step = step
    self.attempt = attempt
  }

  /// Text form for callers, which return it unchanged.
  package var text: String { "\(participantID.text).\(notificationID.text).\(step).\(attempt)" }

  /// - Returns: nil if the text is not a valid lease.
  package init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, let participantID = UUID(text: String(parts[0])),
      let notificationID = UUID(text: String(parts[1])), let step = Int32(parts[2]),
      let attempt = Int32(parts[3])
    else { return nil }
    self.init(
      participantID: participantID, notificationID: notificationID, step: Int(step),
      attempt: Int(attempt))
    // Apart from capitals, there is exactly one spelling of each lease.
    guard self.text == text.asciiLowercased else { return nil }
  }
}

/// A due notification that is leased for sending.
package struct DueNotification: Sendable, Hashable {
  package var lease: NotificationLease
  package var studyID: String
  package var questionnaireID: String
  /// Time at which it should have been sent.
  package var dueAt: Date
  /// Expiry; nil if the notification does not expire by itself.
  package var expiresAt: Date?
  /// End of the lease; from then on it can be leased again.
  package var leaseEndsAt: Date
  /// Ids of the devices that have received it while others are still to receive it.
  package var toldDevices: Set<String> = []
}
