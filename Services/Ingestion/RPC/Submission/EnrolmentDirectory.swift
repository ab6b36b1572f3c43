import FoundationEssentials
import IngestionDomain
import Postgres
import ServiceKit
import Synchronization

/// Puts together what an access token and the bus say about memberships.
///
/// The token is the first to know of a joining, the bus of a departure that a token from before it
/// does not know. Where a token names a study no longer and the bus has not told since when, auth is
/// asked: a sheet from before must not be refused by haste. Departures are kept in memory for longer
/// than a token lives and looked up again after a second, so that an ordinary call costs no query.
final class EnrolmentDirectory: Sendable {
  private struct Recent {
    var departures: [EnrolmentStore.Membership: Instant] = [:]
    var until: ContinuousClock.Instant?
  }

  private let pool: PostgresPool
  private let auth: AuthClient
  private let clock: any WallClock
  private let recent = Mutex(Recent())
  private let freshFor: Duration
  /// Longer than an access token lives (10 minutes) and clocks differ.
  private static let recentSeconds = 30.0 * 60

  init(
    pool: PostgresPool, auth: AuthClient, clock: any WallClock, freshFor: Duration = .seconds(1)
  ) {
    self.pool = pool
    self.auth = auth
    self.clock = clock
    self.freshFor = freshFor
  }

  /// - Throws: `PostgresError`.
  func enrolments(
    of submitter: Submitter, in studyIDs: Set<String>
  ) async throws -> [String: Enrolment] {
    var enrolments: [String: Enrolment] = [:]
    let departures = try await recentDepartures()
    for studyID in studyIDs.intersection(submitter.enrolledStudies) {
      let membership = EnrolmentStore.Membership(
        participantID: submitter.participantID, studyID: studyID)
      // A token that is younger than the departure tells of a new joining.
      if let leftAt = departures[membership], Instant(submitter.claimedAt) < leftAt {
        enrolments[studyID] = .unsettled(knownUntil: leftAt)
      } else {
        enrolments[studyID] = .enrolled
      }
    }
    let others = studyIDs.subtracting(submitter.enrolledStudies)
    if !others.isEmpty {
      enrolments.merge(try await formerEnrolments(of: submitter, in: others)) { $1 }
    }
    return enrolments
  }

  /// Memberships in studies that the token does not name.
  private func formerEnrolments(
    of submitter: Submitter, in studyIDs: Set<String>
  ) async throws -> [String: Enrolment] {
    var enrolments: [String: Enrolment] = [:]
    let known = try await EnrolmentStore.departures(
      participantID: submitter.participantID, studyIDs: studyIDs, on: pool)
    for (studyID, leftAt) in known {
      // Still a member for the bus: the departure is on its way, and says until when.
      enrolments[studyID] = leftAt.map { .ended(leftAt: $0) } ?? .unsettled(knownUntil: nil)
    }
    let open = studyIDs.filter {
      if case .ended = enrolments[$0] { false } else { true }
    }
    guard !open.isEmpty, auth.hasAddress, let token = submitter.token else { return enrolments }
    switch await auth.memberships(token: token) {
    case .found(let asked):
      for studyID in open {
        switch asked[studyID]?.state {
        case .enrolled: enrolments[studyID] = .enrolled
        case .left(let leftAt): enrolments[studyID] = .ended(leftAt: leftAt)
        case .pending: enrolments[studyID] = .pending
        case nil: break
        }
      }
    case .notFound, .unreachable:
      for studyID in open { enrolments[studyID] = .unsettled(knownUntil: nil) }
    }
    return enrolments
  }

  private func recentDepartures() async throws -> [EnrolmentStore.Membership: Instant] {
    let fresh = recent.withLock { recent in
      recent.until.map { $0 > .now } == true ? recent.departures : nil
    }
    if let fresh { return fresh }
    let since = clock.now().addingTimeInterval(-Self.recentSeconds)
    let departures = try await EnrolmentStore.departures(since: since, on: pool)
    recent.withLock { $0 = Recent(departures: departures, until: .now + freshFor) }
    return departures
  }
}
