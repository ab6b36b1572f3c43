/// Too many recent attempts at a secret.
package struct TooManyAttempts: Error, Sendable, Hashable {
  /// In seconds, until the next attempt.
  package let wait: Double
}
