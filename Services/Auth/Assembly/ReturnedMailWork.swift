import AuthApplication
import AuthMail
import Logging
import Postgres
import ServiceKit

/// Reads the mails that come back, every few seconds.
struct ReturnedMailWork: Sendable {
  private let read: ReadReturnedMails
  private let logger: Logger

  private static let interval = Duration.seconds(5)

  init(_ environment: ServiceEnvironment, mails: ReturnedMaildir) {
    logger = environment.logger
    read = ReadReturnedMails(
      pool: environment.pool, mails: mails, clock: environment.clock, logger: logger)
  }

  var background: BackgroundWork {
    BackgroundWork(name: "returned mails") { try await run() }
  }

  /// Reads until cancelled.
  private func run() async throws {
    let outages = OutageLog("reading returned mails", logger: logger)
    try await outages.repeating(every: Self.interval) { try await read() }
  }
}

/// `OTOLITH_RETURNED_MAILDIR`.
enum ReturnedMailSettings {
  private static let maildir = Setting<String?>.text(
    "returned.maildir", kind: .path, standard: .otherwise("none is read"),
    "Maildir to which what comes back to OTOLITH_MAIL_FROM is delivered: reports of failed deliveries (RFC "
      + "3464) mark addresses as undeliverable and are deleted, other mails are moved to cur")

  static let settings: [any DefinedSetting] = [maildir]

  /// Nil: none is set.
  static func read(_ reader: inout SettingsReader) -> ReturnedMaildir? {
    guard let path = reader.read(maildir) else { return nil }
    let found = ReturnedMaildir(path: path)
    if let problem = found.problem {
      reader.reject("OTOLITH_RETURNED_MAILDIR is \"\(path)\", \(problem)")
    }
    return found
  }
}
