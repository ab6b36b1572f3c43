internal import CPQ

/// Establishes one connection without blocking the reactor; retains itself until it is done.
final class Connector: @unchecked Sendable {
  typealias Completion = @Sendable (Result<ConnectionHandle, PostgresError>) -> Void

  private let reactor: Reactor
  private let serverVersionMin: Int
  private let completion: Completion
  // Confined to the reactor's thread.
  private var connection: OpaquePointer?
  private var socket: Int32 = -1
  private var timer: TimerQueue.Identifier?

  /// Connects and calls `completion` once, on the reactor's thread.
  static func connect(
    _ configuration: PostgresConfiguration, reactor: Reactor, completion: @escaping Completion
  ) {
    // Checked before libpq, whose error message would quote a malformed string with its password.
    guard ConnectionString.isReadable(configuration.connectionString) else {
      return reactor.enqueue { completion(.failure(.unreadableAddress)) }
    }
    let connector = Connector(
      reactor: reactor, serverVersionMin: configuration.serverVersionMin, completion: completion)
    let parameters = ConnectionParameters(configuration)
    BlockingCall.run {
      let handle = parameters.start().map(ConnectionHandle.init(pointer:))
      reactor.enqueue { connector.begin(handle, timeout: configuration.connectTimeout) }
    }
  }

  private init(reactor: Reactor, serverVersionMin: Int, completion: @escaping Completion) {
    self.reactor = reactor
    self.serverVersionMin = serverVersionMin
    self.completion = completion
  }

  private func begin(_ handle: ConnectionHandle?, timeout: Duration) {
    connection = handle?.pointer
    guard connection != nil, PQstatus(connection) != CONNECTION_BAD else {
      return fail(PostgresError.connectionMessage(connection))
    }
    // The only way to get the SQLSTATE of a rejection.
    PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
    timer = reactor.schedule(after: timeout) { self.fail("no connection within \(timeout)") }
    // The libpq manual requires to start as if PQconnectPoll had returned PGRES_POLLING_WRITING.
    wait(for: EPOLLOUT.rawValue)
  }

  private func wait(for events: UInt32) {
    socket = PQsocket(connection)
    guard socket >= 0 else { return fail(PostgresError.connectionMessage(connection)) }
    reactor.add(socket, events: events) { _ in self.poll() }
  }

  private func poll() {
    // PQconnectPoll may close this socket and open another with the same descriptor.
    reactor.remove(socket)
    switch PQconnectPoll(connection) {
    case PGRES_POLLING_READING: wait(for: EPOLLIN.rawValue)
    case PGRES_POLLING_WRITING: wait(for: EPOLLOUT.rawValue)
    case PGRES_POLLING_OK: succeed()
    default: fail(PostgresError.connectionMessage(connection))
    }
  }

  private func succeed() {
    guard let connection else { return }
    let version = Int(PQserverVersion(connection)) / 10_000
    guard version >= serverVersionMin else {
      return fail(.serverTooOld(version, oldest: serverVersionMin))
    }
    PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
    self.connection = nil
    if let timer { reactor.cancel(timer) }
    completion(.success(ConnectionHandle(pointer: connection)))
  }

  private func fail(_ message: String) {
    if let unusable = PostgresError.unusableValue(message) { return fail(unusable) }
    var error = PostgresError(refusal: message)
    // The server requires a password and none is given: libpq reports this without SQLSTATE.
    if error.sqlState == nil, PQconnectionNeedsPassword(connection) == 1 {
      error.sqlState = PostgresError.passwordState
    }
    fail(error)
  }

  private func fail(_ error: PostgresError) {
    if let timer { reactor.cancel(timer) }
    if socket >= 0 { reactor.remove(socket) }
    PQfinish(connection)
    connection = nil
    completion(.failure(error))
  }
}
