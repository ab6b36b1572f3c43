import Foundation
import ServiceKit
import Synchronization

/// A clock that stands still until a test moves it.
final class SettableClock: WallClock {
  private let time: Mutex<Date>

  init(_ time: Date) { self.time = Mutex(time) }

  func now() -> Date { time.withLock { $0 } }

  func set(_ time: Date) { self.time.withLock { $0 = time } }

  func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
