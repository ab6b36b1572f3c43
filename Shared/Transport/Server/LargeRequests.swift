import NIOCore
import RPCCore

/// Runs the decompression and decoding of large requests one at a time, so that an event loop
/// serves other connections in between. Connections take turns, so one with many large requests
/// does not block others.
///
/// `@unchecked Sendable`: confined to the event loop.
final class LargeRequests: @unchecked Sendable {
  protocol Source: AnyObject {
    /// Starts the first of its large requests.
    ///
    /// - Returns: whether there are more.
    func startLargeRequest() -> Bool
  }

  /// Decompressed size in bytes above which a request is large; decoding a smaller one takes a few
  /// milliseconds at most.
  static let sizeMin = 256 * 1024
  /// Pause between two large requests, in which other work of the loop runs.
  private static let rest = TimeAmount.microseconds(100)

  private let eventLoop: any EventLoop
  private var sources: CircularBuffer<any Source> = []
  private var isResting = false

  init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  /// Adds a source that has its first large request. It starts at once if none ran just before.
  func add(_ source: any Source) {
    eventLoop.assertInEventLoop()
    sources.append(source)
    if !isResting { startNext() }
  }

  private func startNext() {
    guard let source = sources.popFirst() else { return }
    isResting = true
    if source.startLargeRequest() { sources.append(source) }
    // Its task may be queued behind the current work of the loop; the pause starts after that.
    eventLoop.execute {
      self.eventLoop.scheduleTask(in: Self.rest) {
        self.isResting = false
        self.startNext()
      }
    }
  }
}

/// Large requests of one connection that wait for their handlers to start.
final class LargeRequestQueue: LargeRequests.Source {
  private let turns: LargeRequests
  private var waiting: CircularBuffer<(call: ServerCall, message: InboundMessage)> = []

  init(_ turns: LargeRequests) {
    self.turns = turns
  }

  /// Adds a complete request, whose bytes stay counted as buffered.
  func add(_ message: InboundMessage, of call: ServerCall) {
    waiting.append((call, message))
    if waiting.count == 1 { turns.add(self) }
  }

  func startLargeRequest() -> Bool {
    if let (call, message) = waiting.popFirst(), !call.state.isFinished {
      call.connection.begin(call, with: message)
      call.connection.handler?.scheduleFlush()
    }
    // Requests cancelled meanwhile are not started.
    while waiting.first?.call.state.isFinished == true { waiting.removeFirst() }
    return !waiting.isEmpty
  }
}
