import Glibc

/// Room on the file systems that a service itself writes to. PostgreSQL's is not among them: its server
/// tells nobody but its own users of the machine, and answers writes with DATABASE_FULL when there is none.
public struct DiskSpace: Sendable, Hashable {
  /// What is written where.
  public struct Place: Sendable, Hashable {
    /// `log`, `mails`.
    public var use: String
    public var path: String

    public init(use: String, path: String) {
      self.use = use
      self.path = path
    }

    /// As it is now.
    public func measured() -> DiskSpace {
      var status = statvfs()
      guard statvfs(path, &status) == 0 else {
        return DiskSpace(place: self, freeBytes: nil, totalBytes: nil, freeFiles: nil)
      }
      let block = Int(clamping: status.f_frsize)
      return DiskSpace(
        place: self, freeBytes: Int(clamping: status.f_bavail) * block,
        totalBytes: Int(clamping: status.f_blocks) * block,
        // Some file systems make them as needed and tell none.
        freeFiles: status.f_files == 0 ? nil : Int(clamping: status.f_favail))
    }
  }

  static let freeFilesMin = 1_000

  public var place: Place
  /// For whoever is not root; nil: it cannot be looked at.
  public var freeBytes: Int?
  /// Of the file system; nil likewise.
  public var totalBytes: Int?
  /// Files that can still be made; nil: no limit, or not known.
  public var freeFiles: Int?

  static func result(of spaces: [DiskSpace]) -> HealthFinding.Result {
    let complaints = spaces.compactMap(\.complaint)
    return complaints.isEmpty ? .ok : .degraded(complaints.joined(separator: "; "))
  }

  var complaint: String? {
    guard let freeBytes else { return "\(place.path), for \(place.use), cannot be looked at" }
    if freeBytes < HealthLimits.freeBytesMin {
      return "\(place.path), for \(place.use), has \(freeBytes >> 20) MiB left"
    }
    if let freeFiles, freeFiles < Self.freeFilesMin {
      return "\(place.path), for \(place.use), has room for \(freeFiles) files"
    }
    return nil
  }

  /// Where the process's log goes, if that is a file.
  static var logPlace: Place? {
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/fd/\(STDERR_FILENO)", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let path = String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    return Place(use: "the log", path: folder.isEmpty ? "/" : folder)
  }
}
