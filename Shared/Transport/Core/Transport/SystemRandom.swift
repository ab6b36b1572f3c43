/// The system's random number generator as a type with a nonzero size.
///
/// `SystemRandomNumberGenerator` has size zero and thus no defined address. Under ThreadSanitizer
/// the compiler records the address of each `inout` argument, which crashes the process (Swift
/// 6.3).
package struct SystemRandom: RandomNumberGenerator {
  private var unused: UInt8 = 0

  package init() {}

  package mutating func next() -> UInt64 { .random(in: .min ... .max) }
}
