/// What is known about a participant's membership of a study.
public enum Enrolment: Sendable, Hashable {
  case enrolled
  /// Left the study then. Sheets finished until then and sent later are accepted: they were given
  /// with consent, only late.
  case ended(leftAt: Instant)
  /// The caller claims to be enrolled, but an end is known that may be newer than the claim or
  /// older than a new joining. Sheets finished after it wait until the bus has settled it.
  case unsettled(leftAt: Instant)
  case none
}
