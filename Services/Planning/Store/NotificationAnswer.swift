import FoundationEssentials

/// That a participant answered what a notification asked for.
struct NotificationAnswer: Sendable {
  var notificationID: UUID
  var participantID: UUID
  var answeredAt: Date
}
