import Fields
import FoundationEssentials
import Serialization

/// Limits of payloads that apply to every platform.
enum PushPayload {
  /// Maximum payload size of APNs and FCM, in bytes.
  static let sizeMax = 4_096

  /// Returns whether messages with the text fit on every platform; all other parts have a fixed
  /// size.
  static func fits(_ text: PushText) -> Bool {
    let latest = Date(timeIntervalSince1970: 253_402_300_799)
    let message = PushMessage(id: UUID(), notificationID: UUID(), text: text, expires: latest)
    let payloads = [
      APNsPayload.bytes(message), FCMPayload.bytes(message, token: "", at: .distantPast),
    ]
    return payloads.allSatisfy { $0.count <= sizeMax }
      && WebPushPayload.bytes(message).count <= WebPushEncryption.plaintextSizeMax
  }
}

/// Payload for APNs ("Generating a remote notification", Apple).
enum APNsPayload {
  static func bytes(_ message: PushMessage) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.object("aps") { json in
        json.object("alert") { json in
          json.member("title", message.text.title)
          json.member("body", message.text.body)
        }
        json.member("sound", "default")
      }
      json.member("notification_id", message.notificationID.text)
    }
    return json.bytes
  }
}

/// A message of FCM's HTTP v1 API (`projects.messages`, Google).
enum FCMPayload {
  /// Maximum time that FCM keeps a message, in seconds.
  static let lifetimeMax: Double = 28 * 86_400

  /// - Parameter token: device token; not counted in the payload size.
  static func bytes(_ message: PushMessage, token: String, at now: Date) -> [UInt8] {
    let lifetime = min(max(0, message.expires.timeIntervalSince(now)), lifetimeMax)
    var json = JSONWriter()
    json.object { json in
      json.object("message") { json in
        json.member("token", token)
        json.object("notification") { json in
          json.member("title", message.text.title)
          json.member("body", message.text.body)
        }
        json.object("data") { json in
          json.member("notification_id", message.notificationID.text)
        }
        json.object("android") { json in
          json.member("priority", "HIGH")
          json.member("ttl", "\(Int64(lifetime))s")
          json.object("notification") { json in
            // A reminder replaces the notification on the screen. collapse_key is not used, because
            // FCM keeps only four per unreachable device.
            json.member("tag", message.notificationID.text)
          }
        }
      }
    }
    return json.bytes
  }
}

/// Payload for a page's service worker, encrypted for its browser.
enum WebPushPayload {
  /// Maximum time that push services keep a message, in seconds.
  private static let lifetimeMax: Double = 28 * 86_400

  static func bytes(_ message: PushMessage) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("title", message.text.title)
      json.member("body", message.text.body)
      json.member("notification_id", message.notificationID.text)
    }
    return json.bytes
  }

  /// Returns the time in seconds that the push service keeps the message (RFC 8030 §5.2).
  static func lifetime(of message: PushMessage, at now: Date) -> Int64 {
    Int64(min(max(0, message.expires.timeIntervalSince(now)), lifetimeMax))
  }

  /// Returns the notification's id in the form of a topic, at most 32 characters of base64url
  /// (RFC 8030 §5.4).
  static func topic(of message: PushMessage) -> String {
    Base64URL.encode(withUnsafeBytes(of: message.notificationID.uuid) { Array($0) })
  }
}
