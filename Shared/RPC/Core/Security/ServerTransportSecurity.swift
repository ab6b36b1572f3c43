public import Logging
public import Metrics

/// How a server secures its connections. `ServerTLS` of the module RPCTLS is one; a server without
/// links no TLS library.
public protocol ServerTransportSecurity: Sendable {
  /// Reads the certificate and its key, when the server binds.
  ///
  /// - Parameters:
  ///   - metrics: where it may keep figures of the certificate.
  ///   - logger: for what becomes of the certificate while the server runs.
  /// - Throws: an error that names the file which cannot be used.
  func loadCertificate(
    metrics: any MetricsFactory, logger: Logger
  ) throws -> any ServerConnectionSecurity
}

/// Secures a server's connections with the certificate in use.
public protocol ServerConnectionSecurity: Sendable {
  /// When the first of the certificates in use ends, in seconds since 1970.
  var certificateEnd: Int { get }

  /// Time between two calls of ``refresh()``.
  var refreshInterval: Duration { get }

  /// Uses a certificate that has changed for new connections. Reads files: not for an event loop.
  func refresh()

  /// For a new connection.
  func secureConnection() throws -> ConnectionSecurity
}
