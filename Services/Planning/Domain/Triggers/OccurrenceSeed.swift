package import FoundationEssentials

/// Ids of occurrences that planning finds itself: the same for the same cause, so that finding it again is once.
package struct OccurrenceSeed: Sendable {
  private var hash = StableHash()

  package init(participantID: UUID, studyID: String, triggerID: String) {
    hash.combine("occurrence")
    hash.combine(raw: withUnsafeBytes(of: participantID.uuid) { Array($0) })
    hash.combine(studyID)
    hash.combine(triggerID)
  }

  /// - Parameter cause: what tells it from others of the trigger.
  package func id(_ cause: Int...) -> UUID {
    var hash = hash
    for number in cause { hash.combine(number) }
    var generator = Xoshiro256(seed: hash.value)
    var bytes = [generator.next(), generator.next()].flatMap { word in
      withUnsafeBytes(of: word.bigEndian) { Array($0) }
    }
    // A UUID of version 8 (RFC 9562).
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
