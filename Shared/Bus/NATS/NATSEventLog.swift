public import Bus
public import Logging
internal import Synchronization

/// The log as a NATS JetStream stream, for services on different hosts and databases.
///
/// **Durability** depends on the server's setting `sync_interval: always` (from 2.10 on;
/// deploy/nats/otolith.conf). Without it, a power failure can lose acknowledged events.
///
/// **Order.** At most one event per source and subject is in flight; the next one follows its
/// acknowledgement, so a lost event leaves no gap. Different subjects are independent.
///
/// **Duplicates.** The stream ignores an event that is appended again within
/// `NATSConfiguration.duplicateWindow`, by its id. Later duplicates are stored, and ignored by each
/// consumer's inbox.
public final class NATSEventLog: EventLog {
  /// Maximum bytes of messages per read.
  static let batchBytesMax = 16 << 20
  /// Approximate size of a message without its data.
  static let overheadBytes = 512
  /// Maximum number of messages examined per read.
  static let scanMax = 5000

  public let name: String
  let configuration: NATSConfiguration
  let names: NATSNames
  let stream: JetStream
  let logger: Logger
  let client: NATSClient
  private let subscribers: LogSubscribers
  let readers = NATSReaderCache()
  /// The session in which the stream was last verified.
  private let verified = Mutex<Int?>(nil)
  private let keeper = Mutex<Task<Void, Never>?>(nil)

  /// Connects on first use or subscription.
  ///
  /// - Throws: `NATSError.unusable` for an invalid configuration.
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
      subscribers.tell(message.map { NATSNotification.decode($0.bytes) } ?? .any)
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

  /// Connects if necessary, and creates or verifies the stream, once per connection.
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
      // Another instance may create it at the same time; the result is verified below.
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
      throw NATSError.malformed("the stream \(names.stream) was created but does not exist")
    }
    let problems = info.problems(of: names, configuration)
    guard problems.isEmpty else {
      throw NATSError.unsuitableStream(name: names.stream, problems: problems)
    }
    verified.withLock { $0 = connection.session }
    return connection
  }

  /// Verifies the stream again next time if it seems to have been removed.
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

  public func append(_ events: [Event]) async throws {
    guard !events.isEmpty else { return }
    let connection = try await ready()
    let messages = try events.map {
      try $0.outgoing(names, payloadMax: connection.payloadMax)
    }
    try await doubting { try await client.publish(messages) }
    let types = Set(events.map(\.type))
    subscribers.tell(.types(types))
    await client.tell(names.news, NATSNotification.encode(types))
  }

  // MARK: - Reading

  public func read(
    after position: LogPosition, types: Set<String>, limit: Int
  ) async throws -> LogBatch {
    let session = try await ready().session
    // Servers of 2.9 filter by one subject only, so a read of several types reads all.
    let filter =
      types.count == 1 ? types.first.map(names.events(ofType:)) ?? names.allEvents : names.allEvents
    if let reader = readers.take(filter, at: position, session: session) {
      do {
        return try await read(with: reader, types, limit)
      } catch NATSError.timedOut, NATSError.malformed {
        // Its server may be gone, and the consumer with it: create another one.
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
            "skipped a message in the log that is not a valid event",
            metadata: ["sequence": "\(entry.place.streamSequence)", "stream": "\(names.stream)"])
          continue
        }
        if types.contains(event.type) { batch.events.append(event) }
      }
      scanned += entries.count
      batch.rest = hasMore ? .more : .none
      // The remaining bytes must have room for the largest event, otherwise nothing would be
      // returned.
      if !hasMore || Self.batchBytesMax - bytes < Int(names.messageBytesMax) { break }
    }
    batch.end = reader.position
    if batch.rest == .none, scanned > 0 {
      // The end is verified after the effects, which need not wait for it.
      batch.rest = .unsettled
    } else if batch.rest == .none, try await !isAtEnd(&reader) {
      batch.rest = .unsettled
      if reader.hasStalled(at: .now) {
        logger.debug(
          "a consumer of the stream stalled and is replaced",
          metadata: ["stream": "\(names.stream)", "consumer": "\(reader.consumer)"])
        try? await stream.deleteConsumer(reader.consumer)
        return batch
      }
    }
    readers.put(reader)
    return batch
  }

  // MARK: - Notifications

  public func subscribe(_ onNews: @escaping @Sendable (LogNotification) -> Void) -> LogSubscription
  {
    let subscription = subscribers.add(onNews)
    keeper.withLock { keeper in
      if keeper == nil { keeper = Task { await self.keepConnected() } }
    }
    return subscription
  }

  public func callReaders() async {
    subscribers.tell(.any)
    guard (try? await ready()) != nil else { return }
    await client.tell(names.news, NATSNotification.encode([]))
  }

  /// Keeps a connection open for notifications, whether or not there are readers.
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
