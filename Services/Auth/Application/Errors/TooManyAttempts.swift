/// Somebody guessed too often lately.
package struct TooManyAttempts: Error, Sendable, Hashable {
  /// In seconds, until the next attempt.
  package let wait: Double
}
