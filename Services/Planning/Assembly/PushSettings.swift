import Fields
import FoundationEssentials
import PlanningApplication
import PlanningDomain
import PlanningPush
import ServiceKit

/// The settings of push messages: which platforms are there, and what they are told.
struct PushSettings: Sendable {
  /// `OTOLITH_PUSH_APNS_KEY_FILE`, `OTOLITH_PUSH_APNS_KEY_ID`, `OTOLITH_PUSH_APNS_TEAM_ID`,
  /// `OTOLITH_PUSH_APNS_TOPIC` and `OTOLITH_PUSH_APNS_URL`; nil: no APNs.
  var apns: APNsConfiguration?
  /// `OTOLITH_PUSH_FCM_CREDENTIALS_FILE` and `OTOLITH_PUSH_FCM_URL`; nil: no FCM.
  var fcm: FCMConfiguration?
  /// `OTOLITH_PUSH_TEXTS_FILE`.
  var texts: PushTexts
  /// `OTOLITH_PUSH_TRUST_ROOTS_FILE`.
  var client = HTTPClient.Configuration()

  /// - Throws: `SettingsError` naming every wrong setting.
  init(reader: SettingsReader) throws {
    var reader = reader
    apns = Self.readAPNs(&reader)
    fcm = Self.readFCM(&reader)
    texts = Self.readTexts(&reader)
    client.trustRootsFile = reader.readable(Self.trustRootsFile)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }

  /// The platforms that are set up, each with its apps; nil: whatever app.
  var apps: [PushPlatform: Set<String>?] {
    var apps: [PushPlatform: Set<String>?] = [:]
    if let apns { apps[.apns] = .some(apns.topics) }
    if fcm != nil { apps[.fcm] = .some(nil) }
    return apps
  }

  /// Of the platforms that are set up.
  func router() -> PushRouter {
    let client = HTTPClient(client)
    var senders: [PushPlatform: any PushSender] = [:]
    senders[.apns] = apns.map { APNsSender($0, client: client) }
    senders[.fcm] = fcm.map { FCMSender($0, client: client) }
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
      reader.reject("OTOLITH_PUSH_APNS_TOPIC is \"\(list)\", not bundle ids, comma-separated")
    }
    let url = readURL(apnsURL, &reader)
    guard let pem = try? String(contentsOfFile: path, encoding: .utf8) else {
      reader.reject("OTOLITH_PUSH_APNS_KEY_FILE: \(path) cannot be read")
      return nil
    }
    guard let key = PrivateKey(pem: pem, for: .es256) else {
      reader.reject(
        "OTOLITH_PUSH_APNS_KEY_FILE: \(path) holds no private key on the curve P-256 in PEM")
      return nil
    }
    var configuration = APNsConfiguration(
      key: key, keyID: keyID, teamID: teamID, topics: Set(topics))
    configuration.baseURL = url
    return configuration
  }

  private static func readName(
    _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> String {
    let text = reader.read(setting) ?? ""
    let isName =
      text.utf8.count == 10
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    if !text.isEmpty, !isName {
      reader.reject("\(setting.variable) is \"\(text)\", not 10 upper-case letters and digits")
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
      var configuration = FCMConfiguration(account: try ServiceAccount(json: Array(json)))
      configuration.baseURL = url
      return configuration
    } catch {
      reader.reject("OTOLITH_PUSH_FCM_CREDENTIALS_FILE: \(path) \(error)")
      return nil
    }
  }

  /// What tokens are sent to is https.
  private static func readURL(
    _ setting: Setting<String>, _ reader: inout SettingsReader
  ) -> String {
    let text = reader.read(setting)
    if !text.hasPrefix("https://") || text.hasSuffix("/") {
      reader.reject(
        "\(setting.variable) is \"\(text)\", which does not begin with https://, or ends with /")
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
      reader.reject("\(name) is no JSON that has a title and a body for each language")
      return .shipped
    }
    var texts: [LanguageTag: PushText] = [:]
    for (tag, text) in read.sorted(by: { $0.key < $1.key }) {
      let pushText = PushText(title: text.title, body: text.body)
      guard let language = LanguageTag(tag) else {
        reader.reject("\(name) has \(tag.quotedExcerpt), which is no language, such as en or pt-BR")
        continue
      }
      if text.title.isEmpty || text.body.isEmpty {
        reader.reject("\(name) has no title or no body in \(language)")
      } else if !PushPayload.fits(pushText) {
        reader.reject(
          "\(name) says more in \(language) than the \(PushPayload.sizeMax) bytes of a push message "
            + "hold")
      }
      texts[language] = pushText
    }
    guard let found = PushTexts(texts) else {
      reader.reject("\(name) has no text in en, which those get who have no other")
      return .shipped
    }
    return found
  }
}
