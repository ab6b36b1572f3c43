import FoundationEssentials
import Glibc

/// What a service of this machine is given outside of its process, as somebody reads it who stands beside it: its
/// file of settings, and the credentials that its unit has by name (systemd's `LoadCredential=`, deploy/systemd).
public struct HostSettings: Sendable {
  /// Where systemd looks for credentials of a name.
  public static let credentialStore = "/etc/credstore"

  /// `otolith-auth`, …
  public let service: String
  /// Of the file, whether it is there or not.
  public let path: String
  /// Whether there is one, and it can be read.
  public let isRead: Bool
  /// What is wrong with the file, so that the service does not start; a sentence for each.
  public let problems: [String]
  /// What does nothing there, or what others can read; likewise.
  public let warnings: [String]
  /// What is set, by variable. A credential is told as the file that it is: `OTOLITH_TLS_KEY_FILE`.
  public let values: [String: String]
  /// Where it is told to answer calls; nil: it is not told, or takes a free port.
  public let listen: NetworkAddress?
  /// Where it is told to answer `/metrics` and its like; nil likewise.
  public let adminListen: NetworkAddress?

  /// - Parameters:
  ///   - service: `otolith-auth`, …
  ///   - file: nil: the usual one, where it is there.
  ///   - credentials: a folder in which files begin with the service's name and a dot. One that may not be looked
  ///     at has none.
  public init(
    of service: String, file: String? = nil, credentials: String = Self.credentialStore
  ) {
    let registry = SettingsRegistry(ofEvery: service)
    var places = SettingsPlaces(service: service, registry: registry)
    places.file = file
    places.environment = [:]
    let sources = places.load()
    let unknown = UnknownSettings(known: registry.variables)
    let store =
      access(credentials, R_OK | X_OK) == 0
      ? Credentials(folder: credentials, prefix: "\(service).") : nil
    self.service = service
    path = file ?? places.usualFile
    isRead = sources.file != nil
    problems = sources.problems
    warnings =
      unknown.warnings(in: sources) + SettingsFileProtection.warnings(sources, of: registry)
      + (store?.warnings(known: unknown.known) ?? [])
    var values = (sources.file?.entries ?? [:]).mapValues(\.value).filter { !$0.value.isEmpty }
    for (variable, path) in store?.files(known: unknown.known) ?? [:] {
      values[variable] = path
      // It goes before what the file says.
      if variable.hasSuffix(Credentials.fileSuffix) {
        values[String(variable.dropLast(Credentials.fileSuffix.count))] = nil
      }
    }
    self.values = values
    let reader = SettingsReader(sources)
    listen = Self.address(ListeningSetting.listen(of: service), reader)
    adminListen = Self.address(RunningSetting.adminListen, reader)
  }

  /// Where the file of a service is looked for: `/etc/otolith/auth.conf`.
  public static func usualFile(of service: String) -> String {
    SettingsPlaces.usualFile(of: service)
  }

  private static func address(
    _ setting: Setting<NetworkAddress?>, _ reader: SettingsReader
  ) -> NetworkAddress? {
    var reader = reader
    guard reader.isSet(setting), let address = reader.read(setting), address.port != 0 else {
      return nil
    }
    return address
  }
}
