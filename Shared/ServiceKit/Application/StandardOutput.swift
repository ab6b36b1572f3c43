@preconcurrency import Glibc

/// What a program prints, which somebody has to get: `print` itself tells nobody that it could not write.
///
/// Every command ends by ``end(_:)``, and what prints without end calls ``flush()`` after each part.
public enum StandardOutput {
  /// Why something is lost.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Whoever read it has gone, as `head` does once it has enough.
    case closed
    /// In the system's words; nil where it said it too long ago.
    case unwritable(String?)

    public var description: String {
      switch self {
      case .closed: "nobody reads the standard output any more"
      case .unwritable(let reason):
        "the standard output cannot be written\(reason.map { ": \($0)" } ?? "")"
      }
    }
  }

  /// EX_IOERR of sysexits(3).
  static let unwritableStatus: Int32 = 74

  /// Writes what was printed until now.
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

  /// An earlier write may have failed, and its error is gone with what it had to write.
  private static func isClosed(_ descriptor: Int32) -> Bool {
    var look = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&look, 1, 0) == 1 && look.revents & Int16(POLLERR) != 0
  }

  /// Ends the process once all is written: by `status`, else as ``end(_:)-(Failure)`` does.
  public static func end(_ status: Int32) -> Never {
    do {
      try flush()
    } catch {
      end(error)
    }
    exit(status)
  }

  /// Ends the process: by SIGPIPE without a word, as other programs do, where nobody reads any more, else by 74.
  public static func end(_ failure: Failure) -> Never {
    if failure == .closed {
      // Networking ignores the signal.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    StandardError.writeLine("Error: \(failure)")
    // What cannot be written is not tried again.
    _exit(unwritableStatus)
  }
}
