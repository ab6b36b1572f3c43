internal import Foundation

/// Writes what commands make: whole, or not at all.
public enum OutputFile {
  /// Names standard output in place of a file.
  public static let standardOutput = "-"

  /// Replaces the file, or makes it (see ``DraftFile``).
  ///
  /// - Throws: ``OutputFailure``.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard path != standardOutput else {
      try Descriptor.send(bytes, to: FileHandle.standardOutput, named: "the standard output")
      return
    }
    let draft = try DraftFile(path: path)
    do {
      try draft.write(bytes)
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }
}

enum Descriptor {
  /// Writes all of it.
  ///
  /// - Throws: ``OutputFailure`` in the system's words.
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

/// A file that could not be written; what was there before is still there.
public struct OutputFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// In the system's words.
  public var reason: String
  /// Whoever read it has gone.
  public var isClosedPipe: Bool

  /// - Parameter path: of what the system has just refused to write (`errno`).
  init(path: String) {
    self.path = path
    isClosedPipe = errno == EPIPE
    reason = String(cString: strerror(errno))
  }

  public var description: String { "\(path) cannot be written: \(reason)" }
}
