/// A rule of the study that an accepted sheet was filled in against.
///
/// A device may have been offline when the rule came, and what a participant answered must not get
/// lost; so such a sheet is stored with a mark, and whoever evaluates it decides. Raw values are
/// stored for good.
public enum Deviation: String, Sendable, Hashable, CaseIterable {
  /// Before a questionnaire that blocks all others was filled in (TYS FR 11).
  case blocked = "BLOCKED"
  /// While the study was paused; accepted once the pause was over.
  case paused = "PAUSED"
}
