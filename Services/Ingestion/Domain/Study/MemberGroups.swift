import Calendar

/// One participant's groups in a study, as far as known.
///
/// A younger token knows of a change before the bus, and vice versa. If they differ, both are
/// accepted; one of them is late by at most the lifetime of a token.
struct MemberGroups: Sendable, Hashable {
  struct Period: Sendable, Hashable {
    var since: Instant
    /// Empty if none.
    var groupID: String
  }

  /// In any order; each ends at the beginning of the next.
  var periods: [Period] = []
  /// The group claimed by the token, or returned by auth; nil if unknown.
  var claimed: String?
  /// Up to this finish time the groups are certainly complete; for later sheets auth would have to
  /// be asked.
  var settledUntil: Instant = .distantFuture

  /// Returns the group at an instant; empty if none. Times before the first period (slow clocks)
  /// belong to the first.
  func group(at instant: Instant) -> String {
    let latest = periods.filter { $0.since <= instant }.max { $0.since < $1.since }
    return (latest ?? periods.min { $0.since < $1.since })?.groupID ?? claimed ?? ""
  }

  /// Returns the groups whose questionnaires could be filled in at an instant.
  func groups(at instant: Instant) -> Set<String> {
    Set([group(at: instant), claimed ?? ""]).subtracting([""])
  }

  /// Whether the participant sees or ever saw the questionnaire, as far as known.
  func everSaw(_ use: QuestionnaireUse) -> Bool {
    use.isSeen(by: Set(periods.map(\.groupID) + [claimed ?? ""]).subtracting([""]))
  }

  /// Returns the group stored with a sheet: the one that sees its questionnaire, if it is
  /// restricted.
  func group(at instant: Instant, for use: QuestionnaireUse) -> String {
    let group = group(at: instant)
    if let claimed, !use.isSeen(by: [group]), use.isSeen(by: [claimed]) { return claimed }
    return group
  }
}
