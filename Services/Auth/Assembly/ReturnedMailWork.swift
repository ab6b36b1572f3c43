import Logging
import Postgres
import ServiceKit

/// Reads returned mails every few seconds.
struct ReturnedMailWork: Sendable {
  let environment: AuthEnvironment
  let mails: ReturnedMaildir
  let logger: Logger

  private static let interval = Duration.seconds(5)

  var background: BackgroundWork {
    BackgroundWork(name: "returned mails") { try await run() }
  }

  /// Reads until cancelled.
  private func run() async throws {
    let read = ReadReturnedMails(environment: environment, mails: mails, logger: logger)
    let outages = OutageLog("reading returned mails", logger: logger)
    try await outages.repeating(every: Self.interval) { try await read() }
  }
}

/// `OTOLITH_RETURNED_MAILDIR`.
enum ReturnedMailSettings {
  private static let maildir = Setting<String?>.text(
    "returned.maildir", kind: .path, standard: .otherwise("returned mails are not read"),
    "Maildir that receives mails returned to OTOLITH_MAIL_FROM: reports of failed deliveries (RFC "
      + "3464) mark addresses as undeliverable and are deleted, other mails are moved to cur")

  static let settings: [any DefinedSetting] = [maildir]

  /// Returns nil if not configured.
  static func read(_ reader: inout SettingsReader) -> ReturnedMaildir? {
    guard let path = reader.read(maildir) else { return nil }
    let found = ReturnedMaildir(path: path)
    if let problem = found.problem {
      reader.reject("OTOLITH_RETURNED_MAILDIR is \"\(path)\", \(problem)")
    }
    return found
  }
}
