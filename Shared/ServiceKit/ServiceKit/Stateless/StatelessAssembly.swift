package import Logging
package import Metrics
package import RPCClient
package import Settings
package import Telemetry

/// Defines a program that answers HTTP on behalf of the services and has no database, no bus and no
/// tokens of its own.
package protocol StatelessAssembly: Sendable {
  /// Values of the program's own settings.
  associatedtype Own: Sendable

  /// Name of the executable, e.g. `otolith-web`.
  static var name: String { get }
  /// One sentence for `--help`.
  static var abstract: String { get }
  /// Settings that only this program has.
  static var settings: SettingsGroup { get }

  /// Reads the program's own settings and the files that they name. Problems are added to the
  /// reader's; the values must not be used then.
  static func read(_ reader: inout SettingsReader) -> Own

  /// Builds the server. Neither connects nor listens.
  static func make(
    _ own: Own, _ environment: StatelessEnvironment
  ) throws -> any StatelessServer<Own>
}

/// The server of such a program.
package protocol StatelessServer<Own>: Sendable {
  associatedtype Own: Sendable

  /// Listens, without accepting connections yet.
  ///
  /// - Returns: the bound port.
  func bind() async throws -> Int

  /// Accepts connections from now on.
  func accept()

  /// Accepts no further connection and ends idle ones; the others end with the answer under way, or
  /// at the end of `grace`.
  func drain(within grace: Duration) async

  /// Replaces the settings that may change while the program runs, and reads changed files.
  func adopt(_ own: Own) async

  /// Findings of `/readyz`, except those about start and shutdown. Must return quickly.
  func findings() async -> [HealthFinding]

  /// Calls `answered` once all event loops of connections have answered.
  func whenEventLoopsAnswer(_ answered: @escaping @Sendable () -> Void)
}

/// What such a program is built from.
package struct StatelessEnvironment: Sendable {
  package let settings: StatelessSettings
  package let running: InEffect<RunningSettings>
  /// Channels to the services, by name.
  package let channels: [String: RPCClient.Channel]
  /// Records requests; nil without a collector of traces.
  package let requestSpans: RequestSpans?
  package let metrics: any MetricsFactory
  package let logger: Logger
}

extension SettingsRegistry {
  /// All settings of a program without a database.
  package init<Assembly: StatelessAssembly>(stateless assembly: Assembly.Type) {
    self.init(StatelessSettings.groups(of: Assembly.name) + [Assembly.settings])
  }
}
