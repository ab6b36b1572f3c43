internal import Bus
import Fields
internal import FoundationEssentials

extension Event {
  /// Returns the event as a message in CloudEvents' binary content mode for NATS: attributes are
  /// percent-encoded headers.
  ///
  /// - Throws: `NATSError.subjectTooLong`, `NATSError.eventTooLarge`.
  func outgoing(_ names: NATSNames, payloadMax: Int) throws -> NATSOutgoing {
    guard subject.utf8.count <= NATSNames.subjectBytesMax else {
      throw NATSError.subjectTooLong(
        type: type, bytes: subject.utf8.count, limit: NATSNames.subjectBytesMax)
    }
    let identifier = id.text
    var headers = [
      // The stream drops an event that is appended again within its duplicate window.
      ("Nats-Msg-Id", identifier),
      // Another stream with our subjects must not store it.
      ("Nats-Expected-Stream", names.stream),
      ("ce-specversion", "1.0"), ("ce-id", identifier),
      ("ce-source", HeaderText.encode(source)), ("ce-type", HeaderText.encode(type)),
      ("ce-time", EventTime.format(time)), ("ce-schemaversion", String(schemaVersion)),
      ("content-type", "application/protobuf"),
    ]
    // libnats cannot handle a header without a value.
    if !subject.isEmpty { headers.append(("ce-subject", HeaderText.encode(subject))) }
    if let trace {
      headers.append(("ce-traceparent", HeaderText.encode(trace.parent)))
      if let state = trace.state { headers.append(("ce-tracestate", HeaderText.encode(state))) }
    }
    let outgoing = NATSOutgoing(
      subject: names.event(source: source, type: type, subject: subject),
      chain: "\(source)\0\(subject)", headers: headers.map { (name: $0.0, value: $0.1) },
      data: data)
    guard outgoing.byteCount <= payloadMax else {
      throw NATSError.eventTooLarge(type: type, bytes: outgoing.byteCount, limit: payloadMax)
    }
    return outgoing
  }

  /// Decodes an event; nil if the message is not an event, or its attributes contradict its
  /// subject, which is what the server authorises.
  init?(_ message: NATSMessage, _ names: NATSNames) {
    self.init(subject: message.subject, message.header, bytes: message.bytes, names)
  }

  /// Decodes a message read individually.
  init?(_ message: JetStream.StoredMessage, _ names: NATSNames) {
    guard let bytes = Data(base64Encoded: message.data ?? "") else { return nil }
    self.init(subject: message.subject, message.header, bytes: [UInt8](bytes), names)
  }

  private init?(
    subject natsSubject: String, _ header: (String) -> String?, bytes: [UInt8], _ names: NATSNames
  ) {
    guard let id = header("ce-id").flatMap(UUID.init(text:)),
      let source = header("ce-source").flatMap(HeaderText.decode),
      let type = header("ce-type").flatMap(HeaderText.decode),
      let subject = HeaderText.decode(header("ce-subject") ?? ""),
      let time = header("ce-time").flatMap(EventTime.parse),
      natsSubject == names.event(source: source, type: type, subject: subject)
    else { return nil }
    let parent = header("ce-traceparent").flatMap(HeaderText.decode)
    let state = header("ce-tracestate").flatMap(HeaderText.decode)
    self.init(
      id: id, source: source, type: type, subject: subject, time: time,
      schemaVersion: header("ce-schemaversion").flatMap { Int($0) } ?? 1,
      trace: parent.flatMap { EventTrace(parent: $0, state: state) }, data: bytes)
  }
}
