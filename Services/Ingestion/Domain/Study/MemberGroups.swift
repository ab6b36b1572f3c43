public import Calendar

/// The groups of one participant in one study, as far as they are known.
///
/// The token knows of a change first when it is younger, the bus when the token is older. Where the
/// two differ both are believed: one of them is late by at most the life of a token.
public struct MemberGroups: Sendable, Hashable {
  public struct Period: Sendable, Hashable {
    public var since: Instant
    /// Empty: none.
    public var groupID: String

    public init(since: Instant, groupID: String) {
      self.since = since
      self.groupID = groupID
    }
  }

  /// In any order; each ends where the next one begins.
  public var periods: [Period]
  /// What the token says, or auth when it was asked; nil: nothing.
  public var claimed: String?
  /// Of sheets finished until then it is certain that nothing was missed; of later ones auth would have
  /// to be asked.
  public var settledUntil: Instant

  public init(
    periods: [Period] = [], claimed: String? = nil, settledUntil: Instant = .distantFuture
  ) {
    self.periods = periods
    self.claimed = claimed
    self.settledUntil = settledUntil
  }

  /// The group at an instant; empty: none. What was finished before the first one, by a clock that
  /// is slow, belongs to the first.
  public func group(at instant: Instant) -> String {
    let latest = periods.filter { $0.since <= instant }.max { $0.since < $1.since }
    return (latest ?? periods.min { $0.since < $1.since })?.groupID ?? claimed ?? ""
  }

  /// The groups whose questionnaires could be filled in at an instant.
  public func groups(at instant: Instant) -> Set<String> {
    Set([group(at: instant), claimed ?? ""]).subtracting([""])
  }

  /// Whether the participant sees the questionnaire, or ever did, as far as is known.
  public func everSaw(_ use: QuestionnaireUse) -> Bool {
    use.isSeen(by: Set(periods.map(\.groupID) + [claimed ?? ""]).subtracting([""]))
  }

  /// The group under which a sheet is kept: the one that saw its questionnaire, where only some do.
  public func group(at instant: Instant, for use: QuestionnaireUse) -> String {
    let group = group(at: instant)
    if let claimed, !use.isSeen(by: [group]), use.isSeen(by: [claimed]) { return claimed }
    return group
  }
}
