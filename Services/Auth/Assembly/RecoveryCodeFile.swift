import AuthDomain
import Glibc

/// A file with a recovery code, which only its owner may read.
struct RecoveryCodeFile: Sendable {
  let path: String

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: ``Problem`` when there is a file already, whose code may be the only one of somebody, or none
  ///   can be made. Then nothing was changed.
  func write(_ code: AccessCode) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == EEXIST {
      throw Problem(
        description: "\(path) exists already; a recovery code is written to a new file only")
    }
    guard descriptor >= 0 else { throw failed(errno) }
    defer { close(descriptor) }
    let bytes = Array("\(code.formatted)\n".utf8)
    // The account follows, and must not outlive the code.
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
      let cause = errno
      remove()
      throw failed(cause)
    }
  }

  func remove() { unlink(path) }

  private func failed(_ cause: Int32) -> Problem {
    Problem(description: "\(path) cannot be written: \(String(cString: strerror(cause)))")
  }
}
