import Fields
package import FoundationEssentials
package import PlanningDomain
import Serialization

/// A message of FCM's HTTP v1 API (`projects.messages`, Google).
package enum FCMPayload {
  /// The longest that FCM keeps a message, in seconds.
  static let lifetimeMax: Double = 28 * 86_400

  /// - Parameter token: is not counted into what FCM calls the payload.
  package static func bytes(_ message: PushMessage, token: String, at now: Date) -> [UInt8] {
    let lifetime = min(max(0, message.expires.timeIntervalSince(now)), lifetimeMax)
    var json = JSONWriter()
    json.object { json in
      json.name("message")
      json.object { json in
        json.name("token")
        json.string(token)
        json.name("notification")
        json.object { json in
          json.name("title")
          json.string(message.text.title)
          json.name("body")
          json.string(message.text.body)
        }
        json.name("data")
        json.object { json in
          json.name("notification_id")
          json.string(message.notificationID.text)
        }
        json.name("android")
        json.object { json in
          json.name("priority")
          json.string("HIGH")
          json.name("ttl")
          json.string("\(Int64(lifetime))s")
          json.name("notification")
          json.object { json in
            // A reminder takes the place of what it reminds of. (Not by collapse_key: FCM keeps only four
            // of them for a device that is away.)
            json.name("tag")
            json.string(message.notificationID.text)
          }
        }
      }
    }
    return json.bytes
  }
}
