/// Why a consent cannot be read back.
package enum ConsentError: Error, Sendable, Hashable {
  /// The caller gave no such consent.
  case unknown
}
