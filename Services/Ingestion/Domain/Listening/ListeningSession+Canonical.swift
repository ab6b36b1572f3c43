extension ListeningSession {
  /// The canonical form; its SHA-256 identifies sessions with the same id and contents. Defined for
  /// every session, valid or not, and independent of the wire format, of the time zone and of the
  /// app's version (``CanonicalEncoding``).
  ///
  /// Format: the ASCII bytes `otolith listening session 1` and a zero byte, then the other fields
  /// in message order. A text is its UTF-8 length (32 bit) and bytes, the session id in lower case.
  /// Integers are big-endian. Times and durations are seconds (64 bit) and nanoseconds (32 bit).
  /// Optional values follow a byte 0 (absent) or 1. The end is a text. The rating is a byte 0
  /// (absent), 1 (value), 2 (declined) or 3 (not asked), and its value.
  var canonicalBytes: [UInt8] {
    var bytes = SessionBytes()
    bytes.append(sessionID.lowercased())
    bytes.append(studyID)
    bytes.append(collectionID)
    bytes.append(integer: collectionVersion)
    bytes.append(soundID)
    bytes.append(startedAt) {
      $0.append(integer: $1.seconds)
      $0.append(integer: $1.nanoseconds)
    }
    bytes.append(netDuration) {
      $0.append(integer: $1.seconds)
      $0.append(integer: $1.nanoseconds)
    }
    bytes.append(loopMinutes) { $0.append(integer: $1) }
    bytes.append(end) { $0.append($1.rawValue) }
    switch rating {
    case nil: bytes.append(integer: UInt8(0))
    case .value(let value):
      bytes.append(integer: UInt8(1))
      bytes.append(integer: value)
    case .declined(let isTrue):
      bytes.append(integer: UInt8(2))
      bytes.append(integer: UInt8(isTrue ? 1 : 0))
    case .notAsked(let isTrue):
      bytes.append(integer: UInt8(3))
      bytes.append(integer: UInt8(isTrue ? 1 : 0))
    }
    return bytes.bytes
  }
}

private struct SessionBytes {
  private(set) var bytes = [UInt8]("otolith listening session 1\0".utf8)

  mutating func append(_ text: String) {
    append(integer: UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(integer value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append<Value>(_ value: Value?, _ body: (inout SessionBytes, Value) -> Void) {
    append(integer: UInt8(value == nil ? 0 : 1))
    if let value { body(&self, value) }
  }
}
