internal import FoundationEssentials

/// The part of JetStream's API that the log uses: JSON requests and replies on `$JS.API.…`.
struct JetStream: Sendable {
  let client: NATSClient
  let stream: String

  // MARK: - Streams

  struct StreamInfo: Decodable, Sendable {
    struct State: Decodable, Sendable {
      var messages: Int64
      var lastSeq: UInt64
      /// Message counts by subject, if requested.
      var subjects: [String: Int]?
    }

    var config: StreamSettings
    /// Creation time as text; a stream restored from a backup keeps it.
    var created: String
    /// Time of the reply; servers from 2.10 on send it.
    var ts: String?
    var state: State
    /// Total number of subjects, if requested.
    var total: Int?
    var limit: Int?

    /// Whether the server supports replicas. Before 2.10, replicas diverge when nodes are killed:
    /// they number the same messages differently, and a reader that changes nodes repeats or misses
    /// events.
    var isFitForReplicas: Bool { ts != nil }
  }

  /// Information about the stream; nil if it does not exist.
  ///
  /// - Parameters:
  ///   - subjectsFilter: also counts the messages of each matching subject.
  ///   - offset: number of subjects to skip.
  func info(subjectsFilter: String? = nil, offset: Int = 0) async throws -> StreamInfo? {
    struct Request: Encodable, Sendable {
      var subjectsFilter: String
      var offset: Int
    }
    let body = try subjectsFilter.map {
      try Self.encode(Request(subjectsFilter: $0, offset: offset))
    }
    do {
      return try await ask("STREAM.INFO.\(stream)", body ?? [], of: "information on \(stream)")
    } catch NATSError.refused(_, 404, _, _) {
      return nil
    }
  }

  func create(_ settings: StreamSettings) async throws {
    let _: Ignored = try await ask(
      "STREAM.CREATE.\(stream)", try Self.encode(settings), of: "to create the stream \(stream)")
  }

  /// Removes one message. STREAM.PURGE must not be used: it makes all consumers of the stream on
  /// nats-server 2.9 skip undelivered messages.
  ///
  /// - Parameter isOverwritten: whether its bytes are overwritten with random ones first, which
  ///   costs a write.
  /// - Returns: whether the message existed.
  func remove(_ sequence: UInt64, overwriting isOverwritten: Bool = false) async throws -> Bool {
    struct Request: Encodable, Sendable {
      var seq: UInt64
      var noErase: Bool
    }
    struct Answer: Decodable, Sendable { var success: Bool }
    do {
      let answer: Answer = try await ask(
        "STREAM.MSG.DELETE.\(stream)",
        try Self.encode(Request(seq: sequence, noErase: !isOverwritten)),
        of: "to remove an event from \(stream)")
      return answer.success
    } catch NATSError.refused(_, 404, _, _) {
      return false
    }
  }

  // MARK: - Messages

  struct StoredMessage: Decodable, Sendable {
    var subject: String
    var seq: UInt64
    /// Headers in base64.
    var hdrs: String?
    var data: String?
    var time: String

    /// The value of a header.
    func header(_ name: String) -> String? {
      guard let bytes = hdrs.flatMap({ Data(base64Encoded: $0) }) else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
      guard let line = lines.first(where: { $0.hasPrefix("\(name):") }) else { return nil }
      return String(line.dropFirst(name.utf8.count + 1).drop { $0 == " " })
    }
  }

  enum Place: Sendable {
    case sequence(UInt64)
    /// The first message of a subject, which may have wildcards, from a sequence number on.
    case first(of: String, from: UInt64)
    /// The last message of a subject, which may have wildcards.
    case last(of: String)
  }

  /// Returns one message; nil if not found.
  func message(at place: Place) async throws -> StoredMessage? {
    struct Request: Encodable, Sendable {
      var seq: UInt64?
      var nextBySubj: String?
      var lastBySubj: String?
    }
    struct Answer: Decodable, Sendable { var message: StoredMessage }
    let request =
      switch place {
      case .sequence(let sequence): Request(seq: sequence)
      case .first(let subject, let sequence): Request(seq: sequence, nextBySubj: subject)
      case .last(let subject): Request(lastBySubj: subject)
      }
    do {
      let answer: Answer = try await ask(
        "STREAM.MSG.GET.\(stream)", try Self.encode(request), of: "an event of \(stream)")
      return answer.message
    } catch NATSError.refused(_, 404, _, _) {
      return nil
    }
  }

  // MARK: - Consumers

  struct ConsumerInfo: Decodable, Sendable {
    var name: String
    var numPending: UInt64
  }

  enum Start: Sendable {
    case sequence(UInt64)
    /// Nanoseconds since 1970.
    case time(UInt64)
  }

  /// Creates a consumer that delivers messages from a position on, once and in order. The server
  /// deletes it after two minutes without requests, longer than the polling interval of an idle
  /// reader.
  func makeConsumer(
    _ filter: String, from start: Start, headersOnly: Bool = false
  ) async throws -> ConsumerInfo {
    struct Settings: Encodable, Sendable {
      var deliverPolicy: String
      var optStartSeq: UInt64?
      var optStartTime: String?
      var ackPolicy = "none"
      var replayPolicy = "instant"
      var filterSubject: String
      var headersOnly: Bool?
      var inactiveThreshold: Int64
      var numReplicas = 1
      var memStorage = true
    }
    struct Request: Encodable, Sendable {
      var streamName: String
      var config: Settings
    }
    var settings = Settings(
      deliverPolicy: "by_start_sequence", filterSubject: filter,
      headersOnly: headersOnly ? true : nil, inactiveThreshold: 120_000_000_000)
    switch start {
    case .sequence(let sequence): settings.optStartSeq = max(1, sequence)
    case .time(let time):
      settings.deliverPolicy = "by_start_time"
      settings.optStartTime = EventTime.format(
        Date(timeIntervalSince1970: Double(time / 1000) / 1_000_000))
    }
    return try await ask(
      "CONSUMER.CREATE.\(stream)", try Self.encode(Request(streamName: stream, config: settings)),
      of: "to read \(stream)")
  }

  /// Fetches available messages: at most `countMax`, and at most `bytesMax` except for the first
  /// one.
  func fetch(from consumer: String, countMax: Int, bytesMax: Int) async throws -> NATSFetch.Result {
    struct Request: Encodable, Sendable {
      var batch: Int
      var maxBytes: Int
      var noWait = true
    }
    return try await client.fetch(
      from: consumer, "$JS.API.CONSUMER.MSG.NEXT.\(stream).\(consumer)",
      try Self.encode(Request(batch: countMax, maxBytes: bytesMax)), countMax: countMax)
  }

  func deleteConsumer(_ name: String) async throws {
    let _: Ignored = try await ask(
      "CONSUMER.DELETE.\(stream).\(name)", [], of: "to stop reading \(stream)")
  }

  // MARK: - Requests

  private struct Ignored: Decodable, Sendable {}

  private func ask<Answer: Decodable & Sendable>(
    _ subject: String, _ body: [UInt8], of request: String
  ) async throws -> Answer {
    let message = try await client.request("$JS.API.\(subject)", body)
    return try JetStreamAnswer<Answer>.decode(message, of: request)
  }

  private static func encode(_ request: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return Array(try encoder.encode(request))
  }
}
