internal import CPQ
internal import DequeModule
internal import Logging
internal import Synchronization

/// One connection to the server in pipeline mode, and its statements in flight.
///
/// Statements complete in the order in which they were started. Each ends with its own sync, so a
/// failure does not abort the next. Confined to the reactor's thread unless noted otherwise.
final class ConnectionPipeline: @unchecked Sendable {
  /// Maximum number of statements in flight; further ones wait here.
  static let pipelineDepthMax = 128

  enum Mode {
    case pipeline
    /// A script is in flight, alone.
    case simple
    case closed
  }

  let reactor: Reactor
  let logger: Logger
  /// The limit of a statement unless its caller's deadline is shorter.
  let configuredLimit: TimeLimit
  let openedAt = ContinuousClock.now
  /// Process id of the server process; readable from any thread.
  let processID: Int32

  var connection: OpaquePointer?
  var mode = Mode.pipeline
  var sending: Deque<Operation> = []
  var inFlight: Deque<Operation> = []
  var cache: StatementCache

  /// Whether BEGIN was sent.
  var hasBegun = false
  /// The session's `statement_timeout` according to sent statements; nil if unknown.
  var sessionLimit: TimeLimit?
  /// The limit in effect: the session's, or the open transaction's own; nil if unknown.
  var currentLimit: TimeLimit?
  /// State at the last answer after which nothing was in flight; libpq does not report it in
  /// between.
  private var knownInTransaction = false
  /// Whether sending is suspended while a cancel request is in flight, so that it cannot hit the
  /// next statement.
  var isHeldBack = false
  /// Number of the pool's single statements in flight on this connection; guarded by the pool's
  /// lock.
  var statementsUnderWay = 0
  private let socket: Int32
  private(set) var waitsForWriting = false {
    didSet { if waitsForWriting != oldValue { updateEvents() } }
  }
  private var noticeLog: NoticeLog?
  private var onLoss: (ConnectionPipeline) -> Void = { _ in }
  private(set) var onWriteRefused: (ConnectionPipeline) -> Void = { _ in }
  private(set) var onFullDisk: () -> Void = {}
  private var onNotification: (PostgresNotification) -> Void = { _ in }

  /// Number of round trips: sends while nothing was in flight; readable from any thread.
  let roundTrips = Atomic<Int>(0)

  /// `PQTRANS_IDLE` and so on at the last answer, or -1 once closed; readable from any thread.
  private let status = Atomic<Int32>(Int32(PQTRANS_IDLE.rawValue))

  /// Whether a released connection can be used again; readable from any thread.
  var isReusable: Bool { status.load(ordering: .acquiring) == Int32(PQTRANS_IDLE.rawValue) }

  /// Whether a transaction is open and has not failed; readable from any thread.
  var isInTransaction: Bool {
    status.load(ordering: .acquiring) == Int32(PQTRANS_INTRANS.rawValue)
  }

  /// Takes ownership of an established connection.
  init(
    _ handle: ConnectionHandle, reactor: Reactor, configuration: PostgresConfiguration,
    logger: Logger
  ) {
    self.reactor = reactor
    self.logger = logger
    configuredLimit = TimeLimit(configured: configuration.statementTimeout)
    sessionLimit = configuredLimit
    currentLimit = configuredLimit
    self.cache = StatementCache(countMax: configuration.statementsMax)
    connection = handle.pointer
    socket = PQsocket(handle.pointer)
    processID = PQbackendPID(handle.pointer)
  }

  /// Registers the socket with the reactor.
  func open(
    onLoss: @escaping (ConnectionPipeline) -> Void,
    onWriteRefused: @escaping (ConnectionPipeline) -> Void = { _ in },
    onFullDisk: @escaping () -> Void = {},
    onNotification: @escaping (PostgresNotification) -> Void = { _ in }
  ) {
    self.onLoss = onLoss
    self.onWriteRefused = onWriteRefused
    self.onFullDisk = onFullDisk
    self.onNotification = onNotification
    noticeLog = NoticeLog.install(on: connection, logger: logger)
    reactor.add(socket, events: EPOLLIN.rawValue) { [self] events in handle(events) }
    guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else {
      return lose(PostgresError.connectionMessage(connection))
    }
  }

