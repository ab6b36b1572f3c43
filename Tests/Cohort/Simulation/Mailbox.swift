import Foundation

/// Reads mails that a development set-up writes to files instead of sending them.
struct Mailbox: Sendable {
  private let directory: String

  init(directory: String) { self.directory = directory }

  /// Returns the confirmation code of the newest mail to an address; waits up to ten seconds.
  func confirmationCode(for address: String) async throws -> String {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if let code = try findCode(for: address) { return code }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw SimulationError("no confirmation mail for \(address) arrived in \(directory)")
  }

  private func findCode(for address: String) throws -> String? {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory)
    for name in names.sorted(by: >) where name.hasSuffix(".eml") {
      guard let mail = try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8),
        mail.contains("<\(address)>") || mail.contains("To: \(address)"),
        let match = mail.firstMatch(of: /\b([0-9A-Z]{5}(?:-[0-9A-Z]{5}){2})\b/)
      else { continue }
      return String(match.1)
    }
    return nil
  }
}
