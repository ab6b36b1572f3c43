public import FoundationEssentials

/// The settings of otolithctl. Settings of a service's database and bus have the same names as in
/// the service.
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
    "written by the backup job after each complete backup: the time in its first line (date -u "
      + "+%FT%TZ), or the modification time if empty; status shows its age")

  public static let trustRoots = Setting<String?>.file(
    "tls.trust.roots.file",
    standard: .otherwise("the system's for calls to other machines; none on this machine"),
    reload: .command, "PEM: all calls use TLS and trust these authorities")

  public static let plaintextBehindProxy = Setting.boolean(
    "plaintext.behind.proxy", default: false, reload: .command,
    "on if a private network protects calls without TLS")

  public static let username = Setting<String?>.text(
    "username", reload: .command, "name to sign in with; overridden by --username")

  public static let passwordFile = Setting<String?>.file(
    "password.file", reload: .command, isSecret: true,
    "file with the password in its first line; overridden by --password-file")

  public static let tokenFile = Setting<String?>.file(
    "token.file", reload: .command, isSecret: true,
    "file with an access token in its first line, for a catalogue without otolith-auth; overridden by --token-file"
  )

  public static let clientID = Setting<String?>.text(
    "client.id", reload: .command,
    "id of the public client that otolithctl signs in with; required if otolith-auth accepts registered "
      + "clients only")

  public static let databaseURL = Setting<String?>.database(
    "database.url", reload: .command,
    "PostgreSQL address of a service's database, with the service's own role; overridden by "
      + "--database")

  public static let superuserDatabaseURL = Setting<String?>.database(
    "superuser.database.url", reload: .command,
    "PostgreSQL address with a superuser's role, for erasure verify; overridden by --database")

  /// Returns the text of a setting; nil if it is not set.
  public static func value(of setting: Setting<String?>) -> String? { reader().text(setting) }

  /// Settings of the machine, for all its users.
  public static let file = SettingsPlaces.usualFile(of: "otolithctl")

  /// Reads the environment, then the file.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process; others for tests.
  ///   - path: the file; it need not exist.
  public static func reader(
    environment: [String: String] = ProcessInfo.processInfo.environment, file path: String = file
  ) -> SettingsReader {
    var places = SettingsPlaces(service: "otolithctl", registry: registry)
    // OTOLITH_CONFIG_FILE names the file of a service.
    places.environment = environment.filter { $0.key != RunningSetting.configFileVariable }
    places.usualFile = path
    var sources = places.load()
    sources.problems += UnknownSettings(known: registry.variables).problems(in: sources)
    return SettingsReader(sources)
  }

  private static func address(_ key: String, of service: String) -> Setting<[NetworkAddress]?> {
    .addresses(
      key, standard: .value("127.0.0.1:\(ServiceSettings.defaultPorts[service] ?? 0)"),
      reload: .command, "instances of \(service); the first that answers is used")
  }

  private static func admin(_ key: String, of service: String) -> Setting<[NetworkAddress]?> {
    .addresses(
      key, standard: .value("127.0.0.1:\((ServiceSettings.defaultPorts[service] ?? 0) + 10)"),
      reload: .command,
      "admin endpoints of \(service), for status; overridden by --admin")
  }

  /// Returns a sentence for each variable that looks like a setting but is unknown to every
  /// program.
  public static func warnings(_ environment: [String: String]) -> [String] {
    // The environment may also contain settings of services.
    let known = SettingsRegistry(ofEvery: "otolith-auth").variables
    return UnknownSettings(known: known).warnings(in: SettingsSources(environment: environment))
  }

  public static let registry = SettingsRegistry([
    SettingsGroup(
      "Services", [auth, catalogue, ingestion, planning, trustRoots, plaintextBehindProxy]),
    SettingsGroup(
      "Watching", [authAdmin, catalogueAdmin, ingestionAdmin, planningAdmin, backupStamp]),
    SettingsGroup("Signing in", [username, passwordFile, tokenFile, clientID]),
    SettingsGroup("Database", [databaseURL, superuserDatabaseURL]),
    BusSettings.group(runsAlone: false),
  ])
}
