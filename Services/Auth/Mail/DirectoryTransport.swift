import AuthApplication
package import AuthDomain
import FoundationEssentials

/// Writes mails as files instead of sending them. For development only.
package struct DirectoryTransport: MailTransport {
  private let directory: String

  package init(directory: String) { self.directory = directory }

  /// Why mails cannot be written there; follows the folder's name in a sentence. A folder with other
  /// files in it was probably named by mistake.
  package var problem: String? {
    let files = FileManager.default
    var isDirectory = false
    guard files.fileExists(atPath: directory, isDirectory: &isDirectory), isDirectory else {
      return "not a folder"
    }
    guard files.isWritableFile(atPath: directory),
      let names = try? files.contentsOfDirectory(atPath: directory)
    else { return "a folder that this service may not write to" }
    let other = names.filter { !$0.hasSuffix(".eml") && !$0.hasPrefix(".") }.min()
    return other.map { "which holds other things than mails (\($0)): give it a folder of its own" }
  }

  package func deliver(_ mail: MailMessage) async throws {
    // Names sort by time.
    let milliseconds = String(Int64(mail.date.timeIntervalSince1970 * 1000))
    let name = String(repeating: "0", count: max(0, 15 - milliseconds.count)) + milliseconds
    let url = URL(fileURLWithPath: directory, isDirectory: true)
      .appendingPathComponent("\(name)-\(mail.messageID).eml")
    // Readers watch the folder: they must not see incomplete mails.
    try Data(mail.bytes).write(to: url, options: .atomic)
  }
}
