public import ArgumentParser
public import Audit
import Postgres
import ServiceBasics

/// `verify-audit-log` of a service.
public struct VerifyAuditLogCommand<Assembly: ServiceAssembly, Log: ChainedAuditLog>:
  AsyncParsableCommand
{
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify-audit-log",
      abstract: "Verify the audit log's hash chains; exit with 1 if an entry was changed.",
      discussion: """
        Prints the number and hash of the last entry of each chain. A copy kept elsewhere proves later \
        that no earlier entry was removed or replaced. With OTOLITH_AUDIT_KEY_FILE, compares the log \
        with its seals, too, which cannot be made with the database alone.

        \(AuditVerificationOptions.exitStatus)
        """)
  }

  @OptionGroup var options: AuditVerificationOptions
  @OptionGroup var settings: SettingsOptions

  public init() {}

  public func run() async throws {
    let reader = settings.reader(of: Assembly.self)
    var isIntact = true
    var unchecked: AuditCheck.Outcome?
    try await ServiceDatabase<Assembly>.withVerifiedPool(reader) { pool in
      let keys = try options.keys(reader)
      for (log, _) in try await pool.answer(to: Log.heads) {
        // Several chains are named after the service and their part of it.
        let part = log.name.dropFirst("\(Assembly.name)/".count)
        let label = part.isEmpty ? "" : "\(part): "
        do {
          let found = try await log.check(with: keys, at: SystemClock().now(), on: pool)
          print("\(label)\(found.text)")
          if found.hasUncheckedSeals { unchecked = found }
        } catch let failed as AuditCheck.Failed {
          StandardError.writeLine("\(label)\(failed)")
          isIntact = false
        } catch let broken as AuditChain.Broken {
          StandardError.writeLine("\(label)\(broken.summary)")
          isIntact = false
        }
      }
    }
    guard isIntact else { throw ExitCode.failure }
    if let unchecked { try options.accept(unchecked) }
  }
}
