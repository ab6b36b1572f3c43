public import NIOCore

/// Runs tasks on an event loop, so that a handler stays on the thread of its connection. Tasks must
/// not block it.
public final class EventLoopTaskExecutor: TaskExecutor {
  public let eventLoop: any EventLoop

  public init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    eventLoop.execute {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

extension EventLoop {
  /// Runs `body` on this loop: immediately if called on it, otherwise in its next turn.
  package func runHere(_ body: @escaping @Sendable () -> Void) {
    if inEventLoop { body() } else { execute(body) }
  }
}
