import Calendar
import FoundationEssentials
import IngestionDomain
import IngestionStore
package import Postgres
package import ServiceKit
import Synchronization

/// Puts together what an access token, the bus and auth say about memberships.
///
/// The token is the first to know of a joining, the bus of a departure that a token from before it does
/// not know. A sheet that they would refuse is refused for good only by auth's word, where there is
/// an auth to ask. Recent absences are kept in memory and looked up again after a second, so that an
/// ordinary call costs no query; only older sheets have the participant's whole history looked up.
package final class EnrolmentCache: Sendable {
  private struct Recent {
    var absences: [EnrolmentStore.Membership: [Enrolment.Absence]] = [:]
    var until: ContinuousClock.Instant?
  }

  private let pool: PostgresPool
  private let memberships: MembershipSource
  private let clock: any WallClock
  private let limits: InEffect<IngestionLimits>
  private let recent = Mutex(Recent())
  private let freshFor: Duration
  /// Longer than an access token lives (10 minutes) and clocks differ.
  private static let leftSeconds = 30.0 * 60
  /// How far back absences are kept in memory that ended with another joining.
  private static let backSeconds = 24.0 * 3600

  package init(
    pool: PostgresPool, memberships: MembershipSource, clock: any WallClock,
    limits: InEffect<IngestionLimits>, freshFor: Duration = .seconds(1)
  ) {
    self.pool = pool
    self.memberships = memberships
    self.clock = clock
    self.limits = limits
    self.freshFor = freshFor
  }

  /// As of the call. An answer that auth gave before would say nothing of a joining since, however often
  /// the call comes again; so what would be refused has auth asked afresh.
  ///
  /// - Throws: `PostgresError`.
  func presentEnrolment(of submitter: Submitter, in studyID: String) async throws -> Enrolment {
    let now = Instant(clock.now())
    return try await enrolments(of: submitter, at: [studyID: [now]], afresh: true)[studyID]
      ?? .stranger()
  }

  /// - Parameters:
  ///   - times: of each study the times at which its sheets were finished.
  ///   - afresh: whether auth is asked after the call came in, where it is asked.
  /// - Throws: `PostgresError`.
  func enrolments(
    of submitter: Submitter, at times: [String: [Instant]], afresh: Bool = false
  ) async throws -> [String: Enrolment] {
    let now = Instant(clock.now())
    let absences = try await recentAbsences()
    let unclear = times.filter { studyID, times in
      !submitter.enrolledStudies.contains(studyID) || times.contains { isOld($0, now: now) }
    }
    let histories = try await EnrolmentStore.histories(
      participantID: submitter.participantID, studyIDs: Array(unclear.keys), on: pool)
    var claims: [String: MembershipClaim] = [:]
    for (studyID, times) in times {
      let membership = EnrolmentStore.Membership(
        participantID: submitter.participantID, studyID: studyID)
      claims[studyID] = MembershipClaim(
        isNamedByToken: submitter.enrolledStudies.contains(studyID),
        claimedAt: Instant(submitter.claimedAt), times: judged(times, now: now),
        history: unclear[studyID] == nil ? nil : histories[studyID] ?? MembershipHistory(),
        recentAbsences: absences[membership] ?? [],
        earliest: now.advanced(byMicroseconds: -limits.current.sheets.pastToleranceMicroseconds))
    }
    return try await settled(claims, of: submitter, now: now, afresh: afresh)
  }

  /// With auth's word on what would be refused otherwise.
  private func settled(
    _ claims: [String: MembershipClaim], of submitter: Submitter, now: Instant, afresh: Bool
  ) async throws -> [String: Enrolment] {
    guard claims.values.contains(where: \.needsConfirmation) else {
      return claims.mapValues(\.enrolment)
    }
    guard let inquired = await memberships.memberships(of: submitter, afresh: afresh) else {
      return claims.mapValues(\.unconfirmed)
    }
    let settledUntil = inquired.settledUntil(now: now)
    return claims.reduce(into: [:]) { enrolments, claim in
      let (studyID, claim) = claim
      guard claim.needsConfirmation else {
        enrolments[studyID] = claim.enrolment
        return
      }
      switch inquired.answer {
      case .found(let memberships):
        enrolments[studyID] = claim.confirmed(
          by: memberships[studyID]?.history, settledUntil: settledUntil)
      case .notFound, .unreachable:
        enrolments[studyID] = claim.unconfirmable
      }
    }
  }

  /// Older than what is kept in memory, or than every sheet may be.
  private func isOld(_ time: Instant, now: Instant) -> Bool {
    let microseconds = min(
      limits.current.sheets.pastToleranceMicroseconds, Int64(Self.backSeconds) * 1_000_000)
    return time < now.advanced(byMicroseconds: -microseconds)
  }

  /// With the present, by which sheets are judged whose time cannot be right.
  private func judged(_ times: [Instant], now: Instant) -> [Instant] {
    let latest = now.advanced(byMicroseconds: limits.current.sheets.futureToleranceMicroseconds)
    let earliest = now.advanced(byMicroseconds: -limits.current.sheets.pastToleranceMicroseconds)
    let isAnyDoubtful = times.isEmpty || times.contains { $0 < earliest || $0 > latest }
    return isAnyDoubtful ? times + [now] : times
  }

  private func recentAbsences() async throws -> [EnrolmentStore.Membership: [Enrolment.Absence]] {
    let fresh = recent.withLock { recent in
      recent.until.map { $0 > .now } == true ? recent.absences : nil
    }
    if let fresh { return fresh }
    let now = clock.now()
    let absences = try await EnrolmentStore.absences(
      leftSince: now.addingTimeInterval(-Self.leftSeconds),
      // A second more, for what is in memory is that old.
      backSince: now.addingTimeInterval(-Self.backSeconds - Self.leftSeconds), on: pool)
    recent.withLock { $0 = Recent(absences: absences, until: .now + freshFor) }
    return absences
  }
}
