public import Calendar

/// What is said about the caller's membership of one study by the access token and by the bus, before
/// auth is asked.
public struct MembershipClaim: Sendable {
  private let isNamedByToken: Bool
  private let times: [Instant]
  private let history: MembershipHistory?
  private let earliest: Instant
  /// By token and bus alone.
  public private(set) var enrolment: Enrolment
  /// Whether the token tells of a joining that the bus has not told of: it was at the latest when the token was
  /// issued, and may have been before.
  private var isJoiningUntold = false

  /// - Parameters:
  ///   - claimedAt: when the token was issued.
  ///   - times: at which the caller must have been a participant.
  ///   - history: nil where it was not looked up: the token names the study and all sheets are new.
  ///   - recentAbsences: what is known without looking it up.
  ///   - earliest: from then on no sheet can be from before the joining.
  public init(
    isNamedByToken: Bool, claimedAt: Instant, times: [Instant], history: MembershipHistory?,
    recentAbsences: [Enrolment.Absence], earliest: Instant
  ) {
    self.isNamedByToken = isNamedByToken
    self.times = times
    self.history = history
    self.earliest = earliest
    enrolment = Enrolment(absences: history?.absences ?? recentAbsences)
    if isNamedByToken {
      believeToken(of: claimedAt)
    } else if enrolment.isCurrent {
      // Nothing is known, or a departure is on its way and will say since when.
      enrolment.absences = [Enrolment.Absence(after: nil)]
    }
    if let joinedAt = history?.firstJoining { enrolment.beginning = .at(joinedAt) }
  }

  /// A token that is younger than the last departure tells of a joining in between.
  private mutating func believeToken(of claimedAt: Instant) {
    guard let last = enrolment.absences.firstIndex(where: { $0.until == nil }),
      let leftAt = enrolment.absences[last].after
    else { return }
    if claimedAt < leftAt {
      enrolment.doubt = .tokenOutdated
    } else {
      enrolment.absences[last].until = claimedAt
      isJoiningUntold = true
    }
  }

  /// Whether auth has a say: where a sheet would be refused, or where a sheet is old and nobody told
  /// when the caller joined.
  public var needsConfirmation: Bool {
    (enrolment.doubt == nil && isAbsent(in: enrolment)) || isBeginningMissing
  }

  private func isAbsent(in enrolment: Enrolment) -> Bool {
    times.contains { enrolment.absence(at: $0) != nil }
  }

  private var isBeginningMissing: Bool {
    history != nil && enrolment.beginning == .irrelevant && times.contains { $0 < earliest }
  }

  /// Where there is no auth to ask: the bus decides, where it has told the whole story.
  public var unconfirmed: Enrolment {
    var enrolment = enrolment
    let isMoreToCome =
      isJoiningUntold || history.map { !$0.isWhole || !isNamedByToken && $0.isCurrent } ?? false
    if isAbsent(in: enrolment), isMoreToCome {
      enrolment.doubt = enrolment.doubt ?? .notYetKnown
    }
    return enrolment
  }

  /// Where auth cannot be reached: what would be refused waits.
  public var unconfirmable: Enrolment {
    var enrolment = enrolment
    enrolment.doubt = enrolment.doubt ?? .notYetKnown
    if isBeginningMissing { enrolment.beginning = .notYetKnown }
    return enrolment
  }

  /// - Parameters:
  ///   - known: what auth says; nil: the caller has nothing to do with the study.
  ///   - settledUntil: later sheets may rest on a joining since auth answered.
  public func confirmed(by known: MembershipHistory?, settledUntil: Instant) -> Enrolment {
    guard let known else {
      // Tokens of other issuers name studies that auth knows nothing about.
      guard !isNamedByToken else { return unconfirmed }
      // The bus knows better: auth has been set up anew, or answers from an old copy.
      guard history?.isEmpty ?? true else { return unconfirmable }
      return doubting(.stranger(), after: settledUntil)
    }
    guard let joinedAt = known.firstJoining else { return .pending }
    var confirmed = Enrolment(absences: known.absences, beginning: .at(joinedAt))
    confirmed.doubt = enrolment.doubt
    return doubting(confirmed, after: settledUntil)
  }

  private func doubting(_ enrolment: Enrolment, after settledUntil: Instant) -> Enrolment {
    var enrolment = enrolment
    if times.contains(where: { $0 > settledUntil && enrolment.absence(at: $0) != nil }) {
      enrolment.doubt = enrolment.doubt ?? .notYetKnown
    }
    return enrolment
  }
}
