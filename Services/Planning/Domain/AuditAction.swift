/// Actions of staff on a participant's plan, and exports of it by administrators. Raw values are
/// stored permanently: do not rename or reuse them.
enum AuditAction: String, Sendable, Hashable, CaseIterable {
  case dateSet = "date.set"
  case dateDeleted = "date.deleted"
  case notificationAdded = "notification.added"
  case notificationMoved = "notification.moved"
  case notificationCancelled = "notification.cancelled"
  case triggerFired = "trigger.fired"
  case alertAcknowledged = "alert.acknowledged"
  case alertRetried = "alert.retried"
  case alertChannelSet = "alert_channel.set"
  case alertChannelDeleted = "alert_channel.deleted"
  case ownRecordsExported = "own_records.exported"
}
