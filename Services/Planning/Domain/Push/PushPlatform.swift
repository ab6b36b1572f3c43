/// Whose service brings a push message to a device.
package enum PushPlatform: Int16, Sendable, Hashable, CaseIterable {
  /// Apple Push Notification service.
  case apns = 1
  /// Firebase Cloud Messaging.
  case fcm = 2
}
