public import Calendar

/// The joinings and departures of one participant in one study, as they were told of: in any order,
/// some perhaps not yet.
public struct MembershipHistory: Sendable, Hashable {
  public private(set) var joinings: Set<Instant> = []
  public private(set) var departures: Set<Instant> = []

  public init(joinings: some Sequence<Instant> = [], departures: some Sequence<Instant> = []) {
    self.joinings = Set(joinings)
    self.departures = Set(departures)
  }

  public mutating func addJoining(_ instant: Instant) { joinings.insert(instant) }
  public mutating func addDeparture(_ instant: Instant) { departures.insert(instant) }

  public var isEmpty: Bool { joinings.isEmpty && departures.isEmpty }
  public var firstJoining: Instant? { joinings.min() }

  /// Whether the participant is one now, as far as was told.
  public var isCurrent: Bool {
    guard let joinedAt = joinings.max() else { return false }
    return departures.allSatisfy { $0 <= joinedAt }
  }

  /// Each departure begins an absence, which the next joining ends.
  public var absences: [Enrolment.Absence] {
    departures.sorted().map { departure in
      Enrolment.Absence(after: departure, until: joinings.filter { $0 >= departure }.min())
    }
  }

  /// Whether every departure has its joining before it and none but the last membership lasts: then
  /// nothing in between is still on its way.
  public var isWhole: Bool {
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
