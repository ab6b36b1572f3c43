import Fields
public import FoundationEssentials
public import Tokens

/// The access tokens that a service accepts.
public struct TokenSettings: Sendable {
  /// `OTOLITH_TOKENS`; if off, every caller has the same identity, for a service in a closed
  /// network. Only permitted for services that can run alone.
  public var areRequired: Bool
  /// `OTOLITH_TOKEN_ISSUER`.
  public var issuer: String
  /// `OTOLITH_TOKEN_AUDIENCE`.
  public var audience: String
  /// `OTOLITH_TOKEN_TYPES`: accepted types of another issuer's tokens; `jwt` includes tokens
  /// without a type. Those of `otolith-auth` are `at+jwt`.
  public var types: Set<TokenType>
  /// `OTOLITH_TOKEN_ROLES_CLAIM`, `OTOLITH_TOKEN_STUDIES_CLAIM`, `OTOLITH_TOKEN_LEADS_CLAIM`: names
  /// of the claims about rights in another issuer's tokens. `OTOLITH_TOKEN_ROLES`: mapping of its
  /// role names.
  public var claimNames: ClaimNames
  /// `OTOLITH_JWKS_FILE`: trusted signing keys of another issuer.
  public var keySetFile: String?
  /// `OTOLITH_JWKS_URL`: the same from the issuer's server, read at start, every ten minutes, and
  /// for an unknown key.
  public var keySetURL: String?
  /// `OTOLITH_TOKENS_OFF_PARTICIPANT` and `OTOLITH_TOKENS_OFF_ROLES`: identity of every caller
  /// without tokens.
  public var openIdentity: (participantID: UUID, roles: Set<Role>)

  /// - Parameters:
  ///   - runsAlone: whether the service works without tokens.
  ///   - listen: address for calls.
  init(
    _ reader: inout SettingsReader, serviceName: String, runsAlone: Bool, listen: NetworkAddress,
    permitsPlaintext: Bool
  ) {
    issuer = reader.read(Self.issuerSetting)
    audience = reader.read(Self.audienceSetting(of: serviceName))
    keySetFile = reader.read(Self.keySetFileSetting)
    keySetURL = reader.read(Self.keySetURLSetting)
    types = [.accessToken]
    claimNames = ClaimNames()
    openIdentity = (
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      [.studyLeader, .administrator, .service]
    )
    areRequired = reader.read(Self.tokensSetting(runsAlone: runsAlone)) == .required
    if let url = keySetURL, !url.hasPrefix("https://"),
      !(permitsPlaintext && url.hasPrefix("http://")), !Self.isLoopback(url)
    {
      reader.reject(
        "OTOLITH_JWKS_URL is \"\(url)\": an attacker on the network could replace the keys: "
          + "use https (or, on a private network, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
    readTypes(&reader)
    readClaimNames(&reader)
    readRoleNames(&reader)
    if runsAlone { readOpenIdentity(&reader) }
    let isAcknowledged = runsAlone && reader.read(Self.openPublicSetting)
    if !areRequired, !listen.isLoopback, !isAcknowledged {
      reader.reject(
        "OTOLITH_TOKENS is off and OTOLITH_LISTEN is \(listen): every client on another "
          + "machine would have all rights: listen on loopback (or, if this is intended, set "
          + "OTOLITH_TOKENS_OFF_PUBLIC=true)")
    }
  }

  private mutating func readTypes(_ reader: inout SettingsReader) {
    guard let text = reader.read(Self.typesSetting) else { return }
    let names = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let known = names.compactMap { TokenType(rawValue: String($0.filter { $0 != " " })) }
      .filter(TokenType.ofIssuers.contains)
    if known.count == names.count {
      types = Set(known)
    } else {
      reader.reject(
        "OTOLITH_TOKEN_TYPES is \"\(text)\": expected some of "
          + TokenType.ofIssuers.map(\.rawValue).joined(separator: ", "))
    }
  }

  private mutating func readClaimNames(_ reader: inout SettingsReader) {
    let claims: [(setting: Setting<String>, name: WritableKeyPath<ClaimNames, String>)] = [
      (Self.rolesClaimSetting, \.roles), (Self.studiesClaimSetting, \.studies),
      (Self.leadsClaimSetting, \.leads),
    ]
    for (setting, name) in claims {
      let text = reader.read(setting)
      if text.utf8.count <= ClaimNames.sizeMax {
        claimNames[keyPath: name] = text
      } else {
        reader.reject("\(setting.variable) exceeds the limit of \(ClaimNames.sizeMax) bytes")
      }
    }
  }

  private mutating func readRoleNames(_ reader: inout SettingsReader) {
    guard let text = reader.read(Self.rolesSetting) else { return }
    for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty,
        let role = Role(rawValue: String(parts[1].filter { $0 != " " }))
      else {
        reader.reject(
          "OTOLITH_TOKEN_ROLES is \"\(text)\": expected NAME=ROLE, comma-separated, with "
            + "roles of " + Role.allCases.map(\.rawValue).joined(separator: ", "))
        return
      }
      let isSpace = { (character: Character) in character == " " }
      let name = String(parts[0].drop(while: isSpace).reversed().drop(while: isSpace).reversed())
      claimNames.roleNames[name, default: []].insert(role)
    }
  }

  private mutating func readOpenIdentity(_ reader: inout SettingsReader) {
    let participant = reader.read(Self.openParticipantSetting)
    let roles = reader.read(Self.openRolesSetting)
    if areRequired, participant != nil || roles != nil {
      reader.reject(
        "OTOLITH_TOKENS_OFF_PARTICIPANT and OTOLITH_TOKENS_OFF_ROLES require OTOLITH_TOKENS=off")
    }
    if let participant {
      if let id = UUID(text: participant) {
        openIdentity.participantID = id
      } else {
        reader.reject("OTOLITH_TOKENS_OFF_PARTICIPANT is \"\(participant)\": expected a UUID")
      }
    }
    if let roles {
      let names = roles.split(separator: ",").map { String($0.filter { $0 != " " }) }
      let known = names.compactMap(Role.init(rawValue:))
      if known.count == names.count {
        openIdentity.roles = Set(known)
      } else {
        reader.reject(
          "OTOLITH_TOKENS_OFF_ROLES is \"\(roles)\": expected some of "
            + Role.allCases.map(\.rawValue).joined(separator: ", "))
      }
    }
  }

  /// Whether the host is this machine; `http://127.0.0.1:x@host/` is another.
  static func isLoopback(_ url: String) -> Bool {
    ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { host in
      guard url.hasPrefix(host) else { return false }
      let rest = url.dropFirst(host.count)
      guard rest.first == ":" else { return rest.first == "/" }
      let port = rest.dropFirst().prefix { $0 != "/" }
      return UInt16(port) != nil
    }
  }
}
