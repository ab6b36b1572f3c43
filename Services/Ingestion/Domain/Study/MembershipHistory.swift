import Calendar

/// The joinings and departures of one participant in one study, in any order and possibly
/// incomplete.
struct MembershipHistory: Sendable, Hashable {
  public private(set) var joinings: Set<Instant> = []
  public private(set) var departures: Set<Instant> = []

  init(joinings: some Sequence<Instant> = [], departures: some Sequence<Instant> = []) {
    self.joinings = Set(joinings)
    self.departures = Set(departures)
  }

  mutating func addJoining(_ instant: Instant) { joinings.insert(instant) }
  mutating func addDeparture(_ instant: Instant) { departures.insert(instant) }

  var isEmpty: Bool { joinings.isEmpty && departures.isEmpty }
  var firstJoining: Instant? { joinings.min() }

  /// Whether the participant is enrolled now, as far as known.
  var isCurrent: Bool {
    guard let joinedAt = joinings.max() else { return false }
    return departures.allSatisfy { $0 <= joinedAt }
  }

  /// Each departure begins an absence, which the next joining ends.
  var absences: [Enrolment.Absence] {
    departures.sorted().map { departure in
      Enrolment.Absence(after: departure, until: joinings.filter { $0 >= departure }.min())
    }
  }

  /// Whether joinings and departures alternate, so that no event in between is missing.
  var isWhole: Bool {
    var isMember = false
    let changes =
      (joinings.map { ($0, true) } + departures.map { ($0, false) })
      .sorted { ($0.0, $0.1 ? 1 : 0) < ($1.0, $1.1 ? 1 : 0) }
    for (_, joins) in changes {
      guard joins != isMember else { return false }
      isMember = joins
    }
    return !changes.isEmpty
  }
}

/// Auth's answer about a participant and one study.
struct Membership: Sendable, Hashable {
  /// Empty while no leader has decided on the first request to join.
  var history: MembershipHistory = MembershipHistory()
  /// The group of the latest enrolment; empty if none.
  var groupID: String = ""
}
