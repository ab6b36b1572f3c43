import Calendar

/// The caller's enrolment in one study by access token and bus, before auth is asked.
struct MembershipClaim: Sendable {
  private let isNamedByToken: Bool
  private let times: [Instant]
  private let history: MembershipHistory?
  private let earliest: Instant
  /// The enrolment by token and bus alone.
  public private(set) var enrolment: Enrolment
  /// Whether the token shows a joining that the bus has not delivered. It happened at the issue
  /// time of the token or before.
  private var isJoiningUntold = false

  /// - Parameters:
  /// - claimedAt: issue time of the token.
  /// - times: times at which the caller must have been enrolled.
  /// - history: nil if not looked up because the token names the study and all sheets are new.
  /// - recentAbsences: absences known without a lookup.
  /// - earliest: sheets from this time on cannot be older than the joining.
  init(
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
      // Nothing is known yet, or a departure event is on its way and will contain the start.
      enrolment.absences = [Enrolment.Absence(after: nil)]
    }
    if let joinedAt = history?.firstJoining { enrolment.beginning = .at(joinedAt) }
  }

  /// A token younger than the last departure shows a joining in between.
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

  /// Whether auth must be asked: a sheet would be rejected, or is old and the time of joining is
  /// unknown.
  var needsConfirmation: Bool {
    (enrolment.doubt == nil && isAbsent(in: enrolment)) || isBeginningMissing
  }

  private func isAbsent(in enrolment: Enrolment) -> Bool {
    times.contains { enrolment.absence(at: $0) != nil }
  }

  private var isBeginningMissing: Bool {
    history != nil && enrolment.beginning == .irrelevant && times.contains { $0 < earliest }
  }

  /// The result if auth is not configured: the bus decides if its history is complete.
  var unconfirmed: Enrolment {
    var enrolment = enrolment
    let isMoreToCome =
      isJoiningUntold || history.map { !$0.isWhole || !isNamedByToken && $0.isCurrent } ?? false
    if isAbsent(in: enrolment), isMoreToCome {
      enrolment.doubt = enrolment.doubt ?? .notYetKnown
    }
    return enrolment
  }

  /// The result if auth cannot be reached: rejections become postponements.
  var unconfirmable: Enrolment {
    var enrolment = enrolment
    enrolment.doubt = enrolment.doubt ?? .notYetKnown
    if isBeginningMissing { enrolment.beginning = .notYetKnown }
    return enrolment
  }

  /// - Parameters:
  /// - known: auth's answer; nil if the caller has no enrolment in the study.
  /// - settledUntil: later sheets may depend on a joining after auth's answer.
  func confirmed(by known: MembershipHistory?, settledUntil: Instant) -> Enrolment {
    guard let known else {
      // Tokens of other issuers may name studies unknown to auth.
      guard !isNamedByToken else { return unconfirmed }
      // The bus knows more: auth was set up anew, or answers from an old copy.
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
