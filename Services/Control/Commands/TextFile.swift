import ArgumentParser
import Foundation

/// Text files for commands: passwords and texts to people do not belong in arguments.
enum TextFile {
  /// - Parameter kind: description of the file for errors.
  static func contents(of path: String, called kind: String = "file") throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        FileManager.default.fileExists(atPath: path)
          ? "the \(kind) \(path) cannot be read" : "there is no \(kind) \(path)", .unreadableFile)
    }
    return [UInt8](data)
  }

  static func decoded(
    _ bytes: [UInt8], from path: String, called kind: String = "file"
  ) throws -> String {
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw CommandFailure("the \(kind) \(path) is not UTF-8", .badFile)
    }
    return text
  }

  /// Reads the bytes of a file, or of standard input for `-`.
  static func input(_ path: String) throws -> [UInt8] {
    if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
    return try contents(of: path)
  }

  /// Reads the text of a file, or of standard input for `-`, without the last line break.
  static func text(_ path: String) throws -> String {
    let text = try decoded(try input(path), from: path)
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { throw CommandFailure("the file \(path) is empty", .badFile) }
    return lines.joined(separator: "\n")
  }
}
