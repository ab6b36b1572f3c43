import DequeModule
import Glibc
package import Metrics
import Synchronization

/// Writes log lines to standard error without blocking.
///
/// The caller writes a line directly if that does not block, so the last lines of a process are not
/// lost. If the reader is slow, lines are buffered up to a limit and written by a separate thread.
/// Lines beyond the limit, and all lines after a write error, are dropped and counted. Lines stay
/// complete and in order.
package final class LogOutput: Sendable {
  /// Output to standard error.
  package static let standardError = LogOutput(descriptor: STDERR_FILENO)

  private struct State {
    /// Buffered lines; the first one may be partly written.
    var waiting: Deque<ArraySlice<UInt8>> = []
    var waitingBytes = 0
    var isThreadRunning = false
    /// Number of dropped lines not yet reported.
    var untold = 0
  }

  private enum Outcome {
    case written
    /// The unwritten rest.
    case full(ArraySlice<UInt8>)
    /// The reader is gone, or the disk is full.
    case failed
  }

  private enum Kind {
    case file, socket
    /// A pipe or a terminal.
    case other
  }

  /// Bytes that a writable pipe accepts without blocking (pipe(7), PIPE_BUF).
  private static let chunk = 4096

  private let descriptor: Int32
  private let kind: Kind
  private let waitingBytesMax: Int
  private let state = Mutex(State())
  private let droppedLines = Atomic<Int>(0)
  /// Formats the report of dropped lines; nil for no report.
  private let note = Mutex<(@Sendable (Int) -> [UInt8])?>(nil)

  /// - Parameter waitingBytesMax: maximum bytes of buffered lines, not counting the first one.
  package init(descriptor: Int32, waitingBytesMax: Int = 1 << 20) {
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

  /// Number of dropped lines since the start of the process.
  package var dropped: Int { droppedLines.load(ordering: .relaxed) }

  /// Sets the line that reports dropped lines; it is given their number.
  func tellDropped(by line: @escaping @Sendable (Int) -> [UInt8]) {
    note.withLock { $0 = line }
  }

  /// Writes, buffers or drops a line; never blocks.
  package func write(_ line: [UInt8]) {
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

  /// Waits until the buffer is empty, at most `limit`.
  package func flush(within limit: Duration) async {
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
      // The next line tries again.
      box.release()
      state.withLock { $0.isThreadRunning = false }
      return
    }
    pthread_detach(thread)
  }

  /// Writes buffered lines whenever the descriptor is ready, until none is left.
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

  /// Writes a line while the buffer is empty.
  ///
  /// - Returns: whether the buffer is still empty.
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

  /// - Returns: whether the buffer is empty.
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

  /// Writes as many bytes as possible without blocking.
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

  /// Whether a write would not block, including one that fails at once.
  private func isReady() -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 0) > 0
  }
}

/// Metric of dropped log lines.
package final class LogMetrics: Sendable {
  private let output: LogOutput
  private let dropped: Counter
  private let counted = Mutex(0)

  package init(_ output: LogOutput, factory: any MetricsFactory) {
    self.output = output
    dropped = Counter(label: "otolith_log_lines_dropped_total", factory: factory)
  }

  /// Updates the counter.
  package func update() {
    let now = output.dropped
    let new = counted.withLock { counted in
      defer { counted = max(counted, now) }
      return now - counted
    }
    if new > 0 { dropped.increment(by: new) }
  }
}