  /// Starts an operation; its completion receives the result.
  func start(_ operation: Operation) {
    start(CollectionOfOne(operation))
  }

  /// Starts several operations, which are sent together.
  func start(_ operations: some Sequence<Operation>) {
    guard mode != .closed else {
      let error = PostgresError(
        kind: .connectionLost(commitUnknown: false), message: "the connection is closed")
      for operation in operations { operation.complete(with: .failure(error)) }
      return
    }
    if inFlight.isEmpty, sending.isEmpty { roundTrips.wrappingAdd(1, ordering: .relaxed) }
    sending.append(contentsOf: operations)
    pump()
  }

  /// Closes the connection.
  func close() {
    lose("the connection was closed")
  }

  private func handle(_ events: UInt32) {
    if events & EPOLLOUT.rawValue != 0 { flush() }
    // An error or hang-up shows as a failed read, with libpq's message.
    if events & ~EPOLLOUT.rawValue != 0 { receive() }
  }

  private func receive() {
    guard mode != .closed else { return }
    guard PQconsumeInput(connection) == 1 else {
      // Read the server's last message first.
      readResults()
      return lose(PostgresError.connectionMessage(connection))
    }
    readResults()
    while mode != .closed, let notify = PQnotifies(connection) {
      let notification = PostgresNotification(
        channel: String(cString: notify.pointee.relname),
        payload: String(cString: notify.pointee.extra))
      PQfreemem(notify)
      onNotification(notification)
    }
    pump()
  }

  func flush() {
    guard mode != .closed else { return }
    let status = PQflush(connection)
    if status < 0 { return lose(PostgresError.connectionMessage(connection)) }
    waitsForWriting = status == 1
  }

  private func updateEvents() {
    guard mode != .closed else { return }
    reactor.change(
      socket,
      events: EPOLLIN.rawValue | (waitsForWriting ? EPOLLOUT.rawValue : 0))
  }

  func rememberTransactionStatus(after operation: Operation) {
    let wasInTransaction = knownInTransaction
    let now = Int32(PQtransactionStatus(connection).rawValue)
    status.store(now, ordering: .releasing)
    // While others are in flight, libpq does not report the state.
    if now != Int32(PQTRANS_ACTIVE.rawValue) {
      knownInTransaction = now != Int32(PQTRANS_IDLE.rawValue)
    }
    // The end of a transaction begun by hand may have reverted settings.
    let hasLeft = wasInTransaction && !knownInTransaction
    if operation.role == .ordinary, hasLeft || operation.mayHaveChangedSettings {
      forgetLimits()
    }
  }

  /// Whether the server is in a transaction, or about to begin one.
  var isInsideTransaction: Bool { hasBegun || knownInTransaction }

  /// Fails all operations and closes the connection.
  ///
  /// - Parameter error: the server's error if it ended the connection with one.
  func lose(_ message: String, error: PostgresError? = nil) {
    guard mode != .closed else { return }
    mode = .closed
    status.store(-1, ordering: .releasing)
    reactor.remove(socket)
    PQfinish(connection)
    connection = nil
    let sent = inFlight
    let unsent = sending
    inFlight = []
    sending = []
    onLoss(self)
    for operation in sent {
      // Outside a transaction, the commit happens at the sync, which is unanswered.
      let isUnknown =
        operation.role == .commit || operation.begin == nil
      var failure = error ?? PostgresError(kind: .server, message: message)
      failure.kind = .connectionLost(commitUnknown: isUnknown && operation.role != .rollback)
      operation.complete(with: .failure(failure))
    }
    for operation in unsent {
      operation.complete(
        with: .failure(
          PostgresError(kind: .connectionLost(commitUnknown: false), message: message)))
    }
  }
}

/// A `PGconn` that is passed between threads; one thread uses it at a time.
struct ConnectionHandle: @unchecked Sendable {
  let pointer: OpaquePointer
}
