public import Foundation

/// A file that replaces its target atomically when it is complete. A pipe or device (`/dev/stdout`)
/// is written directly.
///
/// It is unnamed if the file system supports it (`O_TMPFILE`), so that a killed process leaves
/// nothing behind; otherwise it is a temporary file beside the target.
public struct AtomicFile {
  /// Handle for writing.
  public let handle: FileHandle
  private let target: String
  private let place: Place

  private enum Place {
    /// A pipe or device, written directly.
    case device
    /// An unnamed file, with the temporary name it gets before it replaces the target.
    case unnamed(String)
    case named(String)
  }

  /// Mode of files with study data: readable by their owner only.
  public static let privateMode: mode_t = 0o600

  /// - Parameter mode: nil for that of the replaced file, or the default for new files.
  /// - Throws: ``OutputFailure``.
  public init(path: String, mode: mode_t? = nil) throws {
    var found = stat()
    // `stat` follows symbolic links.
    let exists = stat(path, &found) == 0
    if exists, found.st_mode & S_IFMT != S_IFREG {
      guard let device = FileHandle(forWritingAtPath: path) else { throw OutputFailure(path: path) }
      handle = device
      target = path
      place = .device
      return
    }
    // Replaces the target of a symbolic link, not the link.
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

  /// Returns a negative value if unnamed files, or naming them later, are not supported.
  private static func openUnnamed(in folder: String, _ mode: mode_t) -> Int32 {
    // `O_TMPFILE` of fcntl.h is a macro that Swift does not import: a flag combined with
    // O_DIRECTORY.
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    guard access("/proc/self/fd", X_OK) == 0 else { return -1 }
    return open(folder, O_RDWR | unnamed | O_CLOEXEC, mode)
  }

  /// Creates or replaces a file with these contents.
  ///
  /// - Throws: ``OutputFailure``.
  public static func write(
    _ bytes: some Collection<UInt8>, to path: String, mode: mode_t? = nil
  ) throws {
    let draft = try AtomicFile(path: path, mode: mode)
    do {
      try draft.write(bytes)
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }

  /// - Throws: ``OutputFailure``.
  public func write(_ bytes: some Collection<UInt8>) throws {
    try Descriptor.send(bytes, to: handle, named: target)
  }

  /// Discards what was written, to start again.
  ///
  /// - Returns: false for a pipe or device, where this is not possible.
  /// - Throws: ``OutputFailure``.
  public func restart() throws -> Bool {
    if case .device = place { return false }
    guard ftruncate(handle.fileDescriptor, 0) == 0, lseek(handle.fileDescriptor, 0, SEEK_SET) == 0
    else { throw OutputFailure(path: target) }
    return true
  }

  /// Replaces the target atomically, also across a crash of the process or the machine.
  ///
  /// - Throws: ``OutputFailure``; the draft is discarded then.
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
    Self.syncName(of: target)
  }

  private func linkIfUnnamed() -> Bool {
    guard case .unnamed(let name) = place else { return true }
    return linkat(
      AT_FDCWD, "/proc/self/fd/\(handle.fileDescriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// Makes a name durable. Errors are ignored, since some file systems do not support it.
  static func syncName(of path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Discards the draft; the target stays unchanged.
  public func discard() {
    try? handle.close()
    if case .named(let temporary) = place { unlink(temporary) }
  }
}
