internal import CNats
internal import Glibc

/// The settings of a connection in the form of libnats.
struct NATSOptions: ~Copyable {
  let pointer: OpaquePointer

  /// - Parameter closure: passed to the callbacks.
  /// - Throws: `NATSError.unusable`, naming the setting.
  init(_ configuration: NATSConfiguration, closure: UnsafeMutableRawPointer?) throws {
    var created: OpaquePointer?
    guard natsOptions_Create(&created) == NATS_OK, let created else {
      throw NATSError.unusable("libnats cannot start: \(NATSSession.lastError(NATS_NO_MEMORY))")
    }
    do {
      try Self.address(created, configuration)
      try Self.logIn(created, configuration.credentials)
      if let tls = configuration.tls { try Self.secure(created, tls) }
      try Self.watch(created, configuration, closure)
    } catch {
      natsOptions_Destroy(created)
      throw error
    }
    pointer = created
  }

  deinit { natsOptions_Destroy(pointer) }

  private static func address(
    _ options: OpaquePointer, _ configuration: NATSConfiguration
  ) throws {
    let urls = configuration.servers.map { "nats://\($0)" }
    let copies = urls.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var pointers = copies.map { UnsafePointer<CChar>($0) }
    try check(
      natsOptions_SetServers(options, &pointers, Int32(pointers.count)),
      "OTOLITH_BUS_NATS_SERVERS has an invalid address")
    try check(natsOptions_SetName(options, configuration.clientName), "the client's name")
  }

  private static func logIn(
    _ options: OpaquePointer, _ credentials: NATSConfiguration.Credentials
  ) throws {
    switch credentials {
    case .none: break
    case .user(let user, let password):
      try check(natsOptions_SetUserInfo(options, user, password), "the NATS user")
    case .token(let token):
      try check(natsOptions_SetToken(options, token), "the NATS token")
    case .file(let path):
      try check(
        natsOptions_SetUserCredentialsFromFiles(options, path, nil),
        "the NATS credentials file \(path)")
    }
  }

  private static func secure(
    _ options: OpaquePointer, _ tls: NATSConfiguration.TLS
  ) throws {
    try check(natsOptions_SetSecure(options, true), "TLS")
    if let file = tls.trustRootsFile {
      try check(
        natsOptions_LoadCATrustedCertificates(options, file),
        "the file of trusted authorities \(file)")
    }
    if let certificate = tls.certificateFile, let key = tls.keyFile {
      try check(
        natsOptions_LoadCertificatesChain(options, certificate, key),
        "the certificate \(certificate) with the key \(key)")
    }
  }

  private static func watch(
    _ options: OpaquePointer, _ configuration: NATSConfiguration,
    _ closure: UnsafeMutableRawPointer?
  ) throws {
    for status in [
      natsOptions_SetAllowReconnect(options, false),
      natsOptions_SetTimeout(options, configuration.connectTimeout.milliseconds),
      natsOptions_SetPingInterval(options, configuration.pingInterval.milliseconds),
      natsOptions_SetMaxPingsOut(options, 2),
      natsOptions_SetWriteDeadline(options, configuration.answerTimeout.milliseconds),
      // Otherwise a message waits a millisecond for others.
      natsOptions_SetSendAsap(options, true),
      // The client notifies its own subscribers itself.
      natsOptions_SetNoEcho(options, true),
      natsOptions_SetClosedCB(
        options, { _, closure in NATSInbox.find(closure)?.add(.lost) }, closure),
      natsOptions_SetErrorHandler(
        options,
        { connection, _, status, closure in
          var text: UnsafePointer<CChar>?
          _ = natsConnection_GetLastError(connection, &text)
          let words = text.map { String(cString: $0) } ?? NATSSession.lastError(status)
          NATSInbox.find(closure)?.add(.complaint(words))
        }, closure),
    ] {
      try check(status, "the connection settings")
    }
  }

  private static func check(_ status: natsStatus, _ what: String) throws {
    guard status == NATS_OK else {
      throw NATSError.unusable("\(what) cannot be used: \(NATSSession.lastError(status))")
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
