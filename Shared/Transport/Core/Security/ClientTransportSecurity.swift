/// The security of a channel's connections, implemented by `ClientTLS` of the module RPCTLS. A
/// channel without it links no TLS library.
public protocol ClientTransportSecurity: Sendable {
  /// Name to verify and to send as SNI and `:authority` if it differs from the host.
  var serverName: String? { get }

  /// Reads the files, before the first connection.
  ///
  /// - Throws: an error that names the unusable file.
  func load() throws -> any ClientConnectionSecurity
}

/// The loaded security of a channel's connections: authorities and certificate.
public protocol ClientConnectionSecurity: Sendable {
  /// Returns the security of a new connection.
  ///
  /// - Parameter host: the server's name or address, as given to the channel.
  func secureConnection(to host: String) throws -> ConnectionSecurity
}
