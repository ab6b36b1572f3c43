package import FoundationEssentials
import Glibc

/// The folder of stored files and incomplete uploads. All calls block.
///
///     ab/cd/abcd….wav         a stored file; its bytes never change
///     uploads/<owner>/<key>   the bytes of an upload that have arrived
///     .database               the database whose files these are
///
/// Callers make names, owners and keys from hexadecimal digits, ids and known extensions only, so
/// that no text of a request becomes a path. All of it is on one file system, since uploads are
/// renamed.
package struct MediaFolder: Sendable {
  package enum Failure: Error, Hashable {
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
  package typealias Write = @Sendable (Int32, UnsafeRawPointer?, Int, Int) -> Int

  package let path: String
  /// Whether other users, such as a web server, may read stored files.
  private let isPublic: Bool
  package var write: Write = { pwrite($0, $1, $2, $3) }

  package init(path: String, isPublic: Bool) {
    self.path = path
    self.isPublic = isPublic
  }

  /// Why the folder cannot be used, or nil. Changes nothing.
  package var problem: String? {
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK | W_OK | X_OK) == 0 else {
      return String(cString: strerror(errno))
    }
    return status.st_mode & S_IFMT == S_IFDIR ? nil : String(cString: strerror(ENOTDIR))
  }

  // MARK: - Stored files

  /// Returns the size in bytes; nil if the file is missing.
  package func byteCount(of name: String) -> Int? { Self.status(place(of: name)).map(\.size) }

  /// Reads a range of a file.
  ///
  /// - Returns: fewer bytes only if the file ends before.
  /// - Throws: ``Failure``.
  package func bytes(
    of name: String, from offset: Int, count: Int
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(place(of: name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : Self.failure("open") }
    defer { close(descriptor) }
    return try Self.read(descriptor, from: offset, count: count)
  }

  /// Moves a verified upload to its place, on disk before the return. Replaces a file there, whose
  /// bytes are the same or were damaged.
  ///
  /// - Throws: ``Failure``.
  package func store(_ upload: MediaUpload, as name: String) throws(Failure) {
    let target = place(of: name)
    let inner = Self.parent(of: target)
    let outer = Self.parent(of: inner)
    try makeFolder(outer, isPublic ? 0o755 : 0o700)
    try makeFolder(inner, isPublic ? 0o755 : 0o700)
    if isPublic, chmod(upload.path, 0o644) != 0 { throw Self.failure("chmod") }
    guard rename(upload.path, target) == 0 else { throw Self.failure("rename") }
    for folder in [inner, outer, path] { try Self.synchronise(folder) }
  }

  /// Removes a file; has no effect if it is missing.
  ///
  /// - Throws: ``Failure``.
  package func remove(name: String) throws(Failure) {
    guard unlink(place(of: name)) == 0 || errno == ENOENT else { throw Self.failure("unlink") }
  }

  /// Returns the names of all stored files.
  ///
  /// - Parameter isName: whether a file has the name of a stored file; others are left out.
  package func storedNames(where isName: (String) -> Bool) -> [String] {
    entries(path).filter { $0.utf8.count == 2 }.flatMap { outer in
      entries("\(path)/\(outer)").flatMap { inner in
        entries("\(path)/\(outer)/\(inner)").filter { isName($0) && $0.hasPrefix(outer + inner) }
      }
    }
  }

  // MARK: - Uploads

  /// Opens the upload of a file and locks it against other writers, also in other processes.
  ///
  /// - Throws: ``Failure``.
  package func upload(of key: String, by owner: String) throws(Failure) -> MediaUpload {
    try makeFolder("\(path)/uploads", 0o700)
    try makeFolder(uploads(of: owner), 0o700)
    return try MediaUpload("\(uploads(of: owner))/\(key)", write)
  }

  /// Returns the number of bytes that have arrived; 0 without an upload.
  package func receivedCount(of key: String, by owner: String) -> Int {
    Self.status("\(uploads(of: owner))/\(key)")?.size ?? 0
  }

  /// Returns number and total size in bytes of the other incomplete uploads of an owner.
  package func otherUploads(than key: String, of owner: String) -> (count: Int, byteCount: Int) {
    let folder = uploads(of: owner)
    let sizes = entries(folder).filter { $0 != key }
      .compactMap { Self.status("\(folder)/\($0)")?.size }
    return (sizes.count, sizes.reduce(0, +))
  }

  /// Removes an incomplete upload; has no effect if there is none.
  ///
  /// - Throws: ``Failure``.
  package func removeUpload(of key: String, by owner: String) throws(Failure) {
    guard unlink("\(uploads(of: owner))/\(key)") == 0 || errno == ENOENT else {
      throw Self.failure("unlink")
    }
  }

  /// Returns the keys of the incomplete uploads of an owner.
  package func uploadKeys(of owner: String) -> [String] { entries(uploads(of: owner)) }

  /// Removes incomplete uploads whose last chunk came before a time.
  ///
  /// - Returns: number of removed uploads.
  package func removeUploads(before time: Date) -> Int {
    var count = 0
    for owner in entries("\(path)/uploads") {
      for key in entries(uploads(of: owner)) {
        let upload = "\(uploads(of: owner))/\(key)"
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

  // MARK: - Database

  private var databasePath: String { "\(path)/.database" }

  /// Returns the id of the database whose files these are; nil if none is known.
  ///
  /// - Throws: ``Failure``.
  package func database() throws(Failure) -> String? {
    let descriptor = open(databasePath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Self.failure("open")
    }
    defer { close(descriptor) }
    return String(decoding: try Self.read(descriptor, from: 0, count: 64), as: UTF8.self)
  }

  /// Writes the id of the database whose files these are.
  ///
  /// - Throws: ``Failure``.
  package func write(database: String) throws(Failure) {
    let draft = "\(databasePath).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Self.failure("open") }
    defer { close(descriptor) }
    let count = database.utf8.count
    guard write(descriptor, database, count, 0) == count, fsync(descriptor) == 0 else {
      throw Self.failure("write")
    }
    guard rename(draft, databasePath) == 0 else { throw Self.failure("rename") }
    try Self.synchronise(path)
  }

  // MARK: - Paths

  private func place(of name: String) -> String {
    "\(path)/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)"
  }

  private func uploads(of owner: String) -> String { "\(path)/uploads/\(owner)" }

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
