/// The text of a file, within the limits.
public enum SourceText {
  /// - Throws: ``SourceError`` for a file that is too large, not UTF-8, or with a NUL, naming the line.
  public static func decode(
    _ bytes: [UInt8], file: String, limits: FormatLimits
  ) throws(SourceError) -> String {
    guard bytes.count <= limits.bytesMax else {
      throw SourceError(
        SourceFinding(
          file: file, rule: "FILE_TOO_LARGE",
          advice: "is larger than the limit of \(limits.bytesMax) bytes"))
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
      SourceFinding(
        file: file, position: SourcePosition(line: line), rule: "ENCODING_INVALID",
        advice: advice(on: bytes)))
  }

  /// The character of code 0, as it stands in a file or by an escape of its format: no message and no
  /// database holds it, so it would become another one on its way.
  static func nul(file: String, at position: SourcePosition?) -> SourceError {
    SourceError(
      SourceFinding(
        file: file, position: position, rule: "CHARACTER_NUL",
        advice: "a character of code 0 stands here; remove it"))
  }

  /// Says what the file is instead, where its first bytes tell.
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
    return "is not UTF-8; save the file as UTF-8"
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
