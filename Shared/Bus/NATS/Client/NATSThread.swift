internal import CNats
internal import Glibc
internal import Synchronization

/// A thread for calls that may block, such as those of libnats: the executor of an actor that makes
/// them. They then block neither a thread of Swift's pool nor an event loop.
///
/// The thread starts with the first work and ends with this object.
final class NATSThread: SerialExecutor {
  /// State shared by the thread and this object; it may outlive the object briefly.
  private final class Shared: Sendable {
    struct State {
      var work: [@Sendable () -> Void] = []
      /// Whether the thread is waiting and must be woken.
      var isAsleep = false
      var isStarted = false
      var isEnding = false
      var thread: pthread_t?
    }

    let state = Mutex(State())
    let wakeUp: Int32

    init() {
      wakeUp = eventfd(0, Int32(EFD_CLOEXEC))
      precondition(wakeUp >= 0, "no file descriptors left for the NATS client")
    }

    deinit { close(wakeUp) }

    func wake() {
      var one: UInt64 = 1
      _ = write(wakeUp, &one, 8)
    }

    func run() {
      state.withLock { $0.thread = pthread_self() }
      while true {
        let (work, isEnding) = state.withLock { state in
          let work = state.work
          state.work = []
          state.isAsleep = work.isEmpty
          return (work, state.isEnding)
        }
        for item in work { item() }
        if work.isEmpty {
          if isEnding { return }
          var value: UInt64 = 0
          _ = read(wakeUp, &value, 8)
        }
      }
    }
  }

  private let shared = Shared()

  deinit {
    shared.state.withLock { $0.isEnding = true }
    shared.wake()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    enqueue { job.runSynchronously(on: executor) }
  }

  /// Runs work on the thread, in order of the calls. Callable from any thread.
  func enqueue(_ work: @escaping @Sendable () -> Void) {
    let (mustStart, mustWake) = shared.state.withLock { state in
      state.work.append(work)
      defer {
        state.isStarted = true
        state.isAsleep = false
      }
      return (!state.isStarted, state.isAsleep)
    }
    if mustStart {
      start()
    } else if mustWake {
      shared.wake()
    }
  }

  /// Allows calls of the actor from work that is not one of its jobs.
  func checkIsolated() {
    let thread = shared.state.withLock { $0.thread }
    precondition(thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false)
  }

  private func start() {
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Shared>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(shared).toOpaque())
    precondition(status == 0, "cannot start a thread: error \(status)")
    pthread_detach(thread)
  }
}
