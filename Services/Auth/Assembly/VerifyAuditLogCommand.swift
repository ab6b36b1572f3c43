import ArgumentParser
import AuthStore
import ServiceKit

struct VerifyAuditLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-audit-log",
    abstract: "Recompute the audit log's hash chain; ends with 1 when an entry was changed.",
    discussion: """
      Prints the number and hash of the last entry. Kept somewhere else, they prove later that \
      nothing before it was cut off or replaced.
      """)

  func run() async throws {
    do {
      let head = try await AuthDatabase.with { pool in try await AuditLog().verify(on: pool) }
      print(head.summary)
    } catch let broken as AuditLog.Broken {
      StandardError.writeLine(broken.summary)
      throw ExitCode.failure
    }
  }
}
