internal import Foundation

/// Where the session of one otolith-auth is kept: a file that its owner alone may read, in a folder that nobody
/// else may enter.
public struct SessionFile: Sendable {
  /// Of the file, to be named in messages.
  public let path: String
  private let folder: String
  private let authAddress: String

  /// No session is larger.
  private static let bytesMax = 65_536
  /// How long another otolithctl may take to renew the session.
  private static let patience = Duration.seconds(60)

  /// - Parameters:
  ///   - folder: made when the first session is kept.
  ///   - authAddress: `host:port`; each has a session of its own.
  public init(folder: String, authAddress: String) {
    let name = authAddress.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-"
    }
    self.folder = folder
    self.authAddress = authAddress
    path = "\(folder)/session-\(String(name.prefix(200))).json"
  }

  /// `$XDG_STATE_HOME/otolith`, or `~/.local/state/otolith` (XDG Base Directory Specification 0.8, which takes no
  /// relative path).
  public static func defaultFolder(_ environment: [String: String]) throws -> String {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/otolith" }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw SessionFailure(
        "sessions are kept in a folder of yours, and neither XDG_STATE_HOME nor HOME names one")
    }
    return home + "/.local/state/otolith"
  }

  /// - Returns: nil where there is no session.
  /// - Throws: ``SessionFailure`` for a file that others may read or have written, or that holds none.
  public func read() throws -> CachedSession? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unusable("cannot be read: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try checkFolder()
    var found = stat()
    guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG else {
      throw unusable("is no file")
    }
    guard found.st_uid == geteuid() else { throw unusable("belongs to somebody else") }
    guard found.st_mode & 0o077 == 0 else {
      throw unusable("may be read or written by others (mode \(octal(found.st_mode)))")
    }
    guard found.st_size <= Self.bytesMax,
      let bytes = try? handle.read(upToCount: Self.bytesMax),
      let session = try? JSONDecoder().decode(CachedSession.self, from: bytes), session.isSound
    else { throw unusable("holds no session") }
    guard session.authAddress == authAddress else { throw unusable("is of another otolith-auth") }
    return session
  }

  /// Replaces it, whole or not at all.
  ///
  /// - Throws: ``SessionFailure`` for a folder that others may enter; ``OutputFailure``.
  public func write(_ session: CachedSession) throws {
    try makeFolder()
    let draft = try DraftFile(path: path, mode: DraftFile.privateMode)
    do {
      try draft.write(Array("\(try DocumentJSON.text(session))\n".utf8))
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }

  /// - Returns: whether there was one.
  public func remove() throws -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw unusable("cannot be removed: \(String(cString: strerror(errno)))")
  }

  /// Keeps every other otolithctl of this user from renewing the same session meanwhile: a refresh token is good
  /// once.
  public func locked<Result>(_ body: () async throws -> Result) async throws -> Result {
    try makeFolder()
    let lock = path + ".lock"
    let descriptor = open(lock, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, DraftFile.privateMode)
    guard descriptor >= 0 else { throw OutputFailure(path: lock) }
    // Closing it gives the lock back, and so does the end of the process.
    defer { close(descriptor) }
    let end = ContinuousClock.now + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw OutputFailure(path: lock) }
      guard ContinuousClock.now < end else {
        throw SessionFailure("another otolithctl has kept \(lock) for a minute: end it")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try await body()
  }

  /// Each part that is missing is made for its owner alone.
  private func makeFolder() throws {
    var part = ""
    for name in folder.split(separator: "/") {
      part += "/\(name)"
      if mkdir(part, 0o700) != 0, errno != EEXIST {
        // Of folders that are there `mkdir` may say so, or that it may not.
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
        "the folder \(folder) is not yours alone (mode \(octal(found.st_mode))): `chmod 700` it, and "
          + "`otolithctl login` again if others may have read what is in it")
    }
  }

  private func octal(_ mode: mode_t) -> String { String(mode & 0o7777, radix: 8) }

  private func unusable(_ what: String) -> SessionFailure {
    SessionFailure(
      "the session file \(path) \(what): it is not used. `otolithctl login` makes another one; if somebody "
        + "else may have read it, end all sessions of the account")
  }
}
