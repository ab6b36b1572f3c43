/// A rule that an accepted sheet was filled in against, or a clock that cannot be right.
///
/// A device may have been offline when the rule came, and what a participant answered must not get
/// lost; so such a sheet is stored with a mark, and whoever evaluates it decides. Raw values are
/// stored for good.
public enum Deviation: String, Sendable, Hashable, CaseIterable {
  /// Before a questionnaire that blocks all others was filled in (TYS FR 11).
  case blocked = "BLOCKED"
  /// While the study was paused; accepted once the pause was over.
  case paused = "PAUSED"
  /// `finish_time` is more than the tolerance before the participant joined, or after the sheet was
  /// received: the device's clock was wrong. Which rules the study had at that time cannot be said, so
  /// none that hangs on it is held against the sheet, and series leave it out.
  case clockImplausible = "CLOCK_IMPLAUSIBLE"
  /// Another time of the sheet cannot be right: `start_time` after `finish_time`, or a time of an answer
  /// or measurement after the sheet was received. The clock was changed meanwhile.
  case clockInconsistent = "CLOCK_INCONSISTENT"
}
