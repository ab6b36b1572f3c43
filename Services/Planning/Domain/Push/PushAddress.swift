import Fields

/// Address of a push message: one app on one device.
package struct PushAddress: Sendable, Hashable {
  package var platform: PushPlatform
  /// Token that the platform issued to the app, or the ``WebPushSubscription`` of a page. Together
  /// with the operator's keys it allows sending to the device.
  package var token: String
  /// The bundle id (APNs) or package name (FCM) of the app, or the host name of the page.
  package var appID: String

  /// Returns whether the token has the platform's format: up to 400 hexadecimal digits for APNs;
  /// up to 1,024 letters, digits, `-`, `_` and `:` for FCM; a ``WebPushSubscription``. Apple and
  /// Google state that token lengths vary; current tokens are less than half as long.
  package static func isToken(_ text: String, of platform: PushPlatform) -> Bool {
    switch platform {
    case .apns:
      (1...400).contains(text.utf8.count)
        && text.utf8.allSatisfy { Hexadecimal.value(of: $0) != nil }
    case .fcm:
      (1...1_024).contains(text.utf8.count)
        && text.utf8.allSatisfy { $0.isLetterOrDigit || [0x2D, 0x5F, 0x3A].contains($0) }
    case .web: WebPushSubscription(token: text) != nil
    }
  }

  /// Returns whether the text is a bundle id, package name or host name: 1–155 letters, digits,
  /// `.`, `-` and `_`.
  package static func isAppID(_ text: String) -> Bool {
    (1...155).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isLetterOrDigit || [0x2D, 0x2E, 0x5F].contains($0) }
  }
}

/// The description omits the token, because it may be logged.
extension PushAddress: CustomStringConvertible, CustomDebugStringConvertible {
  package var description: String { "a device of \(appID)" }
  package var debugDescription: String { description }
}

/// Push service of a device.
package enum PushPlatform: Int16, Sendable, Hashable, CaseIterable {
  /// Apple Push Notification service.
  case apns = 1
  /// Firebase Cloud Messaging.
  case fcm = 2
  /// Web Push (RFC 8030): a page, through the push service of its browser.
  case web = 3
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
