import ArgumentParser
import ServiceKit

struct VerifyAuditLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-audit-log",
    abstract: "Recompute the audit log's hash chain; ends with 1 when an entry was changed.",
    discussion: """
      Prints the number and hash of the last entry. Kept somewhere else, they prove later that \
      nothing before it was cut off or replaced. With OTOLITH_AUDIT_KEY_FILE, compares the log with \
      its seals, too, which nobody can make who has the database alone.

      \(AuditVerificationOptions.exitStatus)
      """)

  @OptionGroup var options: AuditVerificationOptions

  func run() async throws {
    do {
      var found: AuditCheck.Outcome?
      try await ServiceDatabase<PlanningAssembly>.withVerifiedPool { pool in
        found = try await AuditVerification(
          pool: pool, keys: options.keys(), clock: SystemClock())()
      }
      guard let found else { return }
      print(found.text)
      try options.accept(found)
    } catch let failed as AuditCheck.Failed {
      StandardError.writeLine(failed.description)
      throw ExitCode.failure
    } catch let broken as AuditChain.Broken {
      StandardError.writeLine(broken.summary)
      throw ExitCode.failure
    }
  }
}
