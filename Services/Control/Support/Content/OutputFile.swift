internal import Foundation

/// Writes what commands make: whole, or not at all.
public enum OutputFile {
  /// Names standard output in place of a file.
  public static let standardOutput = "-"

  /// Replaces the file, or makes it (see ``DraftFile``).
  ///
  /// - Throws: what the system says.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard path != standardOutput else {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      return
    }
    let draft = try DraftFile(path: path)
    do {
      try draft.handle.write(contentsOf: Data(bytes))
    } catch {
      draft.discard()
      throw error
    }
    try draft.commit()
  }
}

/// A file that could not be written; what was there before is still there.
public struct OutputFailure: Error, Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// In the system's words.
  public var reason: String

  /// - Parameter path: of what the system has just refused to write (`errno`).
  init(path: String) {
    self.path = path
    reason = String(cString: strerror(errno))
  }

  public var description: String { "\(path) cannot be written: \(reason)" }
}
