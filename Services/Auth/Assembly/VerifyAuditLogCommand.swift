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
      let hash = head.hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let dropped = head.dropped == 0 ? "" : ", \(head.dropped) of them dropped with their months"
      print("\(head.number) entries are whole\(dropped); the last one's hash is \(hash)")
    } catch let broken as AuditLog.Broken {
      StandardError.writeLine("entry \(broken.number) is missing or was changed")
      throw ExitCode.failure
    }
  }
}
