import Calendar
import FoundationEssentials
import Glibc
import Logging
import Postgres
public import ServiceKit

/// Looks at the machine, and at what settings in the environment and of its services name.
public struct MachineGathering: Sendable {
  private let environment: [String: String]
  private let hosts: [HostSettings]

  /// - Parameters:
  ///   - environment: nil: this process's.
  ///   - hosts: what services of this machine are set by; those that have nothing are left out.
  public init(environment: [String: String]? = nil, hosts: [HostSettings] = []) {
    self.environment = environment ?? ProcessInfo.processInfo.environment
    self.hosts = hosts.filter { $0.isRead || !$0.problems.isEmpty || !$0.values.isEmpty }
  }

  public func facts() async -> MachineFacts {
    var facts = MachineFacts()
    let folder = environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 }
    facts.timeZoneVersion = ZoneDatabase.installedVersion(path: folder)
    facts.hasTimeZones =
      access("\(folder ?? ZoneDatabase.defaultPath)/UTC", R_OK) == 0
    facts.services = hosts.map {
      MachineFacts.ServiceSettings(
        service: $0.service, path: $0.path, isRead: $0.isRead, problems: $0.problems,
        warnings: $0.warnings)
    }
    facts.fileSystems = ["/", "/var"].compactMap { path in
      DiskSpace.Place(use: "", path: path).measured().freeBytes
        .map { MachineFacts.FileSystem(path: path, freeBytes: $0) }
    }
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
      facts.openFilesMax = Int(clamping: limit.rlim_max)
    }
    let settings: [(service: String?, values: [String: String])] =
      [(nil, environment)] + hosts.map { ($0.service, $0.values) }
    for (service, values) in settings {
      facts.files += files(of: service, values)
      facts.databases += await databases(of: service, values)
    }
    return facts
  }

  // MARK: Files

  /// Those that a service writes itself, or that need not be there.
  private static let written: Set<String> = [
    "OTOLITH_PORT_FILE", "OTOLITH_CLOCK_FILE", "OTOLITH_BACKUP_STAMP_FILE",
  ]
  /// What a setting's name ends with whose file nobody else may read.
  private static let secrets = [
    "KEY_FILE", "PASSWORD_FILE", "CREDENTIALS_FILE", "TOKEN_FILE", "URL_FILE",
  ]

  private func files(of service: String?, _ values: [String: String]) -> [MachineFacts.SettingsFile]
  {
    values.filter { name, path in
      name.hasPrefix("OTOLITH_") && name.hasSuffix("_FILE") && !path.isEmpty
        && !Self.written.contains(name)
    }.sorted { $0.key < $1.key }.map { name, path in
      var status = stat()
      let isThere = stat(path, &status) == 0
      return MachineFacts.SettingsFile(
        of: service, setting: name, path: path, mode: isThere ? status.st_mode : nil,
        isSecret: Self.secrets.contains { name.hasSuffix($0) })
    }
  }

  // MARK: Databases

  /// Of all variables that end so: `OTOLITH_…DATABASE_URL`, or name a file with one.
  private func databases(
    of service: String?, _ values: [String: String]
  ) async -> [MachineFacts.Database] {
    let names = Set(
      values.keys.map { $0.hasSuffix("_FILE") ? String($0.dropLast("_FILE".count)) : $0 })
    var found: [MachineFacts.Database] = []
    for name in names.sorted()
    where name.hasPrefix("OTOLITH_") && name.hasSuffix("DATABASE_URL") {
      let key = name.dropFirst("OTOLITH_".count).lowercased().replacing("_", with: ".")
      var reader = SettingsReader(variables: values)
      let url = reader.read(Setting<String?>.database(key, "an address of a database"))
      var database = MachineFacts.Database(of: service, setting: name)
      if let url {
        await Self.connect(&database, url)
      } else if let problem = reader.problems.first {
        database.problem = problem
      } else {
        continue
      }
      found.append(database)
    }
    return found
  }

  private static func connect(_ database: inout MachineFacts.Database, _ url: String) async {
    var logger = Logger(label: "otolithctl")
    logger.logLevel = .critical
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: url, connections: 1, acquireTimeout: .seconds(5),
        connectTimeout: .seconds(5), applicationName: "otolithctl doctor"), logger: logger)
    do {
      database.role = try await pool.query("SELECT current_user::text")[0].decode(String.self)
    } catch let error as PostgresError {
      database.problem = error.operatorMessage
      // Class 28: the server answers, and takes this user, or no password, for nobody it knows.
      database.isForOthers = error.sqlState?.hasPrefix("28") ?? false
    } catch {
      database.problem = "\(error)"
    }
    await pool.close()
  }
}
