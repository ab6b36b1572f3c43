import FoundationEssentials
import Glibc

/// The folder of stored files and incomplete uploads. All calls block.
///
///     ab/cd/abcd….wav            a stored file; its bytes never change
///     uploads/<project>/<hash>   the bytes of an upload that have arrived
///
/// Names consist of hexadecimal digits, ids of projects and known extensions only, so that no text
/// of a request becomes a path. All of it is on one file system, since uploads are renamed.
struct MediaFolder: Sendable {
  enum Failure: Error, Hashable {
    /// The file system is full, or the quota of its user is exceeded.
    case full
    /// Another call is writing the upload.
    case busy
    /// The bytes of a stored file are missing.
    case missing
    /// - Parameter reason: the operation and the system's error, for the log.
    case unavailable(reason: String)
  }

  /// `pwrite`; tests make it fail.
  typealias Write = @Sendable (Int32, UnsafeRawPointer?, Int, Int) -> Int

  let path: String
  var write: Write = { pwrite($0, $1, $2, $3) }

  /// Why the folder cannot be used, or nil. Changes nothing.
  var problem: String? {
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK | W_OK | X_OK) == 0 else {
      return String(cString: strerror(errno))
    }
    return status.st_mode & S_IFMT == S_IFDIR ? nil : String(cString: strerror(ENOTDIR))
  }

  // MARK: - Stored files

  /// Returns the size in bytes; nil if the file is missing.
  func byteCount(of file: MediaFile) -> Int? { Self.status(place(of: file.name)).map(\.size) }

  /// Reads a range of a file.
  ///
  /// - Returns: fewer bytes only if the file ends before.
  /// - Throws: ``Failure``.
  func bytes(of file: MediaFile, from offset: Int, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(place(of: file.name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : Self.failure("open") }
    defer { close(descriptor) }
    return try Self.read(descriptor, from: offset, count: count)
  }

  /// Moves a verified upload to its place, on disk before the return. Replaces a file there, whose
  /// bytes are the same or were damaged.
  ///
  /// - Throws: ``Failure``.
  func store(_ upload: MediaUpload, as file: MediaFile) throws(Failure) {
    let target = place(of: file.name)
    let inner = Self.parent(of: target)
    let outer = Self.parent(of: inner)
    try makeFolder(outer, 0o755)
    try makeFolder(inner, 0o755)
    guard rename(upload.path, target) == 0 else { throw Self.failure("rename") }
    for folder in [inner, outer, path] { try Self.synchronise(folder) }
  }

  /// Removes a file; has no effect if it is missing.
  ///
  /// - Throws: ``Failure``.
  func remove(name: String) throws(Failure) {
    guard unlink(place(of: name)) == 0 || errno == ENOENT else { throw Self.failure("unlink") }
  }

  /// Returns the names of all stored files. Other files in the folders are left out.
  func storedNames() -> [String] {
    entries(path).filter { $0.utf8.count == 2 }.flatMap { outer in
      entries("\(path)/\(outer)").flatMap { inner in
        entries("\(path)/\(outer)/\(inner)").filter {
          Self.isName($0) && $0.hasPrefix(outer + inner)
        }
      }
    }
  }

  /// Whether the text is the name of a stored file.
  static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].utf8.count == 64
      && ContentHash(hexadecimal: String(parts[0])) != nil
      && MediaType(fileExtension: parts[1]) != nil
  }

  // MARK: - Uploads

  /// Opens the upload of a file and locks it against other writers, also in other processes.
  ///
  /// - Throws: ``Failure``.
  func upload(of hash: ContentHash, to project: String) throws(Failure) -> MediaUpload {
    try makeFolder("\(path)/uploads", 0o700)
    try makeFolder(uploads(of: project), 0o700)
    return try MediaUpload("\(uploads(of: project))/\(hash.hexadecimal)", write)
  }

  /// Returns the number of bytes that have arrived; 0 without an upload.
  func receivedCount(of hash: ContentHash, to project: String) -> Int {
    Self.status("\(uploads(of: project))/\(hash.hexadecimal)")?.size ?? 0
  }

  /// Returns number and total size in bytes of the other incomplete uploads of a project.
  func otherUploads(than hash: ContentHash, of project: String) -> (count: Int, byteCount: Int) {
    let folder = uploads(of: project)
    let sizes = entries(folder).filter { $0 != hash.hexadecimal }
      .compactMap { Self.status("\(folder)/\($0)")?.size }
    return (sizes.count, sizes.reduce(0, +))
  }

  /// Removes incomplete uploads whose last chunk came before a time.
  ///
  /// - Returns: number of removed uploads.
  func removeUploads(before time: Date) -> Int {
    var count = 0
    for project in entries("\(path)/uploads") {
      for name in entries(uploads(of: project)) {
        let upload = "\(uploads(of: project))/\(name)"
        guard let status = Self.status(upload), status.changed < time.timeIntervalSince1970,
          // Not while a call writes to it.
          let locked = try? MediaUpload(upload, write)
        else { continue }
        locked.discard()
        count += 1
      }
    }
    return count
  }

  // MARK: - Paths

  private func place(of name: String) -> String {
    "\(path)/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)"
  }

  private func uploads(of project: String) -> String { "\(path)/uploads/\(project)" }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }

  private func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private func makeFolder(_ folder: String, _ mode: mode_t) throws(Failure) {
    if mkdir(folder, mode) == 0 {
      // The mask of the process must not keep a web server from reading.
      guard chmod(folder, mode) == 0 else { throw Self.failure("chmod") }
    } else if errno != EEXIST {
      throw Self.failure("mkdir")
    }
  }
}

extension MediaFolder {
  /// Returns the error of a failed system call; call it immediately.
  static func failure(_ operation: String) -> Failure {
    let code = errno
    return switch code {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EWOULDBLOCK: .busy
    default: .unavailable(reason: "\(operation): \(String(cString: strerror(code)))")
    }
  }

  /// Returns size in bytes and time of the last change of a regular file; nil for others.
  static func status(_ path: String) -> (size: Int, changed: Double)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (Int(status.st_size), Double(status.st_mtim.tv_sec))
  }

  static func read(
    _ descriptor: Int32, from offset: Int, count: Int
  ) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress?.advanced(by: filled), count - filled, offset + filled)
      }
      if more == 0 { break }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { throw failure("read") }
      filled += more
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  fileprivate static func synchronise(_ folder: String) throws(Failure) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open") }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("fsync") }
  }
}
