@preconcurrency import Glibc

/// Writes a program's output and reports write errors, which `print` ignores.
///
/// Every command ends by ``end(_:)``; endless output calls ``flush()`` after each part.
public enum StandardOutput {
  /// Why output was lost.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reader closed the pipe, as `head` does.
    case closed
    /// The system's message; nil if the error is no longer available.
    case unwritable(String?)

    public var description: String {
      switch self {
      case .closed: "standard output was closed by its reader"
      case .unwritable(let reason):
        "standard output cannot be written\(reason.map { ": \($0)" } ?? "")"
      }
    }
  }

  /// `EX_IOERR` of sysexits(3).
  static let unwritableStatus: Int32 = 74

  /// Writes the buffered output.
  public static func flush() throws(Failure) {
    try flush(stdout, STDOUT_FILENO)
  }

  static func flush(_ stream: UnsafeMutablePointer<FILE>, _ descriptor: Int32) throws(Failure) {
    errno = 0
    let flushed = fflush(stream)
    let reason = errno
    guard flushed != 0 || ferror(stream) != 0 else { return }
    if reason == EPIPE || isClosed(descriptor) { throw .closed }
    throw .unwritable(reason == 0 ? nil : String(cString: strerror(reason)))
  }

  /// An earlier write may have failed, and its error is lost.
  private static func isClosed(_ descriptor: Int32) -> Bool {
    var look = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&look, 1, 0) == 1 && look.revents & Int16(POLLERR) != 0
  }

  /// Flushes the output and ends the process with `status`, or with ``end(_:)-(Failure)`` on error.
  public static func end(_ status: Int32) -> Never {
    do {
      try flush()
    } catch {
      end(error)
    }
    exit(status)
  }

  /// Ends the process: silently by SIGPIPE if the reader is gone, like other programs, else with
  /// 74.
  public static func end(_ failure: Failure) -> Never {
    if failure == .closed {
      // SIGPIPE is ignored because of networking.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    StandardError.writeLine("Error: \(failure)")
    // Skips the flush at exit, which would fail again.
    _exit(unwritableStatus)
  }
}

/// Writes text for the operator to standard error.
public enum StandardError {
  public static func writeLine(_ text: String) { write(text + "\n") }

  /// Writes text without a line end, e.g. a question or progress.
  public static func write(_ text: String) {
    Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let written = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
        // The reader may be gone.
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}
