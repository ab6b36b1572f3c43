import NIOCore
import Testing

@testable import RPCCore

struct FlushScheduleTests {
  private static func at(_ microseconds: Int64) -> NIODeadline {
    .uptimeNanoseconds(0) + .microseconds(microseconds)
  }

  private static let waitMax = FlushSchedule.waitMax.nanoseconds / 1_000

  @Test func oneTurnIsScheduledForManyRequests() {
    var schedule = FlushSchedule()
    let (first, second) = (schedule.requested(at: Self.at(0)), schedule.requested(at: Self.at(1)))
    #expect((first, second) == (.schedule, .sendOverdue))
    schedule.turnCame()
    #expect(schedule.requested(at: Self.at(2)) == .schedule)
  }

  @Test func aReadEndsWithAFlush() {
    var schedule = FlushSchedule()
    schedule.readBegan(at: Self.at(0))
    #expect(schedule.requested(at: Self.at(1)) == .nothing)
    schedule.readEnded()
    #expect(schedule.requested(at: Self.at(2)) == .schedule)
  }

  @Test func aFlushIsNotBegunWithinAnother() {
    var schedule = FlushSchedule()
    let (first, second) = (schedule.flushBegan(), schedule.flushBegan())
    #expect((first, second) == (true, false))
    #expect(schedule.requested(at: Self.at(0)) == .nothing)
    #expect(schedule.overdueFlushBegan(at: Self.at(1_000), if: true) == false)
    schedule.flushEnded()
    #expect(schedule.flushBegan() == true)
  }

  @Test func aReadMayComeBeforeTheScheduledTurn() {
    var schedule = FlushSchedule()
    #expect(schedule.requested(at: Self.at(0)) == .schedule)
    schedule.readBegan(at: Self.at(1))
    #expect(schedule.isReading)
    #expect(schedule.flushBegan() == true)
    schedule.flushEnded()
    schedule.readEnded()
    #expect(schedule.requested(at: Self.at(2)) == .sendOverdue)
  }

  @Test(arguments: [(waitMax - 1, false), (waitMax, true)])
  func whatWaitsForLongIsSent(after microseconds: Int64, isSent: Bool) {
    var schedule = FlushSchedule()
    schedule.readBegan(at: Self.at(10))
    // The first bytes count, not those that follow.
    schedule.readBegan(at: Self.at(11))
    #expect(schedule.overdueFlushBegan(at: Self.at(10 + microseconds), if: true) == isSent)
  }

  @Test func theWaitBeginsAnewWhenItIsSent() {
    var schedule = FlushSchedule()
    _ = schedule.requested(at: Self.at(0))
    let (blocked, first) = (
      schedule.overdueFlushBegan(at: Self.at(1_000), if: false),
      schedule.overdueFlushBegan(at: Self.at(1_000), if: true)
    )
    schedule.flushEnded()
    let second = schedule.overdueFlushBegan(at: Self.at(1_000 + Self.waitMax - 1), if: true)
    #expect((blocked, first, second) == (false, true, false))
  }
}
