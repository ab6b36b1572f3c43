import Fields
public import FoundationEssentials

/// Whose access tokens a service accepts.
public struct TokenSettings: Sendable {
  /// `OTOLITH_TOKENS`: `required` (default) or `off`, for a closed network: whoever reaches the
  /// service then acts as one and the same identity. Only services that can run alone may.
  public var areRequired: Bool
  /// `OTOLITH_TOKEN_ISSUER`, default `otolith`.
  public var issuer: String
  /// `OTOLITH_TOKEN_AUDIENCE`, default: the service's name.
  public var audience: String
  /// `OTOLITH_TOKEN_TYPES`, comma-separated: what tokens of another issuer may call themselves, `at+jwt`
  /// (default) or `jwt`, which stands for none at all too. Those of `otolith-auth` are `at+jwt`.
  public var types: Set<TokenType>
  /// `OTOLITH_TOKEN_ROLES_CLAIM`, `OTOLITH_TOKEN_STUDIES_CLAIM`, `OTOLITH_TOKEN_LEADS_CLAIM`: where tokens of
  /// another issuer say what somebody may do; default `roles`, `studies` and `leads`.
  ///
  /// `OTOLITH_TOKEN_ROLES`, comma-separated `NAME=ROLE`: what their names of roles mean here; default:
  /// nothing.
  public var claimNames: ClaimNames
  /// `OTOLITH_JWKS_FILE`: trusted signing keys of another issuer.
  public var keySetFile: String?
  /// `OTOLITH_JWKS_URL`: the same from where their issuer publishes them, read at the start, every ten
  /// minutes, and when a token names a key that is not known.
  public var keySetURL: String?
  /// `OTOLITH_TOKENS_OFF_PARTICIPANT`, a UUID, and `OTOLITH_TOKENS_OFF_ROLES`, comma-separated:
  /// who everybody is without tokens. Default: the nil UUID with the roles study_leader,
  /// administrator and service.
  public var openIdentity: (participantID: UUID, roles: Set<Role>)

  /// - Parameter listen: where callers come in.
  init(
    _ reader: inout SettingsReader, serviceName: String, listen: NetworkAddress,
    permitsPlaintext: Bool
  ) {
    issuer = reader.string("token.issuer") ?? "otolith"
    audience = reader.string("token.audience") ?? serviceName
    keySetFile = reader.string("jwks.file")
    keySetURL = reader.string("jwks.url")
    types = [.accessToken]
    claimNames = ClaimNames()
    openIdentity = (
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      [.studyLeader, .administrator, .service]
    )
    switch reader.string("tokens") ?? "required" {
    case "required": areRequired = true
    case "off": areRequired = false
    case let other:
      areRequired = true
      reader.reject("OTOLITH_TOKENS is \"\(other)\", not one of required, off")
    }
    if let url = keySetURL, !url.hasPrefix("https://"),
      !(permitsPlaintext && url.hasPrefix("http://")), !Self.isLoopback(url)
    {
      reader.reject(
        "OTOLITH_JWKS_URL is \"\(url)\": whoever is on the way could put keys of their own into "
          + "it; use https (or, on a private network, OTOLITH_PLAINTEXT_BEHIND_PROXY=true)")
    }
    readTypes(&reader)
    readClaimNames(&reader)
    readRoleNames(&reader)
    readOpenIdentity(&reader)
    let isAcknowledged = reader.boolean("tokens.off.public", default: false)
    if !areRequired, !listen.isLoopback, !isAcknowledged {
      reader.reject(
        "OTOLITH_TOKENS is off and OTOLITH_LISTEN is \(listen): whoever reaches it from another "
          + "machine may do everything; listen on loopback (or, if that is meant, "
          + "OTOLITH_TOKENS_OFF_PUBLIC=true)")
    }
  }

  private mutating func readTypes(_ reader: inout SettingsReader) {
    guard let text = reader.string("token.types") else { return }
    let names = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let known = names.compactMap { TokenType(rawValue: String($0.filter { $0 != " " })) }
      .filter(TokenType.ofIssuers.contains)
    if known.count == names.count {
      types = Set(known)
    } else {
      reader.reject(
        "OTOLITH_TOKEN_TYPES is \"\(text)\", not some of "
          + TokenType.ofIssuers.map(\.rawValue).joined(separator: ", "))
    }
  }

