import FoundationEssentials

/// Writes mails as files instead of sending them. For development only.
struct DirectoryTransport: MailTransport {
  let directory: String

  var destination: String { directory }

  /// Why the folder is unusable, to follow its name in a sentence; nil if usable. A folder with
  /// other files was probably configured by mistake.
  var problem: String? {
    let files = FileManager.default
    var isDirectory = false
    guard files.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory else {
      return "not a folder"
    }
    guard files.isWritableFile(atPath: directory),
      let names = try? files.contentsOfDirectory(atPath: directory)
    else { return "a folder without write access for this service" }
    let other = names.filter { !$0.hasSuffix(".eml") && !$0.hasPrefix(".") }.min()
    return other.map { "a folder with other files than mails (\($0)): use a separate folder" }
  }

  func deliver(_ mail: MailMessage) async throws {
    // Names sort by time.
    let milliseconds = String(Int64(mail.date.timeIntervalSince1970 * 1000))
    let name = String(repeating: "0", count: max(0, 15 - milliseconds.count)) + milliseconds
    let url = URL(fileURLWithPath: directory, isDirectory: true)
      .appendingPathComponent("\(name)-\(mail.messageID).eml")
    // Atomic, so that programs watching the folder see only complete mails.
    try Data(mail.bytes).write(to: url, options: .atomic)
  }
}
