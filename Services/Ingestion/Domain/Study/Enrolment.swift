/// What is known about a participant's membership of a study.
public enum Enrolment: Sendable, Hashable {
  case enrolled
  /// Left the study then. Sheets finished until then and sent later are accepted: they were given
  /// with consent, only late.
  case ended(leftAt: Instant)
  /// What the caller claims and what the bus told disagree; one of the two is late. Sheets finished
  /// until `knownUntil` are accepted, later ones (nil: all) wait until it is settled.
  case unsettled(knownUntil: Instant?)
  /// Asked to join, and no leader has decided yet.
  case pending
  case none
}
