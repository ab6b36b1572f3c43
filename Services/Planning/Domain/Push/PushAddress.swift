import Fields

/// Where a push message goes: one app on one device.
package struct PushAddress: Sendable, Hashable {
  package var platform: PushPlatform
  /// What the platform gave the app; whoever has it and our keys can reach the device.
  package var token: String
  /// The bundle id (APNs) or package name (FCM) of the app.
  package var appID: String

  package init(platform: PushPlatform, token: String, appID: String) {
    self.platform = platform
    self.token = token
    self.appID = appID
  }

  /// Longest token of each platform, in characters: Apple says that its tokens vary, and Google that its
  /// own do; both have less than half of this today.
  package static func tokenLengthMax(of platform: PushPlatform) -> Int {
    platform == .apns ? 400 : 1_024
  }

  /// Whether the platform could have made the token: hexadecimal digits of APNs, letters, digits, `-`, `_`
  /// and `:` of FCM.
  package static func isToken(_ text: String, of platform: PushPlatform) -> Bool {
    guard (1...tokenLengthMax(of: platform)).contains(text.utf8.count) else { return false }
    return text.utf8.allSatisfy { byte in
      switch platform {
      case .apns: Hexadecimal.value(of: byte) != nil
      case .fcm: isAlphanumeric(byte) || [0x2D, 0x5F, 0x3A].contains(byte)
      }
    }
  }

  /// Bundle ids and package names: 1–155 letters, digits, `.`, `-` and `_`.
  package static func isAppID(_ text: String) -> Bool {
    (1...155).contains(text.utf8.count)
      && text.utf8.allSatisfy { isAlphanumeric($0) || [0x2D, 0x2E, 0x5F].contains($0) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// Without the token: this text may end up in logs.
extension PushAddress: CustomStringConvertible, CustomDebugStringConvertible {
  package var description: String { "a device of \(appID)" }
  package var debugDescription: String { description }
}
