import Fields
package import FoundationEssentials

/// That somebody has a prompt to tell. Each taking has another one.
package struct PromptLease: Sendable, Hashable {
  package var participantID: UUID
  package var notificationID: UUID
  /// 0: the notification itself; from 1 on its reminders.
  package var step: Int
  /// How often the step was taken by now.
  package var attempt: Int

  package init(participantID: UUID, notificationID: UUID, step: Int, attempt: Int) {
    self.participantID = participantID
    self.notificationID = notificationID
    self.step = step
    self.attempt = attempt
  }

  /// As callers know it, who give it back as they got it.
  package var text: String { "\(participantID.text).\(notificationID.text).\(step).\(attempt)" }

  /// - Returns: nil for what is no lease's text.
  package init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, let participantID = UUID(text: String(parts[0])),
      let notificationID = UUID(text: String(parts[1])), let step = Int32(parts[2]),
      let attempt = Int32(parts[3])
    else { return nil }
    self.init(
      participantID: participantID, notificationID: notificationID, step: Int(step),
      attempt: Int(attempt))
    // One spelling for each.
    guard self.text == text else { return nil }
  }
}
