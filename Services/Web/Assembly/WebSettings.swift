import FoundationEssentials
import Identity
import ServiceBasics
import Settings

/// Settings that only otolith-web has, and the files that they name.
struct WebSettings: Sendable {
  var keys: SealingKeys
  var files: PageFiles
  var trusted: TrustedPeers
  var limits: WebLimits
  /// `OTOLITH_CLIENT_ID`
  var clientID: String?

  static let key = Setting<String?>.file(
    "web.key.file",
    standard: .required(
      when: nil,
      advice:
        "set it to the file of the key that seals sessions in cookies: 64 hexadecimal digits, made "
        + "by `openssl rand -hex 32`, readable only by the service"),
    reload: .reload, isSecret: true,
    "64 hexadecimal digits (openssl rand -hex 32): seals sessions in the browsers' cookies. The same for "
      + "all instances behind one name")

  static let previousKey = Setting<String?>.file(
    "web.key.previous.file", reload: .reload, isSecret: true,
    "previous key during a replacement: sessions sealed with it are accepted and sealed again")

  static let pages = Setting<String>.text(
    "web.pages", kind: .path, default: "/usr/share/otolith/web", reload: .reload,
    "folder of the pages' files, read at the start and at a reload")

  private static let client = Setting<String?>.text(
    "client.id",
    "id of the public client (otolithctl clients register --platform web) that the pages sign in with; "
      + "required if otolith-auth accepts registered clients only")

  private static let connections = Setting.integer(
    "limit.connections", default: WebLimits().connectionsMax, in: 1...100_000,
    "open connections of browsers and proxies; fewer if the limit of open files is lower")

  private static let calls = Setting.integer(
    "limit.calls", default: WebLimits().callsMax, in: 1...100_000,
    "requests being answered at once, without those of files")

  private static let requestBytes = Setting.integer(
    "limit.request.bytes", default: WebLimits().bodyBytesMax, in: 1_024...64 << 20, unit: "bytes",
    "size of the body of one call")

  private static let waitingBytes = Setting.integer(
    "limit.waiting.bytes", default: WebLimits().bodyBytesTotalMax, in: 1 << 20...1 << 36,
    unit: "bytes", "bodies of all requests being received or answered")

  static let group = SettingsGroup(
    "This service",
    [key, previousKey, pages, client] + PeerSettings.settings
      + [connections, calls, requestBytes, waitingBytes])

  init(_ reader: inout SettingsReader) {
    keys = SealingKeys(
      current: reader.key(Self.key) { SealingKey(text: $0) } ?? SealingKey(),
      previous: reader.key(Self.previousKey) { SealingKey(text: $0) })
    let folder = reader.read(Self.pages)
    do {
      files = try PageFiles(folder: folder)
    } catch {
      files = PageFiles()
      for problem in (error as? SettingsError)?.problems ?? ["\(error)"] { reader.reject(problem) }
    }
    trusted = PeerSettings.read(&reader)
    clientID = reader.read(Self.client)
    limits = WebLimits(
      connectionsMax: reader.read(Self.connections), callsMax: reader.read(Self.calls),
      bodyBytesMax: reader.read(Self.requestBytes),
      bodyBytesTotalMax: reader.read(Self.waitingBytes))
  }
}
