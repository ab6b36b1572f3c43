import Calendar
import FoundationEssentials
import Postgres
import ServiceKit
import Synchronization

/// Combines the membership data of access token, bus and auth service.
///
/// The token is the first source to show a joining; the bus reports departures that an older token
/// does not know. If both would reject a sheet, auth is asked before the rejection is final, if an
/// auth service is configured.
///
/// Recent absences are cached for one second, so an ordinary call costs no query. The full history
/// of a participant is read only for older sheets.
final class EnrolmentCache: Sendable {
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
  /// More than the lifetime of an access token (10 minutes) plus clock differences.
  private static let leftSeconds = 30.0 * 60
  /// How long ago an absence may have ended to stay in memory.
  private static let backSeconds = 24.0 * 3600

  init(
    pool: PostgresPool, memberships: MembershipSource, clock: any WallClock,
    limits: InEffect<IngestionLimits>, freshFor: Duration = .seconds(1)
  ) {
    self.pool = pool
    self.memberships = memberships
    self.clock = clock
    self.limits = limits
    self.freshFor = freshFor
  }

  /// Returns the enrolment at the time of the call. Asks auth afresh before a rejection, because a
  /// cached answer would miss a recent joining.
  ///
  /// - Throws: `PostgresError`.
  func presentEnrolment(of submitter: Submitter, in studyID: String) async throws -> Enrolment {
    let now = Instant(clock.now())
    return try await enrolments(of: submitter, at: [studyID: [now]], afresh: true)[studyID]
      ?? .stranger()
  }

  /// - Parameters:
  /// - times: per study, the times at which its sheets were finished.
  /// - afresh: whether auth, if asked, must be asked after the call arrived.
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

  /// Completes the claims with auth's answer where a rejection needs confirmation.
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

  /// Whether the time is older than the cached absences or the age limit of sheets.
  private func isOld(_ time: Instant, now: Instant) -> Bool {
    let microseconds = min(
      limits.current.sheets.pastToleranceMicroseconds, Int64(Self.backSeconds) * 1_000_000)
    return time < now.advanced(byMicroseconds: -microseconds)
  }

  /// Adds the current time, which applies to sheets with an implausible clock.
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
      // One second more, because the cache may be that old.
      backSince: now.addingTimeInterval(-Self.backSeconds - Self.leftSeconds), on: pool)
    recent.withLock { $0 = Recent(absences: absences, until: .now + freshFor) }
    return absences
  }
}
