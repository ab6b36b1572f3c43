extension TokenSettings {
  /// `OTOLITH_TOKENS`.
  enum Demand: String, Sendable, CaseIterable {
    case required, off
  }

  /// - Parameter runsAlone: the service may do without tokens.
  static func tokensSetting(runsAlone: Bool) -> Setting<Demand> {
    .choice(
      "tokens", default: .required, offered: runsAlone ? nil : [.required],
      "whether callers need access tokens"
        + (runsAlone
          ? "; off, for a closed network: everybody who reaches the service may do everything" : "")
    )
  }

  static let openPublicSetting = Setting.boolean(
    "tokens.off.public", default: false,
    "on where the service may be reached from other machines though it asks for no tokens")

  static let openParticipantSetting = Setting<String?>.text(
    "tokens.off.participant", standard: .otherwise("the nil UUID"),
    "a UUID, who everybody is without tokens")

  static let openRolesSetting = Setting<String?>.text(
    "tokens.off.roles", kind: .list, standard: .otherwise("study_leader, administrator, service"),
    "the roles that everybody has without tokens, of "
      + Role.allCases.map(\.rawValue).joined(separator: ", "))

  static let issuerSetting = Setting<String>.text(
    "token.issuer", default: "otolith", reload: .reload, "whose tokens are accepted")

  static func audienceSetting(of service: String) -> Setting<String> {
    .text("token.audience", default: service, reload: .reload, "for whom tokens must be made out")
  }

  static let keySetFileSetting = Setting<String?>.file(
    "jwks.file", standard: .otherwise("the keys of otolith-auth, from the bus"),
    reload: .reload,
    "trusted signing keys of another issuer, a JSON Web Key Set")

  static let keySetURLSetting = Setting<String?>.text(
    "jwks.url", kind: .url, standard: .otherwise("the keys of otolith-auth, from the bus"),
    reload: .reload,
    "the same from where the issuer publishes them, read at the start, every ten minutes, and when a "
      + "token names a key that is not known")

  static let typesSetting = Setting<String?>.text(
    "token.types", kind: .list, standard: .value(TokenType.accessToken.rawValue), reload: .reload,
    "what tokens of another issuer may be called, of "
      + TokenType.ofIssuers.map(\.rawValue).joined(separator: ", ")
      + ". jwt permits JWT or no type: then an ID token may pass for an access token, if its audience is "
      + "the same")

  static let rolesClaimSetting = Setting<String>.text(
    "token.roles.claim", default: ClaimNames().roles, reload: .reload,
    "where tokens of another issuer say what somebody may do: the name of a claim, or, if none has it, a "
      + "path as realm_access.roles")

  static let rolesSetting = Setting<String?>.text(
    "token.roles", kind: .list, standard: .otherwise("nothing, they give nobody a role"),
    reload: .reload,
    "what their names of roles mean here, NAME=ROLE, with roles of "
      + Role.allCases.map(\.rawValue).joined(separator: ", "))

  static let studiesClaimSetting = Setting<String>.text(
    "token.studies.claim", default: ClaimNames().studies, reload: .reload,
    "the claim that says which studies somebody takes part in")

  static let leadsClaimSetting = Setting<String>.text(
    "token.leads.claim", default: ClaimNames().leads, reload: .reload,
    "the claim that says which studies somebody leads")

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
