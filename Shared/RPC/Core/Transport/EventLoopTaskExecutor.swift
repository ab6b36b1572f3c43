package import NIOCore

/// Runs tasks on an event loop, so that a handler stays on the thread of its connection.
///
/// What runs on an event loop must not block it.
package final class EventLoopTaskExecutor: TaskExecutor {
  package let eventLoop: any EventLoop

  package init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    eventLoop.execute {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
