import Glibc
import Logging
import NIOPosix
import Postgres
import Settings

/// Finds servers of the settings that a service calls and that cannot be used now: names that do
/// not resolve, and a replica that does not answer. A service starts without them.
struct OtherServersCheck {
  let reader: SettingsReader
  let settings: [SettingDefinition]
  /// Configuration of the service's own database connections.
  let database: PostgresConfiguration

  /// - Returns: one sentence for each problem.
  func problems() async -> [String] {
    let names = settings.flatMap { setting in
      hosts(of: setting).map { (variable: setting.variable, host: $0) }
    }
    let unresolved = await withTaskGroup(of: (Int, String)?.self) { group in
      for (index, name) in names.enumerated() {
        group.addTask {
          await Self.resolutionProblem(name.host).map {
            (index, "\(name.variable): the name \(name.host) cannot be resolved: \($0)")
          }
        }
      }
      var found: [(Int, String)] = []
      for await case let problem? in group { found.append(problem) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return unresolved + [await replicaProblem()].compactMap(\.self)
  }

  /// Hosts that the service calls. Listeners are bound by `check`, links are for people.
  private func hosts(of setting: SettingDefinition) -> [String] {
    guard !setting.key.hasSuffix("listen"), !setting.key.hasSuffix("link.base"),
      setting.key != "share.address",
      let text = reader.text(setting)
    else { return [] }
    switch setting.kind {
    case .address, .addresses:
      return text.split(separator: ",").compactMap {
        NetworkAddress(String($0.filter { $0 != " " }))?.host
      }
    case .url: return [Self.host(ofURL: text)].compactMap(\.self)
    default: return []
    }
  }

  /// The host of `scheme://host:port/path`; nil without a host.
  static func host(ofURL text: String) -> String? {
    guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
    let authority = text[start...].prefix { !"/?#".contains($0) }
    if let address = NetworkAddress(String(authority)) { return address.host }
    return authority.isEmpty ? nil : String(authority.filter { !"[]".contains($0) })
  }

  /// - Returns: why the name has no address; nil if it has one.
  private static func resolutionProblem(_ host: String) async -> String? {
    try? await NIOThreadPool.singleton.runIfActive { () -> String? in
      var found: UnsafeMutablePointer<addrinfo>?
      let status = getaddrinfo(host, nil, nil, &found)
      if let found { freeaddrinfo(found) }
      return status == 0 ? nil : String(cString: gai_strerror(status)).lowercased()
    }
  }

  private func replicaProblem() async -> String? {
    guard settings.contains(where: { $0.variable == "OTOLITH_DATABASE_REPLICA_URL" }),
      let address = try? ReplicaSettings(reader: reader).databaseURL
    else { return nil }
    var configuration = database
    configuration.connectionString = address
    configuration.onlyReads = true
    var logger = Logger(label: "check")
    logger.logLevel = .critical
    let pool = PostgresPool(configuration: configuration, logger: logger)
    var problem: String?
    do {
      _ = try await pool.query("SELECT 1")
    } catch {
      let reason = (error as? PostgresError)?.operatorMessage ?? "\(error)"
      problem = "OTOLITH_DATABASE_REPLICA_URL: \(reason)"
    }
    await pool.close()
    return problem
  }
}
