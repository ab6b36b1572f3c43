public import Foundation

/// A file in the making: the one that it is to replace stays as it was until all is written. What is no plain
/// file (a pipe, `/dev/stdout`) is written to as it is.
///
/// It has no name where the file system can do without (`O_TMPFILE`): a process that is killed leaves nothing
/// behind. Elsewhere it lies beside what it is to replace.
public struct DraftFile {
  /// To write to.
  public let handle: FileHandle
  private let target: String
  private let place: Place

  private enum Place {
    /// Written to as it is.
    case device
    /// Without a name until it is written; then it gets this one first.
    case unnamed(String)
    case named(String)
  }

  /// For those who may read everything of a study: nobody else may read what is written.
  public static let privateMode: mode_t = 0o600

  /// - Parameter mode: of the file; nil: that of the one it replaces, or as the system makes new ones.
  /// - Throws: ``OutputFailure``.
  public init(path: String, mode: mode_t? = nil) throws {
    var found = stat()
    // Of what links lead to.
    let exists = stat(path, &found) == 0
    if exists, found.st_mode & S_IFMT != S_IFREG {
      guard let device = FileHandle(forWritingAtPath: path) else { throw OutputFailure(path: path) }
      handle = device
      target = path
      place = .device
      return
    }
    // A link stays a link: what it leads to is replaced.
    let url = URL(filePath: path).resolvingSymlinksInPath()
    target = url.path
    let folder = url.deletingLastPathComponent()
    let temporary = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)").path
    var descriptor = Self.openUnnamed(in: folder.path, mode ?? 0o666)
    if descriptor >= 0 {
      place = .unnamed(temporary)
    } else {
      descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
      place = .named(temporary)
    }
    guard descriptor >= 0 else { throw OutputFailure(path: target) }
    if let mode = mode ?? (exists ? found.st_mode & 0o7777 : nil) { _ = fchmod(descriptor, mode) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// Negative where there is no such thing, or no way to give it a name later.
  private static func openUnnamed(in folder: String, _ mode: mode_t) -> Int32 {
    // `O_TMPFILE` of fcntl.h, a macro that Swift does not see: a bit of its own with O_DIRECTORY.
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
    return open(folder, O_RDWR | unnamed | O_CLOEXEC, mode)
  }

  /// - Throws: ``OutputFailure``.
  public func write(_ bytes: some Collection<UInt8>) throws {
    try Descriptor.send(bytes, to: handle, named: target)
  }

  /// Forgets what was written, to begin anew.
  ///
  /// - Returns: false for what is no plain file: what was written to it is gone.
  /// - Throws: ``OutputFailure``.
  public func restart() throws -> Bool {
    if case .device = place { return false }
    guard ftruncate(handle.fileDescriptor, 0) == 0, lseek(handle.fileDescriptor, 0, SEEK_SET) == 0
    else { throw OutputFailure(path: target) }
    return true
  }

  /// Puts it in its place: whoever reads sees the old contents or the new ones, also when this process
  /// ends in between, or the machine.
  ///
  /// - Throws: ``OutputFailure``; the draft is gone then.
  public func commit() throws {
    let temporary: String
    switch place {
    case .device: return try handle.close()
    case .named(let name): temporary = name
    case .unnamed(let name): temporary = name
    }
    do {
      guard fsync(handle.fileDescriptor) == 0, linkIfUnnamed(), rename(temporary, target) == 0
      else { throw OutputFailure(path: target) }
    } catch {
      unlink(temporary)
      try? handle.close()
      throw error
    }
    try? handle.close()
    syncFolder()
  }

  private func linkIfUnnamed() -> Bool {
    guard case .unnamed(let name) = place else { return true }
    return linkat(
      AT_FDCWD, "/proc/self/fd/\(handle.fileDescriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// So that the name is there after a loss of power, too; file systems that cannot are left alone.
  private func syncFolder() {
    let folder = URL(filePath: target).deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Leaves everything as it was.
  public func discard() {
    try? handle.close()
    if case .named(let temporary) = place { unlink(temporary) }
  }
}
