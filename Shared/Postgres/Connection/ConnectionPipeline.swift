internal import CPQ
internal import DequeModule
internal import Logging
internal import Synchronization

/// One connection to the server, in pipeline mode, and the statements under way on it.
///
/// Statements are answered in the order in which they were handed over. Each ends with a sync of
/// its own, so that the failure of one does not abort the next. Confined to the reactor's thread
/// but for what says otherwise.
final class ConnectionPipeline: @unchecked Sendable {
  /// How many statements are sent before the first is answered; the rest wait here.
  static let pipelineDepthMax = 128

  enum Mode {
    case pipeline
    /// A script is under way, alone.
    case simple
    case closed
  }

  let reactor: Reactor
  let logger: Logger
  /// What a statement may take unless its caller's deadline says less.
  let configuredLimit: TimeLimit
  let openedAt = ContinuousClock.now
  /// Of the server process; from any thread.
  let processID: Int32

  var connection: OpaquePointer?
  var mode = Mode.pipeline
  var sending: Deque<Operation> = []
  var inFlight: Deque<Operation> = []
  var cache: StatementCache

  /// Whether the transaction's BEGIN was sent.
  var hasBegun = false
  /// The session's `statement_timeout` as of what was sent; nil when it is not known.
  var sessionLimit: TimeLimit?
  /// What is in force: the session's, or the open transaction's own; nil when it is not known.
  var currentLimit: TimeLimit?
  /// As of the last answer after which nothing else was under way: in between libpq does not tell.
  private var knownInTransaction = false
  /// Nothing is sent while a cancel request is on its way, lest it hit the next statement.
  var isHeldBack = false
  /// How many of the pool's single statements it was given and has not answered; guarded by the
  /// pool's lock.
  var statementsUnderWay = 0
  private let socket: Int32
  private(set) var waitsForWriting = false {
    didSet { if waitsForWriting != oldValue { updateEvents() } }
  }
  private var noticeLog: NoticeLog?
  private var onLoss: (ConnectionPipeline) -> Void = { _ in }
  private(set) var onWriteRefused: (ConnectionPipeline) -> Void = { _ in }
  private var onNotification: (PostgresNotification) -> Void = { _ in }

  /// How often something was sent while nothing was under way, and its answer waited for; from any thread.
  let roundTrips = Atomic<Int>(0)

  /// `PQTRANS_IDLE` and so on as of the last answer, or -1 once closed; from any thread.
  private let status = Atomic<Int32>(Int32(PQTRANS_IDLE.rawValue))

  /// Whether a released connection can serve the next caller; from any thread.
  var isReusable: Bool { status.load(ordering: .acquiring) == Int32(PQTRANS_IDLE.rawValue) }

  /// Whether a transaction is open and has not failed; from any thread.
  var isInTransaction: Bool {
    status.load(ordering: .acquiring) == Int32(PQTRANS_INTRANS.rawValue)
  }

  /// Takes over an established connection.
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

  /// Starts to listen to the socket.
  func open(
    onLoss: @escaping (ConnectionPipeline) -> Void,
    onWriteRefused: @escaping (ConnectionPipeline) -> Void = { _ in },
    onNotification: @escaping (PostgresNotification) -> Void = { _ in }
  ) {
    self.onLoss = onLoss
    self.onWriteRefused = onWriteRefused
    self.onNotification = onNotification
    noticeLog = NoticeLog.install(on: connection, logger: logger)
    reactor.add(socket, events: EPOLLIN.rawValue) { [self] events in handle(events) }
    guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else {
      return lose(PostgresError.connectionMessage(connection))
    }
  }

  /// Hands over a statement; it is answered through its completion.
  func start(_ operation: Operation) {
    start(CollectionOfOne(operation))
  }

  /// Hands over several, which go out together.
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

  /// Ends the connection on our side.
  func close() {
    lose("the connection was closed")
  }

  private func handle(_ events: UInt32) {
    if events & EPOLLOUT.rawValue != 0 { flush() }
    // An error or a hang-up shows up as a failed read, with libpq's own words.
    if events & ~EPOLLOUT.rawValue != 0 { receive() }
  }

  private func receive() {
    guard mode != .closed else { return }
    guard PQconsumeInput(connection) == 1 else {
      // What the server said before it hung up comes first.
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
    // While others are under way libpq does not tell.
    if now != Int32(PQTRANS_ACTIVE.rawValue) {
      knownInTransaction = now != Int32(PQTRANS_IDLE.rawValue)
    }
    // The end of a transaction that somebody began by hand may have taken settings back with it.
    let hasLeft = wasInTransaction && !knownInTransaction
    if operation.role == .ordinary, hasLeft || operation.mayHaveChangedSettings {
      forgetLimits()
    }
  }

  /// Whether the server is inside a transaction, or is about to be.
  var isInsideTransaction: Bool { hasBegun || knownInTransaction }

  /// Fails everything under way and forgets the connection.
  ///
  /// - Parameter error: what the server said, when it ended the connection in so many words.
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
      // Outside a transaction the commit is part of the sync, which has not been answered.
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
