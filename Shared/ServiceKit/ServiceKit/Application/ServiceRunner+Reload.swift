import Identity
import Logging
import RPCServer
import Settings
import Telemetry

/// Applies changed settings without a restart.
extension ServiceRunner {
  func reload(
    _ process: ServedProcess, assembled: AssembledService, server: Server,
    verifier: TokenVerifier, keyRing: SigningKeyRing, listeners: InheritedSockets, logger: Logger
  ) -> ServiceReload<Assembly> {
    ServiceReload(
      places, started: reader.sources, listeners: listeners, logger: logger
    ) { settings, reader in
      var settings = settings
      // Steps that may fail come first, so that a failure changes nothing.
      try process.fit(&settings)
      try await Self.adopt(settings.tokens, verifier: verifier, keyRing: keyRing, logger: logger)
      server.adopt(
        limits: settings.limits, keepalive: settings.connections.keepalive,
        lifetime: settings.connections.lifetime)
      await server.refreshCertificate()
      process.threshold.adopt(settings.logLevel)
      process.running.adopt(settings.running)
      assembled.adopt(reader)
    }
  }
}

extension ServiceRunner {
  /// Binds both addresses or neither.
  ///
  /// - Parameter bindAdmin: binds the address of the admin endpoint, if there is one.
  /// - Returns: the port for calls, and the admin endpoint.
  /// - Throws: ``SettingsError`` that names the setting if the system does not permit it.
  static func listen(
    _ server: Server, _ settings: ServiceSettings,
    bindAdmin: (NetworkAddress) async throws -> AdminService
  ) async throws -> (port: Int, admin: AdminService?) {
    var admin: AdminService?
    if let address = settings.adminListen { admin = try await bindAdmin(address) }
    do {
      let port = try await settings.listen.binding("OTOLITH_LISTEN") { try await server.bind() }
      return (port, admin)
    } catch {
      await admin?.close()
      throw error
    }
  }
}
