import FoundationEssentials

extension UUID {
  /// A new version 7 UUID (RFC 9562 §5.7): milliseconds since 1970, then 74 random bits. New rows
  /// stand together at the end of an index, where those of random ids would touch all of it.
  static func timeOrdered(at time: Date = Date()) -> UUID {
    let random = UUID().uuid
    let milliseconds = UInt64(max(0, time.timeIntervalSince1970 * 1000)) & 0xffff_ffff_ffff
    func byte(_ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: milliseconds >> (40 - 8 * index))
    }
    return UUID(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5),
        0x70 | (random.6 & 0x0f), random.7, random.8, random.9, random.10, random.11, random.12,
        random.13, random.14, random.15
      ))
  }
}
