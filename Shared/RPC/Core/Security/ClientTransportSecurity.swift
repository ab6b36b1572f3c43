/// How a channel secures its connections. `ClientTLS` of the module RPCTLS is one; a channel without
/// links no TLS library.
public protocol ClientTransportSecurity: Sendable {
  /// Name to verify and to send as SNI and `:authority` when it is not the host connected to.
  var serverName: String? { get }

  /// Reads the files, before the first connection.
  ///
  /// - Throws: an error that names the file which cannot be used.
  func load() throws -> any ClientConnectionSecurity
}

/// Secures a channel's connections with the authorities and the certificate that were read.
public protocol ClientConnectionSecurity: Sendable {
  /// For a new connection.
  ///
  /// - Parameter host: the name or address of the server, as the channel was given it.
  func secureConnection(to host: String) throws -> ConnectionSecurity
}
