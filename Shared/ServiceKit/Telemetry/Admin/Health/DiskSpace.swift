import Glibc

/// Free space on the file systems that the service itself writes to. PostgreSQL's file system is
/// not included: a client cannot query it. When it is full, writes are answered with DATABASE_FULL.
public struct DiskSpace: Sendable, Hashable {
  /// A folder and its use.
  public struct Place: Sendable, Hashable {
    /// Purpose of the folder: `log`, `mails`.
    public var use: String
    public var path: String

    public init(use: String, path: String) {
      self.use = use
      self.path = path
    }

    /// Measures the current free space.
    public func measured() -> DiskSpace {
      var status = statvfs()
      guard statvfs(path, &status) == 0 else {
        return DiskSpace(place: self, freeBytes: nil, totalBytes: nil, freeFiles: nil)
      }
      let block = Int(clamping: status.f_frsize)
      return DiskSpace(
        place: self, freeBytes: Int(clamping: status.f_bavail) * block,
        totalBytes: Int(clamping: status.f_blocks) * block,
        // Some file systems allocate inodes on demand and report 0.
        freeFiles: status.f_files == 0 ? nil : Int(clamping: status.f_favail))
    }
  }

  static let freeFilesMin = 1_000

  public var place: Place
  /// Free bytes for unprivileged users; nil if the path cannot be read.
  public var freeBytes: Int?
  /// Size of the file system in bytes; nil if the path cannot be read.
  public var totalBytes: Int?
  /// Number of files that can still be created; nil if unlimited or unknown.
  public var freeFiles: Int?

  static func result(of spaces: [DiskSpace]) -> HealthFinding.Result {
    let complaints = spaces.compactMap(\.complaint)
    return complaints.isEmpty ? .ok : .degraded(complaints.joined(separator: "; "))
  }

  var complaint: String? {
    guard let freeBytes else {
      return "the free space of \(place.path) (\(place.use)) cannot be read"
    }
    if freeBytes < HealthLimits.freeBytesMin {
      return "\(place.path) (\(place.use)) has \(freeBytes >> 20) MiB left"
    }
    if let freeFiles, freeFiles < Self.freeFilesMin {
      return "\(place.path) (\(place.use)) has room for \(freeFiles) files"
    }
    return nil
  }

  /// Folder of the log file if standard error is a file, else nil.
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
