import Fields
import FoundationEssentials
import ServiceKit

/// Settings of push messages: platforms and texts.
struct PushSettings: Sendable {
  /// APNs: `OTOLITH_PUSH_APNS_KEY_FILE`, `OTOLITH_PUSH_APNS_KEY_ID`, `OTOLITH_PUSH_APNS_TEAM_ID`,
  /// `OTOLITH_PUSH_APNS_TOPIC` and `OTOLITH_PUSH_APNS_URL`; nil if not configured.
  var apns: APNsConfiguration?
  /// FCM: `OTOLITH_PUSH_FCM_CREDENTIALS_FILE` and `OTOLITH_PUSH_FCM_URL`; nil if not configured.
  var fcm: FCMConfiguration?
  /// Web Push: `OTOLITH_PUSH_WEB_KEY_FILE`, `OTOLITH_PUSH_WEB_CONTACT` and
  /// `OTOLITH_PUSH_WEB_HOSTS`; nil if not configured.
  var web: WebPushConfiguration?
  /// `OTOLITH_PUSH_TEXTS_FILE`.
  var texts: PushTexts
  /// `OTOLITH_PUSH_TRUST_ROOTS_FILE`.
  var client = HTTPClient.Configuration()

  /// - Throws: `SettingsError` that names every invalid setting.
  init(reader: SettingsReader) throws {
    var reader = reader
    apns = Self.readAPNs(&reader)
    fcm = Self.readFCM(&reader)
    web = Self.readWeb(&reader)
    texts = Self.readTexts(&reader)
    client.trustRootsFile = reader.readable(Self.trustRootsFile)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  /// Configured platforms with their apps; nil for all apps.
  var apps: [PushPlatform: Set<String>?] {
    var apps: [PushPlatform: Set<String>?] = [:]
    if let apns { apps[.apns] = .some(apns.topics) }
    if fcm != nil { apps[.fcm] = .some(nil) }
    if web != nil { apps[.web] = .some(nil) }
    return apps
  }

  /// Returns a router for the configured platforms.
  func router() -> PushRouter {
    let client = HTTPClient(client)
    var senders: [PushPlatform: any PushSender] = [:]
    senders[.apns] = apns.map { APNsSender($0, client: client) }
    senders[.fcm] = fcm.map { FCMSender($0, client: client) }
    senders[.web] = web.map { WebPushSender($0, client: client) }
    return PushRouter(senders)
  }

  // MARK: - APNs

  private static func readAPNs(_ reader: inout SettingsReader) -> APNsConfiguration? {
    guard let path = reader.read(apnsKeyFile) else {
      let others: [any DefinedSetting] = [apnsKeyID, apnsTeamID, apnsTopic, apnsURL]
      for setting in others.map(\.definition) where reader.isSet(setting) {
        reader.reject("\(setting.variable) is set, but OTOLITH_PUSH_APNS_KEY_FILE is not")
      }
      return nil
    }
    let keyID = readName(apnsKeyID, &reader)
    let teamID = readName(apnsTeamID, &reader)
    let list = reader.read(apnsTopic) ?? ""
    let topics = list.split(separator: ",").map { String($0.filter { $0 != " " }) }
    if !topics.allSatisfy(PushAddress.isAppID) {
      reader.reject(
        "OTOLITH_PUSH_APNS_TOPIC is \"\(list)\": expected bundle ids separated by commas")
    }
    let url = readURL(apnsURL, &reader)
    guard let pem = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("OTOLITH_PUSH_APNS_KEY_FILE: \(path) cannot be read")
      return nil
    }
    guard let key = PrivateKey(pem: pem, for: .es256) else {
      reader.reject(
        "OTOLITH_PUSH_APNS_KEY_FILE: \(path) has no private key on the curve P-256 in PEM")
      return nil
    }
    return APNsConfiguration(
      key: key, keyID: keyID, teamID: teamID, topics: Set(topics), baseURL: url)
  }

  private static func readName(
    _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> String {
    let text = reader.read(setting) ?? ""
    let isName =
      text.utf8.count == 10
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    if !text.isEmpty, !isName {
      reader.reject("\(setting.variable) is \"\(text)\": expected 10 upper-case letters and digits")
    }
    return text
  }

  // MARK: - FCM

  private static func readFCM(_ reader: inout SettingsReader) -> FCMConfiguration? {
    guard let path = reader.read(fcmCredentialsFile) else {
      if reader.isSet(fcmURL) {
        reader.reject("OTOLITH_PUSH_FCM_URL is set, but OTOLITH_PUSH_FCM_CREDENTIALS_FILE is not")
      }
      return nil
    }
    let url = readURL(fcmURL, &reader)
    guard let json = FileManager.default.contents(atPath: path) else {
      reader.reject("OTOLITH_PUSH_FCM_CREDENTIALS_FILE: \(path) cannot be read")
      return nil
    }
    do throws(ServiceAccount.Rejection) {
      return FCMConfiguration(account: try ServiceAccount(json: Array(json)), baseURL: url)
    } catch {
      reader.reject("OTOLITH_PUSH_FCM_CREDENTIALS_FILE: \(path): \(error)")
      return nil
    }
  }

  /// Reads an https URL, the only scheme to which tokens are sent.
  private static func readURL(
    _ setting: Setting<String>, _ reader: inout SettingsReader
  ) -> String {
    let text = reader.read(setting)
    if !text.hasPrefix("https://") || text.hasSuffix("/") {
      reader.reject(
        "\(setting.variable) is \"\(text)\": expected an https:// URL without a trailing /")
    }
    return text
  }

  // MARK: - Texts

  private struct Text: Decodable {
    var title: String
    var body: String
  }

  private static func readTexts(_ reader: inout SettingsReader) -> PushTexts {
    guard let path = reader.read(textsFile) else { return .shipped }
    let name = "OTOLITH_PUSH_TEXTS_FILE: \(path)"
    guard let json = FileManager.default.contents(atPath: path) else {
      reader.reject("\(name) cannot be read")
      return .shipped
    }
    guard let read = try? JSONDecoder().decode([String: Text].self, from: json) else {
      reader.reject("\(name) is not JSON with a title and a body for each language")
      return .shipped
    }
    var texts: [LanguageTag: PushText] = [:]
    for (tag, text) in read.sorted(by: { $0.key < $1.key }) {
      let pushText = PushText(title: text.title, body: text.body)
      guard let language = LanguageTag(tag) else {
        reader.reject("\(name): \(tag.quotedExcerpt) is not a language tag such as en or pt-BR")
        continue
      }
      if text.title.isEmpty || text.body.isEmpty {
        reader.reject("\(name): title or body is missing for \(language)")
      } else if !PushPayload.fits(pushText) {
        reader.reject(
          "\(name): the text for \(language) exceeds \(PushPayload.sizeMax) bytes in a push message"
        )
      }
      texts[language] = pushText
    }
    guard let found = PushTexts(texts) else {
      reader.reject("\(name): the text for en is missing; it is the default")
      return .shipped
    }
    return found
  }
}
