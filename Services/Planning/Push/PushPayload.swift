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
