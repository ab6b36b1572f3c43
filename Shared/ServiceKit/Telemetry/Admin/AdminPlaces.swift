import NIOCore
import Synchronization

/// The limited number of connections of the admin endpoint. A further connection replaces an old
/// one, so idle or slow connections cannot block the endpoint.
package final class AdminPlaces: Sendable {
  private struct Place {
    let channel: any NIOCore.Channel
    /// Whether a complete request waits for its answer.
    var isAsking = false
  }

  private struct State {
    /// Connections by number; a later connection has a higher number.
    var places: [Int: Place] = [:]
    var last = 0

    /// The oldest connection without an unanswered request, or else the oldest of all.
    var leaving: Int? {
      places.filter { !$0.value.isAsking }.keys.min() ?? places.keys.min()
    }
  }

  private let count: Int
  private let state = Mutex(State())

  init(count: Int) {
    self.count = count
  }

  /// Registers a connection until it closes. If the limit is reached, closes the oldest connection
  /// without an unanswered request, or else the oldest of all.
  ///
  /// - Returns: the connection's number for ``note(isAsking:by:)``.
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
