internal import Foundation

/// Writes results of commands atomically.
public enum OutputFile {
  /// Stands for standard output.
  public static let standardOutput = "-"

  /// Creates or replaces the file (see ``AtomicFile``).
  ///
  /// - Throws: ``OutputFailure``.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard path != standardOutput else {
      try Descriptor.send(bytes, to: FileHandle.standardOutput, named: "the standard output")
      return
    }
    try AtomicFile.write(bytes, to: path)
  }
}

enum Descriptor {
  /// Writes all bytes.
  ///
  /// - Throws: ``OutputFailure`` with the system's error text.
  static func send(_ bytes: some Collection<UInt8>, to handle: FileHandle, named path: String)
    throws
  {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(handle.fileDescriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw OutputFailure(path: path) }
        continue
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// A file that could not be written; its previous contents are unchanged.
public struct OutputFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// Error text of the system.
  public var reason: String
  /// Whether the reader of the pipe has exited.
  public var isClosedPipe: Bool

  /// - Parameter path: path of the failed write; the reason is taken from `errno`.
  init(path: String) {
    self.path = path
    isClosedPipe = errno == EPIPE
    reason = String(cString: strerror(errno))
  }

  public var description: String { "\(path) cannot be written: \(reason)" }
}
