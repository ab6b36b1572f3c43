import NIOCore
import NIOPosix
import RPCTestSupport
import Synchronization
import Testing

@testable import RPCCore

@Suite(.timeLimit(.minutes(5))) struct DeadlineTimersTests {
  private let loop = MultiThreadedEventLoopGroup.singleton.next()

  /// `@unchecked Sendable`: confined to the event loop.
  private final class Owner: DeadlineTimers.Owner, @unchecked Sendable {
    let name: String
    let passed = Signal()
    private let record: (String) -> Void
    private let then: () -> Void

    init(
      _ name: String, record: @escaping (String) -> Void = { _ in },
      then: @escaping () -> Void = {}
    ) {
      self.name = name
      self.record = record
      self.then = then
    }

    func deadlinePassed(at now: ContinuousClock.Instant) {
      record(name)
      then()
      passed.fire()
    }
  }

  @Test func deadlinesPassInTheirOrderWhateverTheOrderOfSetting() async throws {
    let order = Mutex<[String]>([])
    let record: @Sendable (String) -> Void = { name in order.withLock { $0.append(name) } }
    let last = try await loop.submit { [loop] in
      let timers = DeadlineTimers(loop)
      let now = ContinuousClock.now
      let owners = [3, 1, 2].map { index in
        let owner = Owner("\(index)", record: record)
        timers.set(now.advanced(by: .milliseconds(index * 20)), for: owner)
        return owner
      }
      // Holds the only reference to the timers.
      let last = Owner("last", record: record, then: { _ = timers })
      timers.set(now.advanced(by: .milliseconds(80)), for: last)
      #expect(timers.count == owners.count + 1)
      return last.passed
    }.get()
    await last.wait()
    #expect(order.withLock { $0 } == ["1", "2", "3", "last"])
  }

  @Test func deadlinesMoveAndAreGivenUp() async throws {
    let order = Mutex<[String]>([])
    let record: @Sendable (String) -> Void = { name in order.withLock { $0.append(name) } }
    let signal = try await loop.submit { [loop] in
      let timers = DeadlineTimers(loop)
      let now = ContinuousClock.now
      let given = Owner("given up", record: record)
      let later = Owner("later", record: record)
      let earlier = Owner("earlier", record: record)
      let last = Owner("last", record: record, then: { _ = timers })
      timers.set(now.advanced(by: .milliseconds(10)), for: given)
      timers.set(now.advanced(by: .milliseconds(10)), for: later)
      timers.set(now.advanced(by: .seconds(1_000)), for: earlier)
      timers.set(now.advanced(by: .milliseconds(60)), for: last)
      timers.set(nil, for: given)
      timers.set(now.advanced(by: .milliseconds(40)), for: later)
      timers.set(now.advanced(by: .milliseconds(20)), for: earlier)
      #expect(timers.count == 3)
      return last.passed
    }.get()
    await signal.wait()
    #expect(order.withLock { $0 } == ["earlier", "later", "last"])
  }

  /// Each of its deadlines sets the next one.
  @Test func anOwnerGoesOn() async throws {
    let signal = Signal()
    try await loop.submit { [loop] in
      let timers = DeadlineTimers(loop)
      var rounds = 0
      var owner: Owner?
      owner = Owner(
        "owner",
        then: {
          rounds += 1
          if rounds == 5 {
            owner = nil
            signal.fire()
          } else if let owner {
            timers.set(.now, for: owner)
          }
        })
      if let owner { timers.set(.now, for: owner) }
    }.get()
    await signal.wait()
  }
}
