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

  /// - Returns: `.alreadyExists` when there is one of this name and password.
  /// - Throws: ``Refused`` with what is wrong; `PostgresError`.
  func run(username name: String, password: String) async throws -> WriteOutcome {
    var check = FieldChecks()
    let readUsername = check.username(name)
    check.newPassword(password, of: readUsername)
    guard let username = readUsername, check.violations.isEmpty else {
      let problems = check.violations.map { "\($0.field) \($0.description)" }
      throw Refused(description: problems.joined(separator: "\n"))
    }
    do {
      return try await create(username: username, password: password)
    } catch AdministratorError.usernameTaken {
      throw Refused(description: "the username is taken by somebody who is no administrator")
    } catch AdministratorError.hasOtherPassword {
      throw Refused(
        description: "the administrator exists with another password; nothing was changed")
    }
  }
}
