import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long a listener pauses: the longer, the more often in a row it had to.
struct AcceptBackoff {
  /// Errors of accept(2) that pass when others give something back.
  static let errors: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]
  static let delayMin = TimeAmount.milliseconds(10)
  static let delayMax = TimeAmount.seconds(1)

  private var next = Self.delayMin

  mutating func pause() -> TimeAmount {
    defer { next = min(Self.delayMax, next * 2) }
    return next
  }

  mutating func accepted() {
    next = Self.delayMin
  }
}
