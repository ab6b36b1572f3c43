import Glibc
import ServiceKit

/// Validates the operator's input and creates the first administrator.
struct AdministratorBootstrap: Sendable {
  let create: CreateAdministrator

  struct Refused: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter recoveryFile: new file for the recovery code; nil to return the code.
  /// - Returns: `.alreadyExists` if an administrator with this name and password exists; the
  ///   recovery code stays the same and no file is written. Otherwise the code, unless written to
  ///   the file.
  /// - Throws: ``Refused`` with the reason; `PostgresError`. No file is left then.
  func run(
    username name: String, password: String, recoveryFile: RecoveryCodeFile? = nil
  ) async throws -> (outcome: WriteOutcome, recoveryCode: AccessCode?) {
    var check = FieldChecks()
    let readUsername = check.username(name)
    check.newPassword(password, of: readUsername)
    guard let username = readUsername, check.violations.isEmpty else {
      let problems = check.violations.map { "\($0.field) \($0.description)" }
      throw Refused(description: problems.joined(separator: "\n"))
    }
    var code: AccessCode?
    var isDone = false
    defer { if !isDone, code != nil { recoveryFile?.remove() } }
    do {
      let outcome = try await create(username: username, password: password) {
        try recoveryFile?.write($0)
        code = $0
      }
      isDone = outcome == .created
      return (outcome, isDone && recoveryFile == nil ? code : nil)
    } catch let problem as RecoveryCodeFile.Problem {
      throw Refused(description: problem.description)
    } catch AdministratorError.usernameTaken {
      throw Refused(description: "the username belongs to an account that is not an administrator")
    } catch AdministratorError.hasOtherPassword {
      throw Refused(
        description: "the administrator exists with another password; nothing was changed")
    }
  }
}

/// A file with a recovery code, readable only by its owner.
struct RecoveryCodeFile: Sendable {
  let path: String

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: ``Problem`` if the file exists (its code may be the only copy) or cannot be created.
  ///   Nothing is changed then.
  func write(_ code: AccessCode) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == EEXIST {
      throw Problem(
        description: "\(path) already exists: give a new file for the recovery code")
    }
    guard descriptor >= 0 else { throw failed(errno) }
    defer { close(descriptor) }
    let bytes = Array("\(code.formatted)\n".utf8)
    // The code must be on disk before the account is created.
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
