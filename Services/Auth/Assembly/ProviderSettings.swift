import FoundationEssentials
import ServiceKit

/// Settings of the external provider with which staff sign in.
enum ProviderSettings {
  static let issuer = Setting<String?>.text(
    "sign.in.provider.issuer", kind: .url,
    standard: .otherwise("staff sign in with passwords only"),
    "issuer of the OpenID Connect provider with which staff sign in, exactly as it names itself")

  static let clientID = Setting<String?>.text(
    "sign.in.provider.client.id", standard: .otherwise("required with a provider"),
    "id under which otolith-auth is registered at the provider")

  static let clientSecretFile = Setting<String?>.file(
    "sign.in.provider.client.secret.file", standard: .otherwise("required with a provider"),
    isSecret: true, "file whose first line is the secret of that client")

  static let redirectURL = Setting<String?>.text(
    "sign.in.provider.redirect.url", kind: .url, standard: .otherwise("required with a provider"),
    "the console's page after the sign-in, e.g. https://study.example.org/console/signed-in; registered "
      + "at the provider")

  static let name = Setting<String?>.text(
    "sign.in.provider.name", standard: .otherwise("the issuer's host"),
    "name of the provider on the button, at most 64 characters")

  static let scopes = Setting.text(
    "sign.in.provider.scopes", default: "openid email profile",
    "requested scopes, separated by spaces; openid is required")

  static let accounts = Setting.choice(
    "sign.in.provider.accounts", default: ProviderRules.Accounts.link,
    "link: a person signs in to the account of staff with the address that the provider verified; create: "
      + "without such an account, one is created if a claim gives a role")

  static let rolesClaim = Setting.text(
    "sign.in.provider.roles.claim", default: "roles",
    "claim of the ID token that gives roles, or a path to it such as realm_access.roles")

  static let roles = Setting<String?>.text(
    "sign.in.provider.roles", kind: .list, standard: .otherwise("claims give no roles"),
    "texts of that claim with the role that each gives: TEXT=ROLE for "
      + accountRoles.map(\.rawValue).joined(separator: " and ") + ", TEXT=ROLE@STUDY for "
      + studyRoles.map(\.rawValue).joined(separator: ", "))

  static let secondFactor = Setting.choice(
    "sign.in.provider.second.factor", default: ProviderRules.SecondFactor.reported,
    "reported: a sign-in counts as one with a second factor if amr contains mfa, or acr is one of "
      + "OTOLITH_SIGN_IN_PROVIDER_SECOND_FACTOR_ACR; always: the provider requires one of everyone")

  static let secondFactorClasses = Setting<String?>.text(
    "sign.in.provider.second.factor.acr", kind: .list, standard: .otherwise("none"),
    "values of acr that stand for a second factor; they are also requested")

  static let sessionHours = Setting.integer(
    "sign.in.provider.session.hours", default: 12, in: 1...720, unit: "hours",
    "maximum lifetime of a session that began with the provider")

  static let settings: [any DefinedSetting] = [
    issuer, clientID, clientSecretFile, redirectURL, name, scopes, accounts, rolesClaim, roles,
    secondFactor, secondFactorClasses, sessionHours,
  ]

  /// Roles of accounts that claims can give. Gateways sign in without a person.
  private static let accountRoles: [AccountRole] = [.administrator, .studyLeader]
  /// Roles in studies that claims can give.
  private static let studyRoles = ShippedRole.allCases.filter { $0.scope == .study }
  private static let nameLengthMax = 64

  /// The provider as configured.
  struct Values: Sendable {
    var client: OpenIDProvider.Client
    var rules: ProviderRules
  }

  /// Reads the settings; nil without a provider. Problems are added to the reader's.
  static func read(_ reader: inout SettingsReader) -> Values? {
    guard let issuer = reader.read(issuer) else { return nil }
    let clientID = required(Self.clientID, &reader)
    let secret = readSecret(&reader)
    let address = readAddress(issuer, Self.issuer, &reader)
    let redirect = readAddress(required(redirectURL, &reader), redirectURL, &reader)
    let scopes = reader.read(Self.scopes).split(separator: " ").map(String.init)
    if !scopes.contains("openid") {
      reader.reject("\(Self.scopes.variable) must contain openid")
    }
    let classes = words(reader.read(secondFactorClasses) ?? "")
    var rules = ProviderRules(
      issuer: issuer, clientID: clientID, displayName: readName(address, &reader),
      accounts: reader.read(accounts), rolesClaim: reader.read(rolesClaim),
      roles: readRoles(&reader), secondFactor: reader.read(secondFactor),
      secondFactorClasses: classes)
    rules.sessionLifetime = Double(reader.read(sessionHours)) * 3600
    guard let address, let redirect else { return nil }
    return Values(
      client: OpenIDProvider.Client(
        issuer: address, id: clientID, secret: secret, redirect: redirect,
        scopes: scopes.joined(separator: " "), contextClasses: classes), rules: rules)
  }

  private static func required(
    _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> String {
    if let text = reader.read(setting), !text.isEmpty { return text }
    reader.reject("\(setting.variable) is not set, but needed with \(issuer.variable)")
    return ""
  }

  private static func readSecret(_ reader: inout SettingsReader) -> String {
    let file = required(clientSecretFile, &reader)
    if file.isEmpty { return "" }
    let text = AuthSettings.firstLine(of: file)
    if text == nil {
      reader.reject("\(clientSecretFile.variable): \(file) cannot be read, or is empty")
    }
    return text ?? ""
  }

  private static func readAddress(
    _ text: String, _ setting: Setting<String?>, _ reader: inout SettingsReader
  ) -> ProviderAddress? {
    if text.isEmpty { return nil }
    let address = ProviderAddress(text)
    // Addresses of the provider are extended by paths, and the redirect by parameters.
    if let address, !address.text.contains("?") { return address }
    reader.reject(
      "\(setting.variable) is \"\(text)\": expected https://HOST/… without parameters, or http:// with "
        + "127.0.0.1 or localhost for development")
    return nil
  }

  private static func readName(
    _ address: ProviderAddress?, _ reader: inout SettingsReader
  ) -> String {
    let text = reader.read(name) ?? address?.authority ?? ""
    if text.count > nameLengthMax || text.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      reader.reject("\(name.variable) must have at most \(nameLengthMax) printable characters")
    }
    return text
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (character: Character) in character == " " }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }

  private static func readRoles(_ reader: inout SettingsReader) -> [String: Set<ProviderRole>] {
    words(reader.read(roles) ?? "").reduce(into: [:]) { roles, entry in
      // Texts of claims may contain the sign, roles and studies do not.
      guard let sign = entry.lastIndex(of: "="), sign != entry.startIndex,
        let role = role(entry[entry.index(after: sign)...])
      else {
        reader.reject(
          "\(Self.roles.variable) contains \"\(entry)\": expected TEXT=ROLE or TEXT=ROLE@STUDY with a "
            + "role of the description")
        return
      }
      roles[trimmed(entry[..<sign]), default: []].insert(role)
    }
  }

  private static func role(_ text: Substring) -> ProviderRole? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(trimmed)
    guard parts.count == 2 else {
      return accountRoles.first { $0.rawValue == parts[0] }.map { ProviderRole(role: $0.rawValue) }
    }
    guard studyRoles.contains(where: { $0.rawValue == parts[0] }), let study = StudyID(parts[1])
    else { return nil }
    return ProviderRole(role: parts[0], study: study)
  }
}
