import PlanningPush
import ServiceKit

extension PushSettings {
  private static let withKey = "with OTOLITH_PUSH_APNS_KEY_FILE"

  static let apnsKeyFile = Setting<String?>.file(
    "push.apns.key.file", standard: .otherwise("no messages by APNs"), isSecret: true,
    "the key (.p8) that Apple gave for push messages, readable by the service alone")

  static let apnsKeyID = name("push.apns.key.id", of: "the key")
  static let apnsTeamID = name("push.apns.team.id", of: "the team")

  private static func name(_ key: String, of what: String) -> Setting<String?> {
    .text(
      key,
      standard: .required(when: withKey, advice: "it belongs to OTOLITH_PUSH_APNS_KEY_FILE"),
      "Apple's name of \(what), 10 letters and digits")
  }

  static let apnsTopic = Setting<String?>.text(
    "push.apns.topic", kind: .list,
    standard: .required(when: withKey, advice: "give the bundle id of the app"),
    "bundle ids of the apps that the key is for")

  static let apnsURL = Setting<String>.url(
    "push.apns.url", default: APNsConfiguration.productionURL,
    "https://api.sandbox.push.apple.com for apps that Xcode installed")

  static let fcmCredentialsFile = Setting<String?>.file(
    "push.fcm.credentials.file", standard: .otherwise("no messages by FCM"), isSecret: true,
    "JSON file of a service account that may send messages of a Firebase project, readable by the "
      + "service alone")

  static let fcmURL = Setting<String>.url(
    "push.fcm.url", default: FCMConfiguration.productionURL, "where messages for FCM are sent")

  static let textsFile = Setting<String?>.file(
    "push.texts.file", standard: .otherwise("texts in de and en"),
    #"what push messages say: {"en": {"title": "…", "body": "…"}, "de": …}; en is for everybody who "#
      + "has no other")

  static let trustRootsFile = Setting<String?>.file(
    "push.trust.roots.file", standard: .otherwise("the system's"),
    "PEM: authorities that vouch for APNs and FCM, behind a proxy that looks into TLS")

  static let all: [any DefinedSetting] = [
    apnsKeyFile, apnsKeyID, apnsTeamID, apnsTopic, apnsURL, fcmCredentialsFile, fcmURL, textsFile,
    trustRootsFile,
  ]
}
