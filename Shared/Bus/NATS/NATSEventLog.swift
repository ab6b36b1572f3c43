public import Bus
public import Logging
internal import Synchronization

/// The log as a stream of NATS JetStream, for services on different hosts and databases.
///
/// **Durability** is the server's: `sync_interval: always` (from 2.10 on; deploy/nats/otolith.conf),
/// without which it acknowledges what a power cut can still take away.
///
/// **Order.** Of one source and subject one event is on its way at a time, and the next follows its
/// acknowledgement, so that a lost one leaves no gap. Different subjects do not wait for each other.
///
/// **Twice.** An event that is appended again within `NATSConfiguration.duplicateWindow` is left out
/// by its id; later it is stored again, and left out by the inbox of each consumer.
public final class NATSEventLog: EventLog {
  /// The most bytes of messages that one read takes.
  static let batchBytesMax = 16 << 20
  /// What a message counts beside its data, roughly.
  static let overheadBytes = 512
  /// The most messages that one read passes over, wanted or not.
  static let scanMax = 5000

  public let name: String
  let configuration: NATSConfiguration
  let names: NATSNames
  let stream: JetStream
  let logger: Logger
  let client: NATSClient
  private let subscribers: LogSubscribers
  let readers = NATSReaderCache()
  /// The session over which the stream was last seen to be in order.
  private let verified = Mutex<Int?>(nil)
  private let keeper = Mutex<Task<Void, Never>?>(nil)

  /// Connects when it is first used, or listened to.
  ///
  /// - Throws: `NATSError.unusable`, when the configuration cannot work anywhere.
  public init(configuration: NATSConfiguration, logger: Logger) throws {
    try configuration.validate()
    self.configuration = configuration
    self.logger = logger
    let names = NATSNames(stream: configuration.stream)
    self.names = names
    name = "nats:\(configuration.stream)"
    let subscribers = LogSubscribers()
    self.subscribers = subscribers
    client = NATSClient(
      configuration: configuration, newsSubject: names.news, logger: logger
    ) { message in
      subscribers.tell(message.map { NATSNews.decode($0.bytes) } ?? .any)
    }
    stream = JetStream(client: client, stream: configuration.stream)
  }

  public func close() async {
    let task = keeper.withLock { keeper in
      defer { keeper = nil }
      return keeper
    }
    task?.cancel()
    subscribers.removeAll()
    readers.removeAll()
    await client.close()
    await task?.value
  }

  // MARK: - The stream

  /// Connects if need be, and makes the stream or sees that it is as it has to be, once for each
  /// connection.
  ///
  /// - Throws: `NATSError`.
  func ready() async throws -> (session: Int, payloadMax: Int) {
    let connection = try await client.connected()
    if verified.withLock({ $0 == connection.session }) { return connection }
    guard connection.payloadMax >= Int(names.messageBytesMax) else {
      throw NATSError.payloadLimitTooLow(
        limit: connection.payloadMax, needed: Int(names.messageBytesMax))
    }
    if try await stream.info() == nil {
      // Another instance may make it at the same time; what came of it is seen below.
      let creation: (any Error)?
      do {
        var settings = StreamSettings(of: names, configuration)
        settings.description = StreamSettings.newDescription()
        try await stream.create(settings)
        creation = nil
      } catch {
        creation = error
      }
      if let creation, try await stream.info() == nil { throw creation }
    }
    guard let info = try await stream.info() else {
      throw NATSError.malformed("the stream \(names.stream) is made and not there")
    }
    let problems = info.problems(of: names, configuration)
    guard problems.isEmpty else {
      throw NATSError.unsuitableStream(name: names.stream, problems: problems)
    }
    verified.withLock { $0 = connection.session }
    return connection
  }

  /// Looks at the stream anew next time when it seems to have been removed.
  private func doubting<T>(_ body: () async throws -> T) async throws -> T {
    do {
      return try await body()
    } catch let error as NATSError {
      switch error {
      case .nobodyAnswers, .refused(_, 404, _, _): verified.withLock { $0 = nil }
      default: break
      }
      throw error
    }
  }

