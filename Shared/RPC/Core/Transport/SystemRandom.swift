/// The system's randomness, as a generator that has an address.
///
/// `SystemRandomNumberGenerator` has no bytes, and what has no bytes has no address. Under
/// ThreadSanitizer the compiler notes the address of every `inout` argument, an undefined one too,
/// which ends the process (Swift 6.3).
package struct SystemRandom: RandomNumberGenerator {
  private var unused: UInt8 = 0

  package init() {}

  package mutating func next() -> UInt64 { .random(in: .min ... .max) }
}
