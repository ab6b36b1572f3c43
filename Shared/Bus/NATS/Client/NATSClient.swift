internal import Logging

/// A connection to NATS, opened on demand and again after a failure. Calls of libnats that may
/// block run on a separate thread.
actor NATSClient {
  nonisolated let thread: NATSThread
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  let configuration: NATSConfiguration
  private let newsSubject: String
  private let logger: Logger
  /// Called with each notification, and with nil for a new connection, before which some may have
  /// been lost.
  private let onNews: @Sendable (NATSMessage?) -> Void

  private var session: NATSSession?
  private var sessions = 0
  private var waiting: [UInt64: any NATSReply] = [:]
  /// Tokens of the pending fetches by consumer name.
  private var fetches: [String: UInt64] = [:]
  private var lastToken: UInt64 = 0
  private var sweeper: Task<Void, Never>?
  private var reconnect: NATSReconnect
  private var lossWaiters: [CheckedContinuation<Void, Never>] = []
  private var isClosed = false

  init(
    configuration: NATSConfiguration, newsSubject: String, logger: Logger,
    onNews: @escaping @Sendable (NATSMessage?) -> Void
  ) {
    self.configuration = configuration
    self.newsSubject = newsSubject
    self.logger = logger
    self.onNews = onNews
    thread = NATSThread()
    reconnect = NATSReconnect(first: configuration.reconnectFirst, max: configuration.reconnectMax)
  }

  // MARK: - Connection

  /// The number of the current session, opened if necessary, and the server's maximum message size.
  ///
  /// - Throws: `NATSError`. Shortly after a failed attempt, the error of that attempt.
  func connected() throws -> (session: Int, payloadMax: Int) {
    let session = try open()
    return (session.number, session.payloadMax)
  }

  private func open() throws -> NATSSession {
    if isClosed { throw NATSError.closed }
    if let session { return session }
    try reconnect.check()
    sessions += 1
    let inbox = NATSInbox { [weak self, thread] in
      thread.enqueue { [weak self] in self?.assumeIsolated { $0.drain() } }
    }
    let new: NATSSession
    do {
      new = try NATSSession(
        number: sessions, configuration: configuration, newsSubject: newsSubject, inbox: inbox)
    } catch {
      reconnect.failed(error)
      throw error
    }
    reconnect.succeeded()
    session = new
    logger.debug("connected to NATS", metadata: ["session": "\(new.number)"])
    onNews(nil)
    return new
  }

  /// Ends a session; the next call opens another one.
  func lose(session number: Int, because error: any Error) {
    guard let session, session.number == number else { return }
    self.session = nil
    session.close()
    let replies = waiting.values
    waiting = [:]
    for reply in replies { reply.fail(error) }
    let waiters = lossWaiters
    lossWaiters = []
    for waiter in waiters { waiter.resume() }
    logger.debug("the connection to NATS ended", metadata: ["error": "\(error)"])
  }

  /// Returns when a session has ended.
  func loss(ofSession number: Int) async {
    guard session?.number == number else { return }
    await withCheckedContinuation { lossWaiters.append($0) }
  }

  func close() {
    isClosed = true
    sweeper?.cancel()
    if let session { lose(session: session.number, because: NATSError.closed) }
  }

  // MARK: - Sending

  /// Sends a request and waits for one reply.
  func request(_ subject: String, _ body: [UInt8]) async throws -> NATSMessage {
    let session = try open()
    let token = nextToken()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let reply = NATSSingleReply(
          subject: subject, deadline: .now + configuration.answerTimeout,
          continuation: continuation)
        send(subject, body, token: token, reply, session)
      }
    } onCancel: {
      Task { await self.cancel(token) }
    }
  }

  /// Requests at most `countMax` messages from a consumer; one fetch per consumer at a time.
  ///
  /// - Throws: `NATSError`; `CancellationError`.
  func fetch(
    from consumer: String, _ subject: String, _ body: [UInt8], countMax: Int
  ) async throws -> NATSFetch.Result {
    let session = try open()
    let token = nextToken()
    defer { fetches[consumer] = nil }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let reply = NATSFetch(
          subject: subject, countMax: countMax, timeout: configuration.fetchTimeout,
          continuation: continuation)
        fetches[consumer] = token
        send(subject, body, token: token, reply, session)
      }
    } onCancel: {
      Task { await self.cancel(token) }
    }
  }

  /// Publishes messages and waits until all are stored.
  ///
  /// - Throws: `NATSError` if not all are known to be stored; `CancellationError`.
  func publish(_ messages: [NATSOutgoing]) async throws {
    let session = try open()
    let token = nextToken()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let publishing = NATSPublishing(messages, configuration, continuation: continuation)
        if Task.isCancelled { return publishing.fail(CancellationError()) }
        // The publishing itself has a token that no message has, so it can always be found.
        waiting[token] = publishing
        pump(publishing, session)
        startSweeping()
      }
    } onCancel: {
      Task { await self.cancel(token) }
    }
  }

  /// Sends a message without expecting a reply; it may be lost.
  func tell(_ subject: String, _ body: [UInt8]) {
    try? body.withUnsafeBytes { try session?.send(to: subject, answersOn: nil, headers: [], $0) }
  }

  private func send(
    _ subject: String, _ body: [UInt8], token: UInt64, _ reply: any NATSReply,
    _ session: NATSSession
  ) {
    if Task.isCancelled { return reply.fail(CancellationError()) }
    waiting[token] = reply
    do {
      try body.withUnsafeBytes {
        try session.send(
          to: subject, answersOn: session.inboxPrefix + String(token), headers: [], $0)
      }
    } catch {
      lose(session: session.number, because: error)
    }
    startSweeping()
  }

  /// Sends as many messages as may be in flight.
  private func pump(_ publishing: NATSPublishing, _ session: NATSSession) {
    var token = nextToken()
    while let message = publishing.popNext(token: token) {
      waiting[token] = publishing
      do {
        try message.data.withUnsafeBytes {
          try session.send(
            to: message.subject, answersOn: session.inboxPrefix + String(token),
            headers: message.headers, $0)
        }
      } catch {
        return lose(session: session.number, because: error)
      }
      token = nextToken()
    }
  }

  private func nextToken() -> UInt64 {
    lastToken += 1
    return lastToken
  }

  // MARK: - Receiving

  private func drain() {
    guard let session else { return }
    for item in session.inbox.takeAll() {
      switch item {
      case .answer(let message): receive(message, session)
      case .news(let message): onNews(message)
      case .complaint(let words): complain(words, session)
      case .lost: return lose(session: session.number, because: NATSError.connectionLost)
      }
    }
  }

  private func receive(_ message: NATSMessage, _ session: NATSSession) {
    guard let token = token(of: message, session), let reply = waiting[token],
      reply.receive(message, token: token)
    else { return }
    waiting[token] = nil
    guard let publishing = reply as? NATSPublishing else { return }
    if publishing.isOver {
      forget(publishing)
    } else {
      pump(publishing, session)
    }
  }

  /// Replies arrive on a subject that ends with the token. Messages of a consumer arrive on the
  /// stream's subjects; their reply subject names the consumer.
  private func token(of message: NATSMessage, _ session: NATSSession) -> UInt64? {
    let subject = message.subject
    if subject.hasPrefix(session.inboxPrefix) {
      return UInt64(subject.dropFirst(session.inboxPrefix.count))
    }
    return message.place.flatMap { fetches[$0.consumer] }
  }

  /// Handles an error of the server about a request that it then does not answer.
  private func complain(_ words: String, _ session: NATSSession) {
    logger.debug("the NATS server reports an error", metadata: ["words": "\(words)"])
    guard words.lowercased().contains("permissions violation") else { return }
    for reply in waiting.values where reply.isAbout(words) {
      end(reply, NATSError.notPermitted(words))
    }
  }

  // MARK: - Giving up

  private func cancel(_ token: UInt64) {
    guard let reply = waiting[token] else { return }
    end(reply, CancellationError())
  }

  private func end(_ reply: any NATSReply, _ error: any Error) {
    forget(reply)
    reply.fail(error)
  }

  private func forget(_ reply: any NATSReply) {
    waiting = waiting.filter { $0.value !== reply }
  }

  /// Ends overdue waits periodically, while there are waits.
  private func startSweeping() {
    guard sweeper == nil else { return }
    sweeper = Task { [weak self] in
      while await self?.sweep() == true {
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  /// - Returns: whether any wait is left.
  private func sweep() -> Bool {
    let now = ContinuousClock.now
    if let late = waiting.values.first(where: { $0.deadline < now }) {
      let error = NATSError.timedOut(late.subject)
      if late is NATSFetch {
        // The consumer may be gone; the connection is not affected.
        end(late, error)
      } else if let session {
        // The server may be unreachable or isolated from the cluster: another one may answer.
        lose(session: session.number, because: error)
      }
    }
    if waiting.isEmpty { sweeper = nil }
    return !waiting.isEmpty
  }
}
