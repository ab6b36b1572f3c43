/// Decodes the text of a file within the limits.
public enum SourceText {
  /// - Throws: ``SourceError`` with the line if the file is too large, not UTF-8, or contains NUL.
  public static func decode(
    _ bytes: [UInt8], file: String, limits: FormatLimits
  ) throws(SourceError) -> String {
    guard bytes.count <= limits.bytesMax else {
      throw SourceError(
        file: file, rule: "FILE_TOO_LARGE",
        advice: "is larger than the limit of \(limits.bytesMax) bytes")
    }
    let contents = bytes.starts(with: byteOrderMark) ? bytes[3...] : bytes[...]
    if let text = String(validating: contents, as: UTF8.self) {
      if let place = text.utf8.firstIndex(of: 0) {
        let line = text.utf8[..<place].count { $0 == UInt8(ascii: "\n") } + 1
        throw nul(file: file, at: SourcePosition(line: line))
      }
      return text
    }
    var line = 1
    for part in contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw SourceError(
      file: file, position: SourcePosition(line: line), rule: "ENCODING_INVALID",
      advice: advice(on: bytes))
  }

  /// Returns the first byte after a byte order mark and white space; nil if there is no other.
  static func firstByte(_ bytes: [UInt8]) -> UInt8? {
    let contents = bytes.starts(with: byteOrderMark) ? bytes[3...] : bytes[...]
    return contents.first { !" \t\r\n".utf8.contains($0) }
  }

  /// The error for a NUL character, literal or escaped. Messages and databases cannot store it.
  static func nul(file: String, at position: SourcePosition?) -> SourceError {
    SourceError(
      file: file, position: position, rule: "CHARACTER_NUL",
      advice: "NUL character; remove it")
  }

  /// Describes the actual file type if its first bytes reveal it.
  private static func advice(on bytes: [UInt8]) -> String {
    if ZipArchive.isArchive(bytes) {
      return
        "is a zip archive, as workbooks (.xlsx) are, and not text; save the table as CSV in UTF-8"
    }
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      return
        "is an .xls workbook, or one with a password, and not text; save the table as CSV in UTF-8"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "is UTF-16; save the file as UTF-8"
    }
    let isTable = firstByte(bytes).map { !"{[<".utf8.contains($0) } ?? true
    return "is not UTF-8; save the file as UTF-8" + (isTable ? " (in Excel: CSV UTF-8)" : "")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
