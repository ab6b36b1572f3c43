/// FNV-1a, 64 bit (Fowler, Noll, Vo): the same number from the same bytes, in every process, on every machine and
/// in every release. It guards against mixing things up, not against whoever means to.
///
/// Plans are drawn from it, and devices keep tokens that have it: it never changes.
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
