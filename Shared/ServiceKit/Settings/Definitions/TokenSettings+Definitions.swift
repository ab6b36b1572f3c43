import Tokens

extension TokenSettings {
  /// `OTOLITH_TOKENS`.
  enum Demand: String, Sendable, CaseIterable {
    case required, off
  }

  /// - Parameter runsAlone: whether the service works without tokens.
  static func tokensSetting(runsAlone: Bool) -> Setting<Demand> {
    .choice(
      "tokens", default: .required, offered: runsAlone ? nil : [.required],
      "whether callers need access tokens"
        + (runsAlone
          ? "; off, for a closed network: every client has the rights of a fixed identity" : "")
    )
  }

  static let openPublicSetting = Setting.boolean(
    "tokens.off.public", default: false,
    "on if the service may be reachable from other machines without tokens")

  static let openParticipantSetting = Setting<String?>.text(
    "tokens.off.participant", standard: .otherwise("the nil UUID"),
    "UUID of every caller without tokens")

  static let openRolesSetting = Setting<String?>.text(
    "tokens.off.roles", kind: .list, standard: .otherwise("study_leader, administrator, service"),
    "roles of every caller without tokens, of "
      + Role.allCases.map(\.rawValue).joined(separator: ", "))

  static let issuerSetting = Setting<String>.text(
    "token.issuer", default: "otolith", reload: .reload, "accepted issuer of tokens")

  static func audienceSetting(of service: String) -> Setting<String> {
    .text("token.audience", default: service, reload: .reload, "required audience of tokens")
  }

  static let keySetFileSetting = Setting<String?>.file(
    "jwks.file", standard: .otherwise("the keys of otolith-auth, from the bus"),
    reload: .reload,
    "trusted signing keys of another issuer, a JSON Web Key Set")

  static let keySetURLSetting = Setting<String?>.text(
    "jwks.url", kind: .url, standard: .otherwise("the keys of otolith-auth, from the bus"),
    reload: .reload,
    "address of another issuer's JSON Web Key Set, read at start, every ten minutes, and when a "
      + "token names an unknown key")

  static let typesSetting = Setting<String?>.text(
    "token.types", kind: .list, standard: .value(TokenType.accessToken.rawValue), reload: .reload,
    "accepted types of another issuer's tokens, of "
      + TokenType.ofIssuers.map(\.rawValue).joined(separator: ", ")
      + ". jwt permits JWT or no type; an ID token may then be accepted as an access token if its audience is "
      + "the same")

  static let rolesClaimSetting = Setting<String>.text(
    "token.roles.claim", default: ClaimNames().roles, reload: .reload,
    "claim with the roles in another issuer's tokens: its name or a path such as realm_access.roles"
  )

  static let rolesSetting = Setting<String?>.text(
    "token.roles", kind: .list, standard: .otherwise("empty, other issuers' tokens grant no roles"),
    reload: .reload,
    "mapping of another issuer's role names, NAME=ROLE, with roles of "
      + Role.allCases.map(\.rawValue).joined(separator: ", "))

  static let studiesClaimSetting = Setting<String>.text(
    "token.studies.claim", default: ClaimNames().studies, reload: .reload,
    "claim with the studies a participant is enrolled in")

  static let leadsClaimSetting = Setting<String>.text(
    "token.leads.claim", default: ClaimNames().leads, reload: .reload,
    "claim with the studies a caller leads")

  static func group(of service: String, runsAlone: Bool) -> SettingsGroup {
    let alone: [any DefinedSetting] = [openPublicSetting, openParticipantSetting, openRolesSetting]
    let all: [any DefinedSetting] = [
      issuerSetting, audienceSetting(of: service), keySetFileSetting, keySetURLSetting,
      typesSetting,
      rolesClaimSetting, rolesSetting, studiesClaimSetting, leadsClaimSetting,
    ]
    return SettingsGroup(
      "Access tokens",
      all + [tokensSetting(runsAlone: runsAlone)] + (runsAlone ? alone : []))
  }
}
