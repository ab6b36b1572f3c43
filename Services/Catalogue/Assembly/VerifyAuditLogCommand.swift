internal import ArgumentParser
internal import CatalogueStore
internal import ServiceKit

struct VerifyAuditLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-audit-log",
    abstract:
      "Recompute the hash chains of the projects' audit trails; ends with 1 when an entry was changed.",
    discussion: """
      Prints the number and hash of each project's last entry. Kept somewhere else, they prove later \
      that nothing before it was cut off or replaced. With OTOLITH_AUDIT_KEY_FILE, compares the \
      trails with their seals, too, which nobody can make who has the database alone.

      \(AuditVerificationOptions.exitStatus)
      """)

  @OptionGroup var options: AuditVerificationOptions
  @OptionGroup var settings: SettingsOptions

  func run() async throws {
    var isWhole = true
    var unchecked: AuditCheck.Outcome?
    let reader = settings.reader(of: CatalogueAssembly.self)
    try await ServiceDatabase<CatalogueAssembly>.withVerifiedPool(reader) { pool in
      let verify = try TrailVerification(
        pool: pool, keys: options.keys(reader), clock: SystemClock())
      for project in try await AuditTrail().projects(on: pool) {
        do {
          let found = try await verify(project)
          print("\(project): \(found.text)")
          if found.hasUncheckedSeals { unchecked = found }
        } catch let broken as AuditChain.Broken {
          StandardError.writeLine("\(project): \(broken.summary)")
          isWhole = false
        } catch let failed as AuditCheck.Failed {
          StandardError.writeLine("\(project): \(failed)")
          isWhole = false
        }
      }
    }
    guard isWhole else { throw ExitCode.failure }
    if let unchecked { try options.accept(unchecked) }
  }
}