  private mutating func readClaimNames(_ reader: inout SettingsReader) {
    let claims: [(setting: String, name: WritableKeyPath<ClaimNames, String>)] = [
      ("roles", \.roles), ("studies", \.studies), ("leads", \.leads),
    ]
    for (setting, name) in claims {
      let key = "token.\(setting).claim"
      guard let text = reader.string(key) else { continue }
      if text.utf8.count <= ClaimNames.sizeMax {
        claimNames[keyPath: name] = text
      } else {
        reader.reject(
          "\(SettingsReader.variable(key)) is longer than \(ClaimNames.sizeMax) bytes")
      }
    }
  }

  private mutating func readRoleNames(_ reader: inout SettingsReader) {
    guard let text = reader.string("token.roles") else { return }
    for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty,
        let role = Role(rawValue: String(parts[1].filter { $0 != " " }))
      else {
        reader.reject(
          "OTOLITH_TOKEN_ROLES is \"\(text)\", not NAME=ROLE or several, separated by commas, with "
            + "roles of " + Role.allCases.map(\.rawValue).joined(separator: ", "))
        return
      }
      let isSpace = { (character: Character) in character == " " }
      let name = String(parts[0].drop(while: isSpace).reversed().drop(while: isSpace).reversed())
      claimNames.roleNames[name, default: []].insert(role)
    }
  }

  private mutating func readOpenIdentity(_ reader: inout SettingsReader) {
    let participant = reader.string("tokens.off.participant")
    let roles = reader.string("tokens.off.roles")
    if areRequired, participant != nil || roles != nil {
      reader.reject(
        "OTOLITH_TOKENS_OFF_PARTICIPANT and OTOLITH_TOKENS_OFF_ROLES are for OTOLITH_TOKENS=off")
    }
    if let participant {
      if let id = UUID(text: participant) {
        openIdentity.participantID = id
      } else {
        reader.reject("OTOLITH_TOKENS_OFF_PARTICIPANT is \"\(participant)\", not a UUID")
      }
    }
    if let roles {
      let names = roles.split(separator: ",").map { String($0.filter { $0 != " " }) }
      let known = names.compactMap(Role.init(rawValue:))
      if known.count == names.count {
        openIdentity.roles = Set(known)
      } else {
        reader.reject(
          "OTOLITH_TOKENS_OFF_ROLES is \"\(roles)\", not some of "
            + Role.allCases.map(\.rawValue).joined(separator: ", "))
      }
    }
  }

  private static func isLoopback(_ url: String) -> Bool {
    ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { host in
      url.hasPrefix(host + ":") || url.hasPrefix(host + "/")
    }
  }

  static let help = [
    SettingHelp("OTOLITH_TOKEN_ISSUER", "default otolith"),
    SettingHelp("OTOLITH_TOKEN_AUDIENCE", "default: the service's name"),
    SettingHelp("OTOLITH_JWKS_FILE", "trusted signing keys of another issuer"),
    SettingHelp("OTOLITH_JWKS_URL", "the same from where the issuer publishes them"),
    SettingHelp(
      "OTOLITH_TOKEN_TYPES",
      "what tokens of another issuer may be called, comma-separated: at+jwt (default), jwt. jwt "
        + "permits JWT or no type: then an ID token may pass for an access token, if its "
        + "audience is the same"),
    SettingHelp(
      "OTOLITH_TOKEN_ROLES_CLAIM",
      "where they say what somebody may do: the name of a claim, or, if none has it, a path as "
        + "realm_access.roles (default: roles)"),
    SettingHelp(
      "OTOLITH_TOKEN_ROLES",
      "what their names of roles mean here, NAME=ROLE, comma-separated, with roles of participant, "
        + "study_leader, administrator, gateway, service (default: nothing, they give nobody a role)"
    ),
    SettingHelp("OTOLITH_TOKEN_STUDIES_CLAIM", "which studies somebody takes part in (studies)"),
    SettingHelp("OTOLITH_TOKEN_LEADS_CLAIM", "which studies somebody leads (leads)"),
  ]

  static let helpForRunningAlone = [
    SettingHelp(
      "OTOLITH_TOKENS",
      "required (default); off: everybody who reaches the service may do everything; for a "
        + "closed network"),
    SettingHelp(
      "OTOLITH_TOKENS_OFF_PUBLIC",
      "true where it may be reached from other machines all the same"),
    SettingHelp(
      "OTOLITH_TOKENS_OFF_PARTICIPANT",
      "a UUID, who everybody is then (default: nil UUID)"),
    SettingHelp(
      "OTOLITH_TOKENS_OFF_ROLES",
      "of participant, study_leader, administrator, service (default: all but participant)"),
  ]
}
