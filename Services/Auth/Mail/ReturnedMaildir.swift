import FoundationEssentials
import Glibc

/// A Maildir of returned mails, filled by mail servers or getmail: `new` contains unread mails,
/// `cur` mails for manual reading.
struct ReturnedMaildir: ReturnedMails {
  /// Maximum size in bytes. A report has a few kilobytes, even with the whole mail.
  static let bytesMax = 1 << 20
  /// Maximum number of mails per run; the others wait for the next.
  static let countMax = 10_000

  let path: String

  /// Why the folder is unusable, to follow its name in a sentence; nil if usable.
  var problem: String? {
    let files = FileManager.default
    for folder in ["new", "cur"] {
      var isDirectory = false
      guard files.fileExists(atPath: "\(path)/\(folder)", isDirectory: &isDirectory), isDirectory
      else { return "not a Maildir: the folder \(folder) is missing" }
      guard files.isWritableFile(atPath: "\(path)/\(folder)") else {
        return "a Maildir without write access for this service to its folder \(folder)"
      }
    }
    return nil
  }

  func waiting() throws -> [String] {
    // Names begin with the time.
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/new")
      .filter { !$0.hasPrefix(".") }.sorted()
    return Array(names.prefix(Self.countMax))
  }

  func delete(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/new/\(name)")
  }

  func setAside(_ name: String) throws {
    // No flags, because the mail is unread.
    let target = "\(path)/cur/\(name.contains(":") ? name : name + ":2,")"
    // A file of the same name is the same mail, moved by a process that died.
    if FileManager.default.fileExists(atPath: target) {
      try FileManager.default.removeItem(atPath: target)
    }
    try FileManager.default.moveItem(atPath: "\(path)/new/\(name)", toPath: target)
  }

  func report(of name: String) -> DeliveryReport? {
    let path = "\(path)/new/\(name)"
    // Links are not followed, so that a sender of mails cannot read other files.
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.bytesMax,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return nil }
    return DeliveryReportReader.report(of: [UInt8](data))
  }
}
