/// For definitions that this service wrote itself after checking them. The parts that it adds to what was
/// sent, such as hashes, must not make a definition unreadable that came in just below the limits.
package enum StoredFormLimits {
  /// Bytes.
  package static let sizeMax = 64 << 20
  package static let depthMax = 64
  package static let elementsMax = 2_000_000
}
