import AuthApplication
package import AuthDomain
import FoundationEssentials
import Glibc

/// A Maildir (as mail servers and getmail fill it) into which what comes back is delivered: `new` has what
/// nobody looked at, `cur` what is for a person.
package struct ReturnedMaildir: ReturnedMails {
  /// A report has some kilobytes, with the whole mail in it too.
  static let bytesMax = 1 << 20
  /// Looked at in a row; more wait for the next time.
  static let countMax = 10_000

  private let path: String

  package init(path: String) { self.path = path }

  /// Why nothing can be read there; follows the folder's name in a sentence.
  package var problem: String? {
    let files = FileManager.default
    for folder in ["new", "cur"] {
      var isDirectory = false
      guard files.fileExists(atPath: "\(path)/\(folder)", isDirectory: &isDirectory), isDirectory
      else { return "no Maildir: it has no folder \(folder)" }
      guard files.isWritableFile(atPath: "\(path)/\(folder)") else {
        return "a Maildir whose folder \(folder) this service may not write to"
      }
    }
    return nil
  }

  package func waiting() throws -> [String] {
    // Names begin with the time.
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/new")
      .filter { !$0.hasPrefix(".") }.sorted()
    return Array(names.prefix(Self.countMax))
  }

  package func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/new/\(name)")
  }

  package func setAside(_ name: String) throws {
    // Seen by nobody: no flags.
    let target = "\(path)/cur/\(name.contains(":") ? name : name + ":2,")"
    // One of the same name would be the same mail, set aside by a process that died.
    if FileManager.default.fileExists(atPath: target) {
      try FileManager.default.removeItem(atPath: target)
    }
    try FileManager.default.moveItem(atPath: "\(path)/new/\(name)", toPath: target)
  }

  package func report(of name: String) -> DeliveryReport? {
    let path = "\(path)/new/\(name)"
    // Links are not followed: whoever delivers mails names no other files.
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.bytesMax,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return nil }
    return DeliveryReportReader.report(of: [UInt8](data))
  }
}
