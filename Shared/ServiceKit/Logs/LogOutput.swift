import DequeModule
import Glibc
import Synchronization

/// Where lines of the log go: standard error, without anybody waiting for whoever reads it.
///
/// A line is written by whoever says it, as long as that does not take waiting, so that what a process
/// said last is not lost with it. While the reader is slow lines wait in memory, up to a limit, and a
/// thread of its own writes them; lines beyond the limit, and all while nobody reads, are dropped and
/// counted. They come out whole and in order.
final class LogOutput: Sendable {
  /// Of standard error.
  static let standardError = LogOutput(descriptor: STDERR_FILENO)

  private struct State {
    /// Lines that wait; of the first one a part may be written.
    var waiting: Deque<ArraySlice<UInt8>> = []
    var waitingBytes = 0
    var isThreadRunning = false
    /// Dropped since that was told.
    var untold = 0
  }

  private enum Outcome {
    case written
    /// What is left of it, for later.
    case full(ArraySlice<UInt8>)
    /// Nobody reads, or the disk is full.
    case failed
  }

  private enum Kind {
    case file, socket
    /// A pipe or a terminal.
    case other
  }

  /// A pipe that can be written to takes as many without waiting (pipe(7), PIPE_BUF).
  private static let chunk = 4096

  private let descriptor: Int32
  private let kind: Kind
  private let waitingBytesMax: Int
  private let state = Mutex(State())
  private let droppedLines = Atomic<Int>(0)
  /// Tells in the log's own format that lines were dropped; nil: it is not told.
  private let note = Mutex<(@Sendable (Int) -> [UInt8])?>(nil)

  /// - Parameter waitingBytesMax: of lines that wait; one line more may.
  init(descriptor: Int32, waitingBytesMax: Int = 1 << 20) {
    self.descriptor = descriptor
    self.waitingBytesMax = waitingBytesMax
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG where isKnown: .file
      case S_IFSOCK where isKnown: .socket
      default: .other
      }
  }

  /// Lines that nobody got, since the process began.
  var dropped: Int { droppedLines.load(ordering: .relaxed) }

  /// What is written once lines were dropped, given how many.
  func tellDropped(by line: @escaping @Sendable (Int) -> [UInt8]) {
    note.withLock { $0 = line }
  }

  /// Writes a line, or keeps it for later, or drops it; never waits for a reader.
  func write(_ line: [UInt8]) {
    let startsThread = state.withLock { state in
      if state.waiting.isEmpty {
        if begin(line, &state) { return false }
      } else if state.waitingBytes + line.count <= waitingBytesMax {
        state.waiting.append(line[...])
        state.waitingBytes += line.count
      } else {
        drop(1, &state)
      }
      guard !state.isThreadRunning else { return false }
      state.isThreadRunning = true
      return true
    }
    if startsThread { startThread() }
  }

  /// Waits until nothing waits any more, at most so long.
  func flush(within limit: Duration) async {
    let end = ContinuousClock.now + limit
    while !state.withLock({ $0.waiting.isEmpty }), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  // MARK: - Waiting lines

  private func startThread() {
    let box = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        Unmanaged<LogOutput>.fromOpaque(context!).takeRetainedValue().drain()
        return nil
      }, box.toOpaque())
    guard status == 0 else {
      // What waits is tried again with the next line.
      box.release()
      state.withLock { $0.isThreadRunning = false }
      return
    }
    pthread_detach(thread)
  }

  /// Writes what waits as it becomes possible, until nothing is left.
  private func drain() {
    while true {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&ready, 1, -1)
      let isDone = state.withLock { state in
        while let line = state.waiting.first {
          switch attempt(line) {
          case .written:
            state.waiting.removeFirst()
            state.waitingBytes -= line.count
          case .full(let rest):
            state.waiting[0] = rest
            state.waitingBytes -= line.count - rest.count
            return false
          case .failed:
            drop(state.waiting.count, &state)
            state.waiting.removeAll()
            state.waitingBytes = 0
          }
        }
        guard tellDropped(&state) else { return false }
        state.isThreadRunning = false
        return true
      }
      if isDone { return }
    }
  }

  /// Writes a line where nothing waits.
  ///
  /// - Returns: whether nothing waits now either.
  private func begin(_ line: [UInt8], _ state: inout State) -> Bool {
    switch attempt(line[...]) {
    case .written: return tellDropped(&state)
    case .failed:
      drop(1, &state)
      return true
    case .full(let rest):
      state.waiting.append(rest)
      state.waitingBytes = rest.count
      return false
    }
  }

  /// - Returns: whether nothing waits.
  private func tellDropped(_ state: inout State) -> Bool {
    guard state.untold > 0, let line = note.withLock({ $0 })?(state.untold) else { return true }
    state.untold = 0
    return begin(line, &state)
  }

  private func drop(_ count: Int, _ state: inout State) {
    state.untold += count
    droppedLines.wrappingAdd(count, ordering: .relaxed)
  }

  // MARK: - The descriptor

  /// Writes as much as goes without waiting.
  private func attempt(_ bytes: ArraySlice<UInt8>) -> Outcome {
    var rest = bytes
    while !rest.isEmpty {
      if kind == .other, !isReady() { return .full(rest) }
      let written = rest.withUnsafeBytes { buffer in
        switch kind {
        case .file: Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        case .socket:
          send(
            descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
        case .other: Glibc.write(descriptor, buffer.baseAddress, min(buffer.count, Self.chunk))
        }
      }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if written < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        return .full(rest)
      } else if written == 0 || errno != EINTR {
        return .failed
      }
    }
    return .written
  }

  /// Whether something can be written now, or the attempt would fail at once.
  private func isReady() -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 0) > 0
  }
}
