import Calendar
import FoundationEssentials
import Glibc
import Logging
import Postgres
import ServiceKit

/// Looks at the machine, and at what the settings in the environment name.
public struct MachineGathering: Sendable {
  private let environment: [String: String]

  /// - Parameter environment: nil: this process's.
  public init(environment: [String: String]? = nil) {
    self.environment = environment ?? ProcessInfo.processInfo.environment
  }

  public func facts() async -> MachineFacts {
    var facts = MachineFacts()
    let folder = environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 }
    facts.timeZoneVersion = ZoneDatabase.installedVersion(path: folder)
    facts.hasTimeZones =
      access("\(folder ?? ZoneDatabase.defaultPath)/UTC", R_OK) == 0
    facts.files = files
    facts.fileSystems = ["/", "/var"].compactMap { path in
      DiskSpace.Place(use: "", path: path).measured().freeBytes
        .map { MachineFacts.FileSystem(path: path, freeBytes: $0) }
    }
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
      facts.openFilesMax = Int(clamping: limit.rlim_max)
    }
    facts.databases = await databases()
    return facts
  }

  /// Those that a service writes itself, or that need not be there.
  private static let written: Set<String> = [
    "OTOLITH_PORT_FILE", "OTOLITH_CLOCK_FILE", "OTOLITH_BACKUP_STAMP_FILE",
  ]
  /// What a setting's name ends with whose file nobody else may read.
  private static let secrets = ["KEY_FILE", "PASSWORD_FILE", "CREDENTIALS_FILE", "TOKEN_FILE"]

  private var files: [MachineFacts.SettingsFile] {
    environment.filter { name, path in
      name.hasPrefix("OTOLITH_") && name.hasSuffix("_FILE") && !path.isEmpty
        && !Self.written.contains(name)
    }.sorted { $0.key < $1.key }.map { name, path in
      var status = stat()
      let isThere = stat(path, &status) == 0
      return MachineFacts.SettingsFile(
        setting: name, path: path, mode: isThere ? status.st_mode : nil,
        isSecret: Self.secrets.contains { name.hasSuffix($0) })
    }
  }

  /// Of all variables that end so: `OTOLITH_…DATABASE_URL`.
  private func databases() async -> [MachineFacts.Database] {
    var found: [MachineFacts.Database] = []
    for (name, url) in environment.sorted(by: { $0.key < $1.key })
    where name.hasPrefix("OTOLITH_") && name.hasSuffix("DATABASE_URL") && !url.isEmpty {
      found.append(await Self.database(name, url))
    }
    return found
  }

  private static func database(_ setting: String, _ url: String) async -> MachineFacts.Database {
    var logger = Logger(label: "otolithctl")
    logger.logLevel = .critical
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: url, connections: 1, acquireTimeout: .seconds(5),
        connectTimeout: .seconds(5), applicationName: "otolithctl doctor"), logger: logger)
    var database = MachineFacts.Database(setting: setting)
    do {
      database.role = try await pool.query("SELECT current_user::text")[0].decode(String.self)
    } catch let error as PostgresError {
      database.problem = error.operatorMessage
    } catch {
      database.problem = "\(error)"
    }
    await pool.close()
    return database
  }
}
