import Logging
import RPCServer

/// What takes effect without a restart.
extension ServiceRunner {
  func reload(
    _ process: ServedProcess, assembled: AssembledService, server: Server,
    verifier: TokenVerifier, keyRing: SigningKeyRing, listeners: GivenListeners, logger: Logger
  ) -> ServiceReload<Assembly> {
    ServiceReload(
      places, started: reader.sources, listeners: listeners, logger: logger
    ) { settings, reader in
      var settings = settings
      // What may fail comes first: then nothing has changed.
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
