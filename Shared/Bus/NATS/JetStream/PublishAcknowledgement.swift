/// What JetStream answers to a message that was to be stored.
enum PublishAcknowledgement {
  private static let sequence = Array("\"seq\"".utf8)
  private static let error = Array("\"error\"".utf8)

  /// - Throws: `NATSError`, unless the message is stored, be it by an earlier attempt.
  static func check(_ message: NATSMessage, of subject: String) throws {
    if message.status == 503 { throw NATSError.nobodyAnswers(subject: subject) }
    // One for each event: only the rare ones are parsed.
    let isPlain = message.withBytes { bytes in
      bytes.contains(Self.sequence) && !bytes.contains(Self.error)
    }
    if isPlain { return }
    _ = try JetStreamAnswer<Empty>.decode(message, of: "an event")
    throw NATSError.malformed("an acknowledgement without a sequence number")
  }

  private struct Empty: Decodable, Sendable {}
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes come anywhere. For short ones.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { start in
      self[start] == part[0] && self[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
