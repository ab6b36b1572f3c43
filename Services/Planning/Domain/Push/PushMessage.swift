package import FoundationEssentials

/// One push message: a notification's id for the app, and a text for the screen. Nothing in it comes from
/// a study.
package struct PushMessage: Sendable, Hashable {
  /// The same each time that it is sent again, so that a platform can tell.
  package var id: UUID
  package var notificationID: UUID
  package var text: PushText
  /// The platform keeps it for a device that is away until then, and no longer.
  package var expires: Date

  package init(id: UUID, notificationID: UUID, text: PushText, expires: Date) {
    self.id = id
    self.notificationID = notificationID
    self.text = text
    self.expires = expires
  }
}
