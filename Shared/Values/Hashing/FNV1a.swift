/// FNV-1a, 64 bit (Fowler, Noll, Vo): equal bytes give equal numbers in every process, machine and
/// release. Detects accidental mix-ups, not attacks.
///
/// Must never change: plans are derived from it, and tokens on devices contain it.
public struct FNV1a: Sendable, Hashable {
  @usableFromInline var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable
  public var value: UInt64 { hash }

  public init() {}

  @inlinable
  public init(_ bytes: some Sequence<UInt8>) {
    self.init()
    combine(bytes)
  }

  @inlinable
  public mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  @inlinable
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }
}
