import ArgumentParser
import ControlSupport
import Foundation

/// What is to be written to people, from a file: a command line is no place for it.
enum TextFile {
  /// The bytes of a file, or with `-` of standard input.
  static func bytes(_ path: String) throws -> [UInt8] {
    if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        FileManager.default.fileExists(atPath: path)
          ? "\(path) cannot be read" : "there is no file \(path)", .unreadableFile)
    }
    return [UInt8](data)
  }

  /// The text of a file without the end of its last line.
  static func text(_ path: String) throws -> String {
    guard let text = String(validating: try bytes(path), as: UTF8.self) else {
      throw CommandFailure("\(path) is no UTF-8 text", .badFile)
    }
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { throw CommandFailure("\(path) is empty", .badFile) }
    return lines.joined(separator: "\n")
  }
}
