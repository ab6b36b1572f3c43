import Fields
package import PlanningDomain
import Serialization

/// What APNs passes on to the device ("Generating a remote notification", Apple).
package enum APNsPayload {
  package static func bytes(_ message: PushMessage) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("aps")
      json.object { json in
        json.name("alert")
        json.object { json in
          json.name("title")
          json.string(message.text.title)
          json.name("body")
          json.string(message.text.body)
        }
        json.name("sound")
        json.string("default")
      }
      json.name("notification_id")
      json.string(message.notificationID.text)
    }
    return json.bytes
  }
}
