public import Foundation

/// A file in the making: it lies beside the one that it is to replace, which stays as it was until all is
/// written. What is no plain file (a pipe, `/dev/stdout`) is written to as it is.
public struct DraftFile {
  /// To write to.
  public let handle: FileHandle
  private let target: String
  /// Nil for what is no plain file.
  private let temporary: String?

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
      temporary = nil
      return
    }
    // A link stays a link: what it leads to is replaced.
    let url = URL(filePath: path).resolvingSymlinksInPath()
    target = url.path
    let name = ".\(url.lastPathComponent).\(UUID().uuidString)"
    let temporary = url.deletingLastPathComponent().appending(path: name).path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw OutputFailure(path: target) }
    if let mode = mode ?? (exists ? found.st_mode & 0o7777 : nil) { _ = fchmod(descriptor, mode) }
    self.temporary = temporary
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// - Throws: ``OutputFailure``.
  public func write(_ bytes: some Collection<UInt8>) throws {
    try Descriptor.send(bytes, to: handle, named: target)
  }

  /// Puts it in its place: whoever reads sees the old contents or the new ones, also when this process
  /// ends in between.
  ///
  /// - Throws: ``OutputFailure``; the draft is gone then.
  public func commit() throws {
    guard let temporary else { return try handle.close() }
    let isWritten = fsync(handle.fileDescriptor) == 0
    let failure = OutputFailure(path: target)
    try? handle.close()
    guard isWritten else {
      unlink(temporary)
      throw failure
    }
    guard rename(temporary, target) == 0 else {
      let failure = OutputFailure(path: target)
      unlink(temporary)
      throw failure
    }
  }

  /// Leaves everything as it was.
  public func discard() {
    try? handle.close()
    if let temporary { unlink(temporary) }
  }
}
