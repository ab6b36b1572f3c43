import FoundationEssentials
import ServiceKit
import Synchronization

/// A clock that tests set.
final class TestClock: WallClock {
  private let time: Mutex<Date>

  init(_ time: Date) {
    self.time = Mutex(time)
  }

  func now() -> Date { time.withLock { $0 } }

  func advance(seconds: Double) {
    time.withLock { $0 = $0.addingTimeInterval(seconds) }
  }
}
