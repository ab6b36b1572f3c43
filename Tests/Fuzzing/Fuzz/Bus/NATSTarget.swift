import CNats
import Foundation

@testable import Bus
@testable import BusNATS

/// Data from a NATS server: messages that may be events, with headers, responses of JetStream's
/// API, positions in a stream. A client with write access may send anything.
enum NATSTarget: FuzzTarget {
  static let name = "nats"

  private static let names = NATSNames(stream: "OTOLITH")

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    switch source.byte() % 4 {
    case 0: message(&source)
    case 1: answer(source.remaining())
    case 2: texts(String(decoding: source.remaining(), as: UTF8.self))
    default: event(&source)
    }
  }

  // MARK: - Messages

  private static let headerNames = [
    "ce-id", "ce-source", "ce-type", "ce-subject", "ce-time", "ce-schemaversion", "ce-traceparent",
    "ce-tracestate", "Status", "Nats-Msg-Id",
  ]

  private static func message(_ source: inout ByteSource) {
    let subject = text(&source)
    let reply = text(&source)
    var headers: [(String, String)] = []
    for _ in 0..<source.below(12) {
      headers.append((headerNames[source.below(headerNames.count)], text(&source)))
    }
    guard let message = make(subject, reply, headers, source.remaining()) else { return }
    _ = message.status
    _ = message.place
    _ = try? PublishAcknowledgement.check(message, of: "s")
    guard let event = Event(message, names) else { return }
    check(event)
  }

  /// An event survives encoding and decoding, to the microsecond.
  private static func event(_ source: inout ByteSource) {
    let trace = EventTrace(
      parent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", state: text(&source))
    let seconds = Int64(Int32(bitPattern: source.uint32()))
    check(
      Event(
        id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
        source: text(&source), type: text(&source), subject: text(&source),
        time: Date(timeIntervalSince1970: Double(seconds)), schemaVersion: Int(source.byte()),
        trace: source.flag() ? trace : nil, data: source.remaining()))
  }

  private static func check(_ event: Event) {
    let outgoing: NATSOutgoing
    do {
      outgoing = try event.outgoing(names, payloadMax: 1 << 20)
    } catch {
      expect(error is NATSError, "\(error)")
      return
    }
    for header in outgoing.headers {
      expect(
        header.value.utf8.allSatisfy { (0x20...0x7E).contains($0) },
        "\(header.name) is \(header.value.debugDescription)")
    }
    expect(
      outgoing.subject.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "*") },
      "the subject is \(outgoing.subject.debugDescription)")
    expect(names.type(of: outgoing.subject) == event.type, "\(outgoing.subject) has another type")
    guard let message = make(outgoing.subject, "", outgoing.headers.map { ($0, $1) }, outgoing.data)
    else { fatalError("libnats does not take \(outgoing)") }
    guard let again = Event(message, names) else { fatalError("\(event) is no event any more") }
    expect(again == event, "\(event) became \(again)")
  }

  private static func make(
    _ subject: String, _ reply: String, _ headers: [(String, String)], _ data: [UInt8]
  ) -> NATSMessage? {
    var made: OpaquePointer?
    let status = data.withUnsafeBytes { data in
      natsMsg_Create(
        &made, subject, reply.isEmpty ? nil : reply,
        data.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(data.count))
    }
    guard status == NATS_OK, let made else { return nil }
    for (name, value) in headers { natsMsgHeader_Set(made, name, value) }
    return NATSMessage(taking: made)
  }

  /// A C string: up to the first NUL.
  private static func text(_ source: inout ByteSource) -> String {
    String(decoding: source.run().prefix { $0 != 0 }, as: UTF8.self)
  }

  // MARK: - Answers

  private static func answer(_ bytes: [UInt8]) {
    guard let message = make("_INBOX.1", "", [], bytes) else { return }
    read(JetStream.StreamInfo.self, message)
    read(JetStream.ConsumerInfo.self, message)
    if let stored = read(JetStream.StoredMessage.self, message) {
      for name in headerNames {
        let value = stored.header(name)
        expect(value?.contains("\r\n") != true, "\(name) is \(value.debugDescription)")
      }
      _ = EventTime.nanoseconds(stored.time)
      _ = names.type(of: stored.subject)
    }
    if let info = read(JetStream.StreamInfo.self, message) {
      _ = info.config.problems(
        of: names, NATSConfiguration(servers: ["localhost:4222"], clientName: "fuzz"))
    }
    _ = try? PublishAcknowledgement.check(message, of: "s")
  }

  @discardableResult
  private static func read<Content: Decodable & Sendable>(
    _ type: Content.Type, _ message: NATSMessage
  ) -> Content? {
    do {
      return try JetStreamAnswer<Content>.decode(message, of: "\(type)")
    } catch {
      expect(error is NATSError, "\(type) throws \(error)")
      return nil
    }
  }

  // MARK: - Texts

  private static func texts(_ text: String) {
    expect(HeaderText.decode(HeaderText.encode(text)) == text, "\(text.debugDescription)")
    if let decoded = HeaderText.decode(text) {
      expect(HeaderText.decode(HeaderText.encode(decoded)) == decoded, "\(text.debugDescription)")
    }
    if let nanoseconds = EventTime.nanoseconds(text), let date = EventTime.parse(text) {
      expect(
        EventTime.parse(EventTime.format(date)) == date, "\(text) became \(EventTime.format(date))")
      expect(abs(date.timeIntervalSince1970 - Double(nanoseconds) / 1e9) < 0.001, text)
    }
    if let retention = RetentionText.decode(text) {
      expect(
        RetentionText.decode(RetentionText.encode(retention)) == retention, text.debugDescription)
    }
    _ = StreamPlace(replySubject: text)?.storedAt
    if case .types(let types) = NATSNotification.decode(Array(text.utf8)),
      types.count <= NATSNotification.typesMax
    {
      guard case .types(let again) = NATSNotification.decode(NATSNotification.encode(types)) else {
        fatalError("\(types) became news of everything")
      }
      expect(again == types, "\(types) became \(again)")
    }
    if let type = names.type(of: text), !type.isEmpty {
      expect(names.type(of: names.topic(type)) == type, "\(text) is of \(type)")
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    func run(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + Array(text.utf8) }
    let stored =
      #"{"type":"x","message":{"subject":"otolith.log.a.b.Yw","seq":7,"hdrs":"TkFUUy8xLjANCmNlLWlkOiAxDQoNCg==","#
      + #""data":"AA==","time":"2026-11-21T08:12:36.232007478Z"}}"#
    let info =
      #"{"config":{"name":"OTOLITH","retention":"limits","storage":"file","discard":"new","num_replicas":1,"#
      + #""subjects":["otolith.log.>"],"max_age":0},"created":"2026-11-21T08:12:36Z","state":{"messages":1,"last_seq":2}}"#
    let headers: [(UInt8, String)] = [
      (0, "0191b2c4-0000-7000-8000-000000000001"), (1, "otolith-auth"), (2, "otolith.events.v1.A"),
      (3, "p"), (4, "2026-11-21T08:12:36.5Z"), (5, "2"),
    ]
    let message =
      run("otolith.log.otolith-auth.otolith.events.v1.A.cA")
      + run("$JS.ACK.OTOLITH.c.1.22.33.1763800000000000000.4") + [UInt8(headers.count)]
      + headers.flatMap { [$0.0] + run($0.1) } + [1, 2]
    return [
      ("message", [0] + message),
      (
        "event",
        [3] + run("a=b") + [0, 0, 0, 9] + run("otolith-ä") + run("a.b") + run("") + [1, 1, 9]
      ),
      ("event-odd", [3, 0, 0x80, 0, 0, 0] + run("a.*") + run("=x") + run("\u{7F} %")),
      ("stored", [1] + Array(stored.utf8)), ("info", [1] + Array(info.utf8)),
      ("refused", [1] + Array(#"{"error":{"code":404,"err_code":10037,"description":"no"}}"#.utf8)),
      ("stored-only", [1] + Array(#"{"subject":"s","seq":1,"hdrs":"bm8=","time":"x"}"#.utf8)),
      ("stream", [1] + Array(#"{"stream":"OTOLITH","seq":3,"duplicate":true}"#.utf8)),
      ("time", [2] + Array("1678-01-01T00:00:60.123456789Z".utf8)),
      ("place", [2] + Array("$JS.ACK.d.h.OTOLITH.c.1.22.33.44.5".utf8)),
      ("topic", [2] + Array("otolith.topics.=w6Q".utf8)), ("retention", [2] + Array("86400".utf8)),
      ("percent", [2] + Array("a%20%C3%A4%4".utf8)),
    ]
  }
}
