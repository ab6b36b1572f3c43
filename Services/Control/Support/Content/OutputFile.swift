internal import Foundation

/// Writes what commands make: whole, or not at all.
public enum OutputFile {
  /// Names standard output in place of a file.
  public static let standardOutput = "-"

  /// Replaces the file, or makes it. The bytes go into a file beside it, which takes its name when
  /// they are on the disk: whoever reads sees the old contents or the new ones, also when this
  /// process ends in between. What is no plain file (a pipe, `/dev/stdout`) is written to as it is.
  ///
  /// - Throws: what the system says.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard path != standardOutput else {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      return
    }
    var found = stat()
    // Of what links lead to.
    let exists = stat(path, &found) == 0
    if exists, found.st_mode & S_IFMT != S_IFREG {
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      defer { try? handle.close() }
      try handle.write(contentsOf: Data(bytes))
      return
    }
    // A link stays a link: what it leads to is replaced.
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    try replace(target, by: bytes, mode: exists ? found.st_mode & 0o7777 : nil)
  }

  private static func replace(_ target: String, by bytes: [UInt8], mode: mode_t?) throws {
    let folder = URL(filePath: target).deletingLastPathComponent().path
    let name = URL(filePath: target).lastPathComponent
    let temporary = "\(folder)/.\(name).\(UUID().uuidString)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path: target) }
    var isKept = false
    defer { if !isKept { unlink(temporary) } }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    do {
      defer { close(descriptor) }
      try handle.write(contentsOf: Data(bytes))
      if let mode { _ = fchmod(descriptor, mode) }
      guard fsync(descriptor) == 0 else { throw failure(path: target) }
    }
    guard rename(temporary, target) == 0 else { throw failure(path: target) }
    isKept = true
  }

  private static func failure(path: String) -> OutputFailure {
    OutputFailure(path: path, reason: String(cString: strerror(errno)))
  }
}

/// A file that could not be written; what was there before is still there.
public struct OutputFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// In the system's words.
  public var reason: String

  public var description: String { "\(path) cannot be written: \(reason)" }
}
