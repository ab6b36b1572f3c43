import ServiceKit

extension PushSettings {
  private static let withKey = "with OTOLITH_PUSH_APNS_KEY_FILE"

  static let apnsKeyFile = Setting<String?>.file(
    "push.apns.key.file", standard: .otherwise("no APNs messages"), isSecret: true,
    "key file (.p8) issued by Apple for push messages, readable only by the service")

  static let apnsKeyID = name("push.apns.key.id", of: "key")
  static let apnsTeamID = name("push.apns.team.id", of: "team")

  private static func name(_ key: String, of what: String) -> Setting<String?> {
    .text(
      key,
      standard: .required(when: withKey, advice: "OTOLITH_PUSH_APNS_KEY_FILE requires it"),
      "Apple's id of the \(what), 10 letters and digits")
  }

  static let apnsTopic = Setting<String?>.text(
    "push.apns.topic", kind: .list,
    standard: .required(when: withKey, advice: "give the bundle id of the app"),
    "bundle ids of the apps that use the key")

  static let apnsURL = Setting<String>.text(
    "push.apns.url", kind: .url, default: APNsConfiguration.productionURL,
    "URL of APNs; https://api.sandbox.push.apple.com for apps installed by Xcode")

  static let fcmCredentialsFile = Setting<String?>.file(
    "push.fcm.credentials.file", standard: .otherwise("no FCM messages"), isSecret: true,
    "JSON file of a service account that may send messages of a Firebase project, readable only "
      + "by the service")

  static let fcmURL = Setting<String>.text(
    "push.fcm.url", kind: .url, default: FCMConfiguration.productionURL, "URL of FCM")

  static let webKeyFile = Setting<String?>.file(
    "push.web.key.file", standard: .otherwise("no Web Push"), isSecret: true,
    "PEM file with a private key on P-256 (VAPID), made by openssl genpkey -algorithm EC -pkeyopt "
      + "ec_paramgen_curve:P-256, readable only by the service")

  static let webContact = Setting<String?>.text(
    "push.web.contact",
    standard: .required(
      when: "with OTOLITH_PUSH_WEB_KEY_FILE", advice: "give a mailto: or https: URL"),
    "mailto: or https: URL with which push services reach you")

  static let webHosts = Setting<String>.text(
    "push.web.hosts", kind: .list, default: WebPushHosts.standard,
    "hosts of browsers' push services to which messages may be sent; *. stands for subdomains")

  static let textsFile = Setting<String?>.file(
    "push.texts.file", standard: .otherwise("texts in de and en"),
    #"texts of push messages: {"en": {"title": "…", "body": "…"}, "de": …}; en is used "#
      + "if there is no other")

  static let trustRootsFile = Setting<String?>.file(
    "push.trust.roots.file", standard: .otherwise("system certificates"),
    "PEM file of the authorities for APNs, FCM, Web Push and alerts' webhooks, such as that of "
      + "a proxy that inspects TLS")

  static let all: [any DefinedSetting] = [
    apnsKeyFile, apnsKeyID, apnsTeamID, apnsTopic, apnsURL, fcmCredentialsFile, fcmURL, webKeyFile,
    webContact, webHosts, textsFile, trustRootsFile,
  ]
}
