internal import CNats
internal import Glibc

/// One connection to a server, from login to its end. It never reconnects by itself, so nothing is
/// sent later than intended; a new session replaces it.
///
/// Confined to the client's thread; its calls may block.
final class NATSSession {
  /// Distinguishes the sessions of a client.
  let number: Int
  /// Prefix of the subjects of replies; a token follows.
  let inboxPrefix: String
  /// Maximum message size of the server, headers included.
  let payloadMax: Int

  /// Received messages, in order.
  let inbox: NATSInbox

  private let connection: OpaquePointer
  private var subscriptions: [OpaquePointer] = []
  private let registration: UInt
  private var isOpen = true

  /// Connects, and receives replies and notifications from then on.
  ///
  /// - Throws: `NATSError`.
  init(
    number: Int, configuration: NATSConfiguration, newsSubject: String, inbox: NATSInbox
  ) throws {
    let registration = inbox.register()
    let closure = UnsafeMutableRawPointer(bitPattern: registration)
    do {
      connection = try Self.connect(configuration, closure: closure)
    } catch {
      NATSInbox.withdraw(registration)
      throw error
    }
    self.number = number
    self.inbox = inbox
    self.registration = registration
    payloadMax = Int(natsConnection_GetMaxPayload(connection))
    inboxPrefix = "_INBOX.\(configuration.inboxOwner).\(Self.uniqueToken())."
    do {
      try subscribe(inboxPrefix + "*", closure) { _, _, message, closure in
        guard let message else { return }
        let owned = NATSMessage(taking: message)
        NATSInbox.find(closure)?.add(.answer(owned))
      }
      try subscribe(newsSubject, closure) { _, _, message, closure in
        guard let message else { return }
        let owned = NATSMessage(taking: message)
        NATSInbox.find(closure)?.add(.news(owned))
      }
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  /// Sends a message; it is on its way when this returns.
  ///
  /// - Throws: `NATSError.connectionLost` if the send failed; the message may have arrived
  ///   nevertheless.
  func send(
    to subject: String, answersOn reply: String?, headers: [(name: String, value: String)],
    _ bytes: UnsafeRawBufferPointer
  ) throws {
    var created: OpaquePointer?
    try Self.check(
      natsMsg_Create(
        &created, subject, reply, bytes.assumingMemoryBound(to: CChar.self).baseAddress,
        Int32(bytes.count)))
    guard let message = created else { throw NATSError.connectionLost }
    defer { natsMsg_Destroy(message) }
    for header in headers {
      try Self.check(natsMsgHeader_Set(message, header.name, header.value))
    }
    try Self.check(natsConnection_PublishMsg(connection, message))
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    NATSInbox.withdraw(registration)
    natsConnection_Close(connection)
    for subscription in subscriptions { natsSubscription_Destroy(subscription) }
    natsConnection_Destroy(connection)
  }

  private func subscribe(
    _ subject: String, _ closure: UnsafeMutableRawPointer?, _ handler: natsMsgHandler
  ) throws {
    var subscription: OpaquePointer?
    try Self.check(
      natsConnection_Subscribe(&subscription, connection, subject, handler, closure))
    guard let subscription else { throw NATSError.connectionLost }
    subscriptions.append(subscription)
    // Replies answer requests, whose number is bounded; dropping one would cause a timeout.
    try Self.check(natsSubscription_SetPendingLimits(subscription, -1, -1))
  }

  // MARK: - Connecting

  private static func connect(
    _ configuration: NATSConfiguration, closure: UnsafeMutableRawPointer?
  ) throws -> OpaquePointer {
    let options = try NATSOptions(configuration, closure: closure)
    var connection: OpaquePointer?
    let status = natsConnection_Connect(&connection, options.pointer)
    if status == NATS_OK, let connection { return connection }
    throw failure(status, configuration)
  }

  private static func failure(
    _ status: natsStatus, _ configuration: NATSConfiguration
  ) -> NATSError {
    let reason = lastError(status)
    switch status {
    case NATS_CONNECTION_AUTH_FAILED, NATS_NOT_PERMITTED:
      return .loginRefused(server: configuration.servers.joined(separator: ","), reason: reason)
    // libnats enables encryption by itself, with the system's authorities, when the server requires
    // it.
    case NATS_SECURE_CONNECTION_REQUIRED,
      NATS_SSL_ERROR where configuration.tls == nil:
      return .unusable(
        "the NATS server requires TLS: set OTOLITH_BUS_NATS_TLS=on, and name the authority of its "
          + "certificate in OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE")
    case NATS_SECURE_CONNECTION_WANTED:
      return .unusable(
        "the NATS server does not support TLS, which OTOLITH_BUS_NATS_TLS requires: enable it "
          + "(`tls { … }`)")
    case NATS_SSL_ERROR:
      return .unusable(
        "TLS to the NATS server fails (\(reason)): check OTOLITH_BUS_NATS_TLS_TRUST_ROOTS_FILE, and "
          + "that the server's certificate names the host in OTOLITH_BUS_NATS_SERVERS")
    default:
      return .cannotConnect(servers: configuration.servers, reason: reason)
    }
  }

  private static func check(_ status: natsStatus) throws {
    switch status {
    case NATS_OK: return
    case NATS_NO_MEMORY: throw NATSError.unusable("libnats is out of memory")
    default: throw NATSError.connectionLost
    }
  }

  static func lastError(_ status: natsStatus) -> String {
    let kind = natsStatus_GetText(status).map { String(cString: $0) } ?? "error \(status.rawValue)"
    guard let text = nats_GetLastError(nil).map({ String(cString: $0) }), !text.isEmpty,
      text != kind
    else { return kind }
    return "\(kind): \(text)"
  }

  private static func uniqueToken() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
