internal import Foundation

/// The file with the session for one otolith-auth: mode 600, in a folder of mode 700.
struct SessionFile: Sendable {
  /// Path of the file, for messages.
  let path: String
  private let folder: String
  private let authAddress: String

  /// Maximum size of the file in bytes.
  private static let bytesMax = 65_536
  /// How long to wait for another otolithctl that renews the session.
  private static let patience = Duration.seconds(60)

  /// - Parameters:
  ///   - folder: created when the first session is stored.
  ///   - authAddress: `host:port`; each address has its own session.
  init(folder: String, authAddress: String) {
    let name = authAddress.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-"
    }
    self.folder = folder
    self.authAddress = authAddress
    path = "\(folder)/session-\(String(name.prefix(200))).json"
  }

  /// `$XDG_STATE_HOME/otolith`, or `~/.local/state/otolith` (XDG Base Directory Specification 0.8,
  /// which ignores relative paths).
  static func defaultFolder(_ environment: [String: String]) throws -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/otolith" }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw SessionFailure(
        "no folder for sessions: set XDG_STATE_HOME or HOME to an absolute path")
    }
    return home + "/.local/state/otolith"
  }

  /// - Returns: nil if there is no session.
  /// - Throws: ``SessionFailure`` if others can read or could have written the file, or if it is
  ///   invalid.
  func read() throws -> CachedSession? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unusable("cannot be read: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try checkFolder()
    var found = stat()
    guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG else {
      throw unusable("is not a regular file")
    }
    guard found.st_uid == geteuid() else { throw unusable("belongs to another user") }
    guard found.st_mode & 0o077 == 0 else {
      throw unusable("may be read or written by others (mode \(octal(found.st_mode)))")
    }
    guard found.st_size <= Self.bytesMax,
      let bytes = try? handle.read(upToCount: Self.bytesMax),
      let session = try? JSONDecoder().decode(CachedSession.self, from: bytes), session.isSound
    else { throw unusable("does not contain a session") }
    guard session.authAddress == authAddress else {
      throw unusable("belongs to another otolith-auth")
    }
    return session
  }

  /// Replaces the file atomically.
  ///
  /// - Throws: ``SessionFailure`` if others can access the folder; ``OutputFailure``.
  func write(_ session: CachedSession) throws {
    try makeFolder()
    try AtomicFile.write(
      DocumentJSON.bytes(session), to: path, mode: AtomicFile.privateMode)
  }

  /// - Returns: whether a session existed.
  func remove() throws -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw unusable("cannot be removed: \(String(cString: strerror(errno)))")
  }

  /// Runs `body` under a lock, so that only one otolithctl of this user renews the session: a
  /// refresh token can be used once.
  func locked<Result>(_ body: () async throws -> Result) async throws -> Result {
    try makeFolder()
    let lock = path + ".lock"
    let descriptor = open(lock, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, AtomicFile.privateMode)
    guard descriptor >= 0 else { throw OutputFailure(path: lock) }
    // Closing releases the lock, as does the end of the process.
    defer { close(descriptor) }
    let end = ContinuousClock.now + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw OutputFailure(path: lock) }
      guard ContinuousClock.now < end else {
        throw SessionFailure("another otolithctl has held \(lock) for a minute: stop it")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try await body()
  }

  /// Creates missing parts of the path, accessible to their owner only.
  private func makeFolder() throws {
    var part = ""
    for name in folder.split(separator: "/") {
      part += "/\(name)"
      if mkdir(part, 0o700) != 0, errno != EEXIST {
        // `mkdir` fails for existing folders with EEXIST or a permission error.
        var found = stat()
        guard stat(part, &found) == 0 else { throw OutputFailure(path: part) }
      }
    }
    try checkFolder()
  }

  private func checkFolder() throws {
    var found = stat()
    guard stat(folder, &found) == 0 else { throw OutputFailure(path: folder) }
    guard found.st_uid == geteuid(), found.st_mode & 0o077 == 0 else {
      throw SessionFailure(
        "the folder \(folder) can be accessed by others (mode \(octal(found.st_mode))): `chmod 700` it, and "
          + "`otolithctl login` again if its contents may have been read")
    }
  }

  private func octal(_ mode: mode_t) -> String { String(mode & 0o7777, radix: 8) }

  private func unusable(_ what: String) -> SessionFailure {
    SessionFailure(
      "the session file \(path) \(what). Run `otolithctl login` to replace it; if others "
        + "may have read it, end all sessions of the account")
  }
}
