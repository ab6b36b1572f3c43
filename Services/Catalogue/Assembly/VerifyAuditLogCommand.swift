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
      that nothing before it was cut off or replaced.
      """)

  func run() async throws {
    var isWhole = true
    try await ServiceDatabase<CatalogueAssembly>.withVerifiedPool { pool in
      let trail = AuditTrail()
      for project in try await trail.projects(on: pool) {
        do {
          print("\(project): \(try await trail.verify(project, on: pool).summary)")
        } catch let broken as AuditChain.Broken {
          StandardError.writeLine("\(project): \(broken.summary)")
          isWhole = false
        }
      }
    }
    guard isWhole else { throw ExitCode.failure }
  }
}
