public import Logging
public import Metrics

/// The security of a server's connections, implemented by `ServerTLS` of the module RPCTLS. A
/// server without it links no TLS library.
public protocol ServerTransportSecurity: Sendable {
  /// Reads the certificate and its key, when the server binds.
  ///
  /// - Parameters:
  ///   - metrics: factory for metrics of the certificate.
  ///   - logger: for changes of the certificate while the server runs.
  /// - Throws: an error that names the unusable file.
  func loadCertificate(
    metrics: any MetricsFactory, logger: Logger
  ) throws -> any ServerConnectionSecurity
}

/// The loaded security of a server's connections, with the current certificate.
public protocol ServerConnectionSecurity: Sendable {
  /// Earliest expiry of the current certificates, in seconds since 1970.
  var certificateEnd: Int { get }

  /// Why changed files are not in use, so that a restart would fail; nil if they are.
  var rejection: String? { get }

  /// Interval of ``refresh()``.
  var refreshInterval: Duration { get }

  /// Loads a changed certificate for new connections. Reads files: do not call it on an event loop.
  func refresh()

  /// Returns the security of a new connection.
  func secureConnection() throws -> ConnectionSecurity
}
