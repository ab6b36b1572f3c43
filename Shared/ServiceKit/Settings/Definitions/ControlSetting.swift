/// The settings of otolithctl. What a service is told of its database and its bus under the same names, it
/// reads as the service does.
public enum ControlSetting {
  public static let auth = address("auth.address", of: "otolith-auth")
  public static let catalogue = address("catalogue.address", of: "otolith-catalogue")
  public static let ingestion = address("ingestion.address", of: "otolith-ingestion")
  public static let planning = address("planning.address", of: "otolith-planning")

  public static let authAdmin = admin("auth.admin.address", of: "otolith-auth")
  public static let catalogueAdmin = admin("catalogue.admin.address", of: "otolith-catalogue")
  public static let ingestionAdmin = admin("ingestion.admin.address", of: "otolith-ingestion")
  public static let planningAdmin = admin("planning.admin.address", of: "otolith-planning")

  public static let backupStamp = Setting<String?>.file(
    "backup.stamp.file", reload: .command,
    "written by whoever makes backups, after each that is whole: the time in its first line (date -u "
      + "+%FT%TZ), or touched where it is empty; status and doctor tell its age")

  public static let trustRoots = Setting<String?>.file(
    "tls.trust.roots.file",
    standard: .otherwise("the system's, for calls to other machines; none for those to this one"),
    reload: .command, "PEM: all calls use TLS and trust these authorities")

  public static let plaintextBehindProxy = Setting.boolean(
    "plaintext.behind.proxy", default: false, reload: .command,
    "on where a private network protects calls without TLS")

  public static let username = Setting<String?>.text(
    "username", reload: .command, "who signs in; --username goes before")

  public static let passwordFile = Setting<String?>.file(
    "password.file", reload: .command, isSecret: true,
    "its first line is the password; --password-file goes before")

  public static let tokenFile = Setting<String?>.file(
    "token.file", reload: .command, isSecret: true,
    "its first line is an access token, for a catalogue that stands alone; --token-file goes before"
  )

  public static let databaseURL = Setting<String?>.database(
    "database.url", reload: .command,
    "PostgreSQL address of a service's database, with the role that it serves with; --database goes "
      + "before")

  public static let superuserDatabaseURL = Setting<String?>.database(
    "superuser.database.url", reload: .command,
    "PostgreSQL address with a superuser's role, for erasure verify; --database goes before")

  /// Of a setting that takes every text; nil: it is not set.
  public static func value(of setting: Setting<String?>) -> String? {
    SettingsReader().text(setting)
  }

  private static func address(_ key: String, of service: String) -> Setting<[NetworkAddress]?> {
    .addresses(
      key, standard: .value("127.0.0.1:\(ServiceSettings.defaultPorts[service] ?? 0)"),
      reload: .command, "instances of \(service), of which the first that answers is used")
  }

  private static func admin(_ key: String, of service: String) -> Setting<[NetworkAddress]?> {
    .addresses(
      key, standard: .value("127.0.0.1:\((ServiceSettings.defaultPorts[service] ?? 0) + 10)"),
      reload: .command,
      "admin endpoints of \(service), for status and doctor; --admin goes before")
  }

  /// A sentence for each variable of the environment that looks like a setting and is none of any program.
  public static func warnings(_ environment: [String: String]) -> [String] {
    // Whoever types may have the settings of services in the same environment.
    let known = SettingsRegistry(ofEvery: "otolith-auth").variables
    // Of the databases that the doctor looks at, one for each service.
    let databases = ServiceSettings.defaultPorts.keys.map { service in
      service.uppercased().replacing("-", with: "_") + "_DATABASE_URL"
    }
    return UnknownSettings(known: known.union(databases)).warnings(
      in: SettingsSources(environment: environment))
  }

  public static let registry = SettingsRegistry([
    SettingsGroup(
      "Services", [auth, catalogue, ingestion, planning, trustRoots, plaintextBehindProxy]),
    SettingsGroup(
      "Watching", [authAdmin, catalogueAdmin, ingestionAdmin, planningAdmin, backupStamp]),
    SettingsGroup("Signing in", [username, passwordFile, tokenFile]),
    SettingsGroup("Database", [databaseURL, superuserDatabaseURL]),
    BusSettings.group(runsAlone: false),
  ])
}
