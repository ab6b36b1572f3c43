internal import CPQ
internal import Glibc
internal import Synchronization

/// The thread of a process that drives all libpq connections: it waits on their sockets with epoll
/// and runs work from other threads.
///
/// libpq allows one thread at a time per connection; since all of it happens here, no lock is
/// needed. Blocking calls are not allowed here, see `BlockingCall`.
final class Reactor: @unchecked Sendable {
  static let shared = Reactor()

  /// Called with the events (`EPOLLIN`, …) of a socket.
  typealias Handler = (_ events: UInt32) -> Void

  private struct Inbox {
    var work: [@Sendable () -> Void] = []
    /// Whether the thread is waiting and must be woken.
    var isAsleep = false
  }

  private let inbox = Mutex(Inbox())
  private let epoll: Int32
  private let wakeUp: Int32

  // Confined to the thread.
  private var handlers: [Int32: Handler] = [:]
  private var timers = TimerQueue()

  private init() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    wakeUp = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    precondition(epoll >= 0 && wakeUp >= 0, "no file descriptors left for the PostgreSQL reactor")
    control(EPOLL_CTL_ADD, wakeUp, events: EPOLLIN.rawValue)
    startThread { self.run() }
  }

  /// Runs work on the reactor's thread, in order of the calls. Callable from any thread.
  func enqueue(_ work: @escaping @Sendable () -> Void) {
    let mustWake = inbox.withLock { inbox in
      inbox.work.append(work)
      defer { inbox.isAsleep = false }
      return inbox.isAsleep
    }
    if mustWake {
      var one: UInt64 = 1
      _ = write(wakeUp, &one, 8)
    }
  }

  // MARK: On the reactor's thread only

  func add(_ socket: Int32, events: UInt32, handler: @escaping Handler) {
    handlers[socket] = handler
    control(EPOLL_CTL_ADD, socket, events: events)
  }

  func change(_ socket: Int32, events: UInt32) {
    control(EPOLL_CTL_MOD, socket, events: events)
  }

  func remove(_ socket: Int32) {
    handlers[socket] = nil
    control(EPOLL_CTL_DEL, socket, events: 0)
  }

  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> TimerQueue.Identifier {
    timers.add(at: .now + delay, work)
  }

  func cancel(_ timer: TimerQueue.Identifier) {
    timers.remove(timer)
  }

  private func control(_ operation: Int32, _ socket: Int32, events: UInt32) {
    var event = epoll_event()
    event.events = events
    event.data.fd = socket
    // Fails only for a socket that libpq has closed meanwhile, which epoll has then removed.
    _ = epoll_ctl(epoll, operation, socket, &event)
  }

  private func run() {
    let eventsMax = 64
    let events = UnsafeMutablePointer<epoll_event>.allocate(capacity: eventsMax)
    while true {
      let work = inbox.withLock { inbox in
        let work = inbox.work
        inbox.work = []
        inbox.isAsleep = work.isEmpty
        return work
      }
      for item in work { item() }
      let timeout = work.isEmpty ? timers.timeoutMilliseconds() : 0
      let count = epoll_wait(epoll, events, Int32(eventsMax), timeout)
      inbox.withLock { $0.isAsleep = false }
      for index in 0..<max(0, Int(count)) {
        let event = events[index]
        if event.data.fd == wakeUp {
          var value: UInt64 = 0
          _ = read(wakeUp, &value, 8)
        } else {
          // An earlier handler of this round may have removed this one.
          handlers[event.data.fd]?(event.events)
        }
      }
      for due in timers.due() { due() }
    }
  }
}
