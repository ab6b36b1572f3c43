import NIOCore

/// Lets large requests be inflated and decoded one at a time between which an event loop serves its
/// other connections. They take turns by connection, so that one with many does not hold up the others.
///
/// `@unchecked Sendable`: confined to the event loop.
final class LargeRequests: @unchecked Sendable {
  protocol Source: AnyObject {
    /// Starts the first of its large requests.
    ///
    /// - Returns: whether there are more.
    func startLargeRequest() -> Bool
  }

  /// Bytes of a request, after decompression, above which it is a large one: decoding so many takes
  /// some milliseconds at most.
  static let sizeMin = 256 * 1024
  /// Between two of them. Whatever is ready on the loop has its turn then, however short this is.
  private static let rest = TimeAmount.microseconds(100)

  private let eventLoop: any EventLoop
  private var sources: CircularBuffer<any Source> = []
  private var isResting = false

  init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  /// A source that had none has one now. It is started at once if none was just before.
  func add(_ source: any Source) {
    eventLoop.assertInEventLoop()
    sources.append(source)
    if !isResting { startNext() }
  }

  private func startNext() {
    guard let source = sources.popFirst() else { return }
    isResting = true
    if source.startLargeRequest() { sources.append(source) }
    // Its task may have been put behind what the loop runs now: the rest begins after it.
    eventLoop.execute {
      self.eventLoop.scheduleTask(in: Self.rest) {
        self.isResting = false
        self.startNext()
      }
    }
  }
}
