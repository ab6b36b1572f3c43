import NIOCore
import Synchronization

/// The connections of the admin endpoint, so many at most: for one more, another gives way. Whoever holds
/// connections and asks nothing, or asks slowly, keeps nobody from asking.
final class AdminPlaces: Sendable {
  private struct Place {
    let channel: any NIOCore.Channel
    /// Whether it has sent a whole request that is not answered.
    var isAsking = false
  }

  private struct State {
    /// By a number, which is higher the later one came.
    var places: [Int: Place] = [:]
    var last = 0

    /// The oldest that waits for no answer; where all do, the oldest.
    var leaving: Int? {
      places.filter { !$0.value.isAsking }.keys.min() ?? places.keys.min()
    }
  }

  private let count: Int
  private let state = Mutex(State())

  init(count: Int) {
    self.count = count
  }

  /// Gives a place to a connection until it is closed. Where none was free, the oldest connection that waits
  /// for no answer is closed, or the oldest of all.
  ///
  /// - Returns: what ``note(isAsking:by:)`` calls it.
  func enter(_ channel: any NIOCore.Channel) -> Int {
    let (number, leaving) = state.withLock { state in
      let leaving = state.places.count < count ? nil : state.leaving
      state.last += 1
      state.places[state.last] = Place(channel: channel)
      return (state.last, leaving.flatMap { state.places.removeValue(forKey: $0)?.channel })
    }
    leaving?.close(promise: nil)
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { $0.places[number] = nil }
    }
    return number
  }

  func note(isAsking: Bool, by number: Int) {
    state.withLock { $0.places[number]?.isAsking = isAsking }
  }
}
