import Calendar
import Testing

@testable import IngestionService

/// When an answer is too late.
@Suite struct NotificationFactsTests {
  private static let notified = Instant(secondsSinceEpoch: 1_780_000_000)

  private static func after(_ minutes: Int64, _ seconds: Int64 = 0) -> Instant {
    notified.advanced(byMicroseconds: (minutes * 60 + seconds) * 1_000_000)
  }

  struct Case: Sendable {
    var completion: Int
    var started: Instant?
    var finished: Instant
    var isExpired: Bool
    var isOvertime: Bool?
  }

  static let cases = [
    Case(
      completion: 0, started: after(59), finished: after(59, 59), isExpired: false,
      isOvertime: false),
    Case(
      completion: 0, started: after(59), finished: after(60), isExpired: true, isOvertime: false),
    Case(completion: 0, started: nil, finished: after(60), isExpired: true, isOvertime: false),
    // Started in time, so it may finish later.
    Case(
      completion: 10, started: after(59), finished: after(69), isExpired: false, isOvertime: false),
    Case(
      completion: 10, started: after(59), finished: after(69, 1), isExpired: false, isOvertime: true
    ),
    Case(
      completion: 10, started: after(60), finished: after(61), isExpired: true, isOvertime: false),
    // The device does not report the start.
    Case(completion: 10, started: nil, finished: after(59), isExpired: false, isOvertime: nil),
    Case(completion: 10, started: nil, finished: after(60), isExpired: true, isOvertime: nil),
  ]

  @Test(arguments: cases)
  func expiryCounts(_ one: Case) {
    let facts = NotificationFacts(
      notifiesAt: Self.notified, expiresAt: Self.after(60), isFixed: false,
      completionMinutes: one.completion)
    #expect(facts.isExpired(startedAt: one.started, finishedAt: one.finished) == one.isExpired)
    #expect(facts.isOvertime(startedAt: one.started, finishedAt: one.finished) == one.isOvertime)
    let endless = NotificationFacts(notifiesAt: Self.notified, expiresAt: nil, isFixed: false)
    #expect(!endless.isExpired(startedAt: one.started, finishedAt: one.finished))
  }
}
