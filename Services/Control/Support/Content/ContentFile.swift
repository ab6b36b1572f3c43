internal import Foundation

/// Reads a file whole, within a limit.
enum ContentFile {
  /// - Parameter name: for the problem; usually the path.
  /// - Throws: ``ContentError`` when there is no such file or it is too large.
  static func bytes(at path: String, bytesMax: Int) throws -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ContentError([ContentProblem(file: path, message: "cannot be opened for reading")])
    }
    defer { try? handle.close() }
    // One byte more than allowed tells the difference without reading a huge file.
    let data: Data
    do {
      data = try handle.read(upToCount: bytesMax + 1) ?? Data()
    } catch {
      throw ContentError([ContentProblem(file: path, message: "cannot be read: \(error)")])
    }
    try requireLength(data.count, of: path, bytesMax: bytesMax)
    return Array(data)
  }

  static func requireLength(_ count: Int, of file: String, bytesMax: Int) throws {
    guard count <= bytesMax else {
      throw ContentError([
        ContentProblem(file: file, message: "is larger than the limit of \(bytesMax) bytes")
      ])
    }
  }

  /// - Throws: ``ContentError`` naming the line with the first byte that is no UTF-8.
  static func text(_ bytes: [UInt8], file: String) throws -> String {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw ContentError([
      ContentProblem(file: file, line: line, message: "is not UTF-8; save the file as UTF-8")
    ])
  }

  static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
