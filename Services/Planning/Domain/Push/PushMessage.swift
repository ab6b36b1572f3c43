package import FoundationEssentials

/// A push message: the id of a notification for the app and a text for the screen. Contains nothing
/// from a study.
package struct PushMessage: Sendable, Hashable {
  /// Id of the message; the same on every repetition, so the platform can detect duplicates.
  package var id: UUID
  package var notificationID: UUID
  package var text: PushText
  /// Time until which the platform keeps the message for an unreachable device.
  package var expires: Date
}

/// Result of sending a push message.
package enum PushOutcome: Sendable, Hashable {
  /// Accepted by the platform, with the platform's message id.
  case delivered(String)
  /// The app is no longer installed, as of `since`; tokens registered later are not affected.
  case unregistered(since: Date)
  /// Temporary or unknown failure. `after`: back-off requested by the platform, if any.
  case retry(after: Duration?, reason: String)
  /// Permanent failure: settings, keys or the message must be corrected. The reason contains
  /// neither token nor text.
  case refused(String)
}
