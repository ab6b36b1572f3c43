import FoundationEssentials

/// Writes mails as files instead of sending them. For development only: nobody reads them but who
/// can read the folder.
struct DirectoryTransport: MailTransport {
  let directory: String

  func deliver(_ mail: MailMessage) async throws {
    // Names sort by time.
    let milliseconds = String(Int64(mail.date.timeIntervalSince1970 * 1000))
    let name = String(repeating: "0", count: max(0, 15 - milliseconds.count)) + milliseconds
    let url = URL(fileURLWithPath: directory, isDirectory: true)
      .appendingPathComponent("\(name)-\(mail.messageID).eml")
    // Readers watch the folder: a mail must never be seen half written.
    try Data(mail.bytes).write(to: url, options: .atomic)
  }
}