  // MARK: - Appending

  /// On no PostgreSQL server: always durable.
  public func append(_ events: [Event], beside _: ServerInstance?) async throws {
    guard !events.isEmpty else { return }
    let connection = try await ready()
    let messages = try events.map {
      try $0.outgoing(names, payloadMax: connection.payloadMax)
    }
    try await doubting { try await client.publish(messages) }
    let types = Set(events.map(\.type))
    subscribers.tell(.types(types))
    await client.tell(names.news, NATSNews.encode(types))
  }

  // MARK: - Reading

  public func read(
    after position: LogPosition, types: Set<String>, limit: Int, beside _: ServerInstance?
  ) async throws -> LogBatch {
    let session = try await ready().session
    // A server of 2.9 filters by one subject only: of several types all is read.
    let filter =
      types.count == 1 ? types.first.map(names.events(ofType:)) ?? names.allEvents : names.allEvents
    if let reader = readers.take(filter, at: position, session: session) {
      do {
        return try await read(with: reader, types, limit)
      } catch NATSError.timedOut, NATSError.malformed {
        // Its server may be gone, and the consumer with it: another one.
      }
    }
    return try await doubting {
      try await read(with: makeReader(filter, after: position, session: session), types, limit)
    }
  }

  private func read(
    with taken: NATSLogReader, _ types: Set<String>, _ limit: Int
  ) async throws -> LogBatch {
    var reader = taken
    var batch = LogBatch(events: [], end: reader.position, rest: .none, log: reader.log)
    var bytes = 0
    var scanned = 0
    while batch.events.count < limit, scanned < Self.scanMax {
      let (entries, hasMore) = try await reader.take(
        limit - batch.events.count, bytesMax: Self.batchBytesMax - bytes, on: stream)
      for entry in entries {
        bytes += entry.message.byteCount + Self.overheadBytes
        guard let event = Event(entry.message, names) else {
          logger.error(
            "a message in the log is no event and is passed over",
            metadata: ["sequence": "\(entry.place.streamSequence)", "stream": "\(names.stream)"])
          continue
        }
        if types.contains(event.type) { batch.events.append(event) }
      }
      scanned += entries.count
      batch.rest = hasMore ? .more : .none
      // Within the bytes that are left, the largest event must fit, or nothing would be given.
      if !hasMore || Self.batchBytesMax - bytes < Int(names.messageBytesMax) { break }
    }
    batch.end = reader.position
    if batch.rest == .none, scanned > 0 {
      // Whether this was all is asked after its effects, which need not wait for the answer.
      batch.rest = .unsettled
    } else if batch.rest == .none, try await !isAtEnd(&reader) {
      batch.rest = .unsettled
      if reader.hasStalled(at: .now) {
        logger.debug(
          "a consumer of the stream gives nothing and is replaced",
          metadata: ["stream": "\(names.stream)", "consumer": "\(reader.consumer)"])
        try? await stream.deleteConsumer(reader.consumer)
        return batch
      }
    }
    readers.put(reader)
    return batch
  }

  // MARK: - News

  public func subscribe(_ onNews: @escaping @Sendable (LogNews) -> Void) -> LogSubscription {
    let subscription = subscribers.add(onNews)
    keeper.withLock { keeper in
      if keeper == nil { keeper = Task { await self.keepConnected() } }
    }
    return subscription
  }

  public func callReaders() async {
    subscribers.tell(.any)
    guard (try? await ready()) != nil else { return }
    await client.tell(names.news, NATSNews.encode([]))
  }

  /// News come over a connection only, so one is kept, whether somebody reads or not.
  private func keepConnected() async {
    while !Task.isCancelled {
      do {
        let session = try await ready().session
        await client.loss(ofSession: session)
      } catch {
        if case NATSError.closed = error { return }
        try? await Task.sleep(for: configuration.reconnectMax / 10)
      }
    }
  }
}
