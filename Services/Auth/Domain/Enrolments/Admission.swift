/// What it takes to join a study.
package enum Admission: Sendable, Hashable {
  case free
  case password
  case invitation
  /// The decision of a leader.
  case request
}
