import Calendar
import Testing

@testable import IngestionService

/// Enrolments as intervals, for any order of events, and who decides about sheets outside them.
@Suite struct MembershipHistoryTests {
  private func at(_ second: Int64) -> Instant { Instant(microseconds: second * 1_000_000) }

  private func history(joined: [Int64], left: [Int64] = []) -> MembershipHistory {
    MembershipHistory(joinings: joined.map(at), departures: left.map(at))
  }

  @Test func eachDepartureLastsUntilTheNextJoining() {
    #expect(history(joined: [1]).absences == [])
    #expect(
      history(joined: [1, 5], left: [3]).absences == [.init(after: at(3), until: at(5))])
    #expect(
      history(joined: [5, 1], left: [7, 3]).absences == [
        .init(after: at(3), until: at(5)), .init(after: at(7)),
      ])
    #expect(history(joined: [], left: [3]).absences == [.init(after: at(3))])
  }

  @Test func aStoryIsWholeWhenJoiningsAndDeparturesTakeTurns() {
    #expect(history(joined: [1]).isWhole)
    #expect(history(joined: [1, 3], left: [3]).isWhole)
    #expect(!history(joined: []).isWhole)
    #expect(!history(joined: [], left: [3]).isWhole)
    #expect(!history(joined: [1], left: [2, 3]).isWhole)
    #expect(!history(joined: [1, 2], left: [3]).isWhole)
  }

  private func claim(
    named: Bool, claimedAt: Int64 = 100, times: [Int64], history: MembershipHistory? = nil,
    recent: [Enrolment.Absence] = []
  ) -> MembershipClaim {
    MembershipClaim(
      isNamedByToken: named, claimedAt: at(claimedAt), times: times.map(at), history: history,
      recentAbsences: recent, earliest: at(50))
  }

  @Test func theTokenIsBelievedWithoutAskingAnybody() {
    let claim = claim(named: true, times: [60])
    #expect(!claim.needsConfirmation)
    #expect(claim.enrolment == .enrolled)
  }

  @Test func anOlderTokenThanTheDepartureIsOutdated() {
    let claim = claim(named: true, claimedAt: 60, times: [71], recent: [.init(after: at(70))])
    #expect(!claim.needsConfirmation)
    #expect(claim.enrolment.doubt == .tokenOutdated)
  }

  @Test func aYoungerTokenProvesAnEarlierJoining() {
    let late = claim(named: true, times: [101], recent: [.init(after: at(70))])
    #expect(!late.needsConfirmation)
    let between = claim(named: true, times: [71], recent: [.init(after: at(70))])
    #expect(between.needsConfirmation)
    #expect(between.unconfirmable.doubt == .notYetKnown)
    #expect(between.unconfirmed.doubt == .notYetKnown)
    #expect(late.unconfirmed.doubt == nil)
    let confirmed = between.confirmed(
      by: history(joined: [1, 80], left: [70]), settledUntil: .distantFuture)
    #expect(confirmed.absence(at: at(71)) == .init(after: at(70), until: at(80)))
    #expect(confirmed.doubt == nil)
  }

  @Test func aRefusalIsAuthsToMake() {
    let left = claim(named: false, times: [71], history: history(joined: [1], left: [70]))
    #expect(left.needsConfirmation)
    #expect(left.unconfirmable.doubt == .notYetKnown)
    let word = history(joined: [1], left: [70])
    #expect(left.confirmed(by: word, settledUntil: .distantFuture).doubt == nil)
    // An answer older than the sheet may predate a joining.
    #expect(left.confirmed(by: word, settledUntil: at(70)).doubt == .notYetKnown)
    #expect(
      left.confirmed(by: history(joined: [1, 71], left: [70]), settledUntil: at(70)).doubt == nil)
    #expect(!claim(named: false, times: [70], history: word).needsConfirmation)
  }

  @Test func theBusDecidesWithoutAuthOnceItsHistoryIsComplete() {
    let whole = history(joined: [1], left: [70])
    #expect(claim(named: false, times: [71], history: whole).unconfirmed.doubt == nil)
    for lacking in [
      MembershipHistory(), history(joined: [1]), history(joined: [1], left: [60, 70]),
    ] {
      #expect(
        claim(named: false, times: [71], history: lacking).unconfirmed.doubt == .notYetKnown)
    }
  }

  @Test func oldSheetsNeedTheJoining() {
    let unknown = claim(named: true, times: [49], history: MembershipHistory())
    #expect(unknown.needsConfirmation)
    #expect(unknown.unconfirmable.beginning == .notYetKnown)
    #expect(unknown.unconfirmed.beginning == .irrelevant)
    #expect(
      unknown.confirmed(by: history(joined: [7]), settledUntil: .distantFuture).beginning
        == .at(at(7)))
    // A participant of another issuer.
    #expect(unknown.confirmed(by: nil, settledUntil: .distantFuture).beginning == .irrelevant)
    let known = claim(named: true, times: [49], history: history(joined: [7]))
    #expect(!known.needsConfirmation)
    #expect(known.enrolment.beginning == .at(at(7)))
  }

  @Test func joinRequestsArePending() {
    let claim = claim(named: false, times: [60], history: MembershipHistory())
    #expect(claim.confirmed(by: MembershipHistory(), settledUntil: .distantFuture).isPending)
    #expect(claim.confirmed(by: nil, settledUntil: .distantFuture).isStranger)
  }
}
