import FoundationEssentials

extension UUID {
  /// A new version 7 UUID (RFC 9562 §5.7): milliseconds since 1970, then 74 random bits. New rows
  /// stand together at the end of an index, where those of random ids would touch all of it.
  static func timeOrdered(at time: Date = Date()) -> UUID {
    // Not from a new UUID, for which Foundation opens a file.
    var generator = SystemRandomNumberGenerator()
    let (former, latter) = (generator.next() as UInt64, generator.next() as UInt64)
    let milliseconds = UInt64(max(0, time.timeIntervalSince1970 * 1000)) & 0xffff_ffff_ffff
    let high = milliseconds << 16 | 0x7000 | former & 0x0fff
    let low = 0x8000_0000_0000_0000 | latter >> 2
    return UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
  }
}
