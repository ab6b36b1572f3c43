public import ArgumentParser

/// `verify-audit-log` of a service whose audit log is one chain.
public struct VerifyAuditLogCommand<Assembly: ServiceAssembly, Log: ChainedAuditLog>:
  AsyncParsableCommand
{
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify-audit-log",
      abstract: "Recompute the audit log's hash chain; ends with 1 when an entry was changed.",
      discussion: """
        Prints the number and hash of the last entry. Kept somewhere else, they prove later that \
        nothing before it was cut off or replaced. With OTOLITH_AUDIT_KEY_FILE, compares the log with \
        its seals, too, which nobody can make who has the database alone.

        \(AuditVerificationOptions.exitStatus)
        """)
  }

  @OptionGroup var options: AuditVerificationOptions
  @OptionGroup var settings: SettingsOptions

  public init() {}

  public func run() async throws {
    let reader = settings.reader(of: Assembly.self)
    try await ServiceDatabase<Assembly>.withVerifiedPool(reader) { pool in
      do {
        let found = try await AuditVerification(
          of: Log.self, name: Assembly.name, pool: pool, keys: options.keys(reader),
          clock: SystemClock())()
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
}
