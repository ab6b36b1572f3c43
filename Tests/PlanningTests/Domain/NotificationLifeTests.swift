import Calendar
import Foundation
import Questionnaires
import Testing

@testable import PlanningService

@Suite struct NotificationLifeTests {
  private static let end = Instant(2026, 6, 1, 13).date
  private static let before = end - 1

  struct Case: Sendable, CustomTestStringConvertible {
    var life: NotificationLife
    var now: Date
    var state: NotificationState
    var testDescription: String { "\(state) \(life) at \(now)" }
  }

  static let cases: [Case] = {
    let time = Instant(2026, 6, 1, 12).date
    func life(_ change: (inout NotificationLife) -> Void) -> NotificationLife {
      var life = NotificationLife(handedOutAt: time)
      change(&life)
      return life
    }
    let answered = life { $0.answeredAt = time }
    return [
      Case(life: NotificationLife(), now: before, state: .planned),
      Case(life: NotificationLife(), now: end, state: .expired),
      Case(life: life { _ in }, now: before, state: .handedOut),
      Case(life: life { _ in }, now: end, state: .missed),
      Case(life: NotificationLife(sentAt: time), now: before, state: .sent),
      Case(life: NotificationLife(sentAt: time), now: end, state: .missed),
      Case(life: NotificationLife(deliveredAt: time), now: end, state: .missed),
      Case(life: life { $0.deliveredAt = time }, now: before, state: .delivered),
      Case(life: life { $0.openedAt = time }, now: before, state: .opened),
      Case(
        life: life {
          $0.openedAt = time
          $0.snoozedAt = [time]
          $0.snoozedUntil = before + 0.5
        }, now: before, state: .snoozed),
      Case(
        life: life {
          $0.snoozedAt = [time]
          $0.snoozedUntil = before
        }, now: before, state: .delivered),
      Case(life: life { $0.dismissedAt = time }, now: end, state: .dismissed),
      Case(life: answered, now: end, state: .answered),
      Case(
        life: life {
          $0.answeredAt = time
          $0.dismissedAt = time
        }, now: before, state: .answered),
      Case(
        life: life {
          $0.answeredAt = time
          $0.cancelledAt = time
        }, now: before, state: .cancelled),
    ]
  }()

  @Test(arguments: cases)
  func whatCameFurthestCounts(_ one: Case) {
    #expect(one.life.state(until: Self.end, at: one.now) == one.state)
  }

  @Test func withoutAnEndNothingIsMissed() {
    #expect(NotificationLife().state(until: nil, at: .distantFuture) == .planned)
  }
}

@Suite struct NotificationReportTests {
  private let at = Instant(2026, 6, 1, 12)
  private var now: Date { at.date + 3600 }

  private func reported(
    _ followUp: FollowUpDefinition = FollowUpDefinition(
      snooze: FollowUpDefinition.Snooze(timesMax: 2, minutesMax: 10))
  ) -> ReportedNotification {
    ReportedNotification(
      notification: PlannedNotification(
        id: UUID(),
        key: ScheduleKey(QuestionnaireKey(studyID: "s", questionnaireID: "q")),
        instant: PlannedInstant(at: at, expiresAt: at.adding(minutes: 60), fixed: true),
        followUp: followUp), life: NotificationLife(handedOutAt: at.date - 60))
  }

  private func report(
    _ kind: NotificationReport.Kind, _ seconds: TimeInterval
  ) -> NotificationReport {
    NotificationReport(notificationID: UUID(), kind: kind, at: at.date + seconds)
  }

  @Test func whatCannotBeIsRefused() {
    var one = reported()
    let untouched = one
    #expect(one.take(report(.delivered, 3600 + 301), now: now) == .inFuture)
    #expect(one.take(report(.opened, -301), now: now) == .tooEarly)
    #expect(one.take(report(.snoozed(until: at.date + 601), 0), now: now) == .snoozeRefused)
    #expect(one.take(report(.snoozed(until: at.date + 3601), 3300), now: now) == .snoozeRefused)
    var never = reported(FollowUpDefinition())
    #expect(never.take(report(.snoozed(until: at.date + 60), 0), now: now) == .snoozeRefused)
    #expect(one == untouched)
    // The device's clock is slightly fast.
    #expect(one.take(report(.delivered, 3600 + 300), now: now) == .recorded)
    #expect(one.take(report(.opened, -300), now: now) == .recorded)
  }

  @Test func itIsPutOffAsOftenAsItMay() {
    var one = reported()
    #expect(one.take(report(.snoozed(until: at.date + 600), 0), now: now) == .recorded)
    #expect(one.take(report(.snoozed(until: at.date + 600), 0), now: now) == .known)
    #expect(one.take(report(.snoozed(until: at.date + 1200), 600), now: now) == .recorded)
    #expect(one.take(report(.snoozed(until: at.date + 1800), 1200), now: now) == .snoozeRefused)
    #expect(one.life.snoozedAt == [at.date, at.date + 600])
    #expect(one.life.snoozedUntil == at.date + 1200)
  }

  /// The result is independent of the order and repetition of reports; a repeated report is known.
  @Test func theOrderMakesNoDifference() {
    forEachSeed(2000) { generator in
      let kinds: [NotificationReport.Kind] = [.delivered, .opened, .dismissed]
      var reports = (0..<generator.next(in: 1...12)).map { _ in
        report(generator.element(of: kinds), TimeInterval(generator.next(in: 0...3000)))
      }
      reports += (0..<2).map { index in
        let start = TimeInterval(index * 600 + generator.next(in: 0...500))
        return report(.snoozed(until: at.date + start + 300), start)
      }
      var first = reported()
      for report in reports { _ = first.take(report, now: now) }
      var second = first
      second.life = NotificationLife(handedOutAt: first.life.handedOutAt)
      for _ in 0..<2 {
        while !reports.isEmpty {
          let report = reports.remove(at: generator.next(through: reports.count - 1))
          _ = second.take(report, now: now)
          if generator.next(through: 3) == 0, second.take(report, now: now) != .known {
            return ["told again, it is news"]
          }
        }
      }
      return first == second ? [] : ["\(first.life) is not \(second.life)"]
    }
  }

  @Test func remindersEndBeforeTheExpiry() {
    let followUp = FollowUpDefinition(
      reminders: FollowUpDefinition.Reminders(count: 4, distanceMinutes: 20))
    #expect(
      reported(followUp).notification.reminders
        == [20, 40].map { at.adding(minutes: $0) })
    #expect(reported(FollowUpDefinition()).notification.reminders.isEmpty)
  }
}
