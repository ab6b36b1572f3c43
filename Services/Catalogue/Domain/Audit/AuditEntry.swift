/// An entry of a project's audit trail.
package struct AuditEntry: Sendable, Hashable {
  /// From 1 in each project, without gaps.
  package var number: Int
  /// In its stored form, without its hash.
  package var bytes: [UInt8]
  package var hash: ContentHash

  package init(number: Int, bytes: [UInt8], hash: ContentHash) {
    self.number = number
    self.bytes = bytes
    self.hash = hash
  }
}
