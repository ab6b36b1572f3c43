import AuthApplication
import AuthDomain
import AuthRPC
import ServiceKit

/// Makes the first administrator, after checking what the operator typed.
struct AdministratorBootstrap: Sendable {
  let create: CreateAdministrator

  struct Refused: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter recoveryFile: a new file for the recovery code; nil: it is answered.
  /// - Returns: `.alreadyExists` when there is one of this name and password, who keeps the recovery code of
  ///   before; then no file is written. Otherwise the code, where there is no file for it.
  /// - Throws: ``Refused`` with what is wrong; `PostgresError`. Then no file is left.
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
      throw Refused(description: "the username is taken by somebody who is no administrator")
    } catch AdministratorError.hasOtherPassword {
      throw Refused(
        description: "the administrator exists with another password; nothing was changed")
    }
  }
}
