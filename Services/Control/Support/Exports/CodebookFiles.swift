public import Codebooks
import Foundation

/// The files beside an exported CSV that say what its columns mean: as JSON, as a table, as a page, and scripts that
/// read it into R and SPSS.
public struct CodebookFiles: Sendable {
  /// The CSV.
  public let csv: String
  /// Without the ending.
  private let stem: String

  public init(beside csv: String) {
    self.csv = csv
    stem = csv.lowercased().hasSuffix(".csv") ? String(csv.dropLast(4)) : csv
  }

  /// Whether files can lie beside it: a pipe or device has no place.
  public var canBeWritten: Bool { isFile(csv) }

  /// Whether every file is there that ``write(_:)`` writes.
  public var areThere: Bool {
    guard Self.endings.allSatisfy({ isFile(stem + $0) }) else { return false }
    // The copy with a line each is there where the syntax reads it.
    let copy = stem + Self.oneLineEnding
    guard let syntax = FileManager.default.contents(atPath: stem + Self.syntaxEnding) else {
      return false
    }
    let reading = Data("/FILE='\((copy as NSString).lastPathComponent)'".utf8)
    return syntax.range(of: reading) == nil || isFile(copy)
  }

  private static let oneLineEnding = ".spss.csv"
  private static let syntaxEnding = ".sps"
  private static let endings = [
    ".codebook.json", ".codebook.csv", ".codebook.html", ".R", syntaxEnding,
  ]

  private func isFile(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }

  /// Writes them, each whole or not at all, for the eyes of the CSV's owner alone.
  ///
  /// They have exactly the columns that the file has, which may be one of before a version was published.
  ///
  /// - Parameter codebook: of the same export.
  /// - Returns: what was written, in the order of writing.
  /// - Throws: ``OutputFailure``; `FileShape.Failure` for a file that is no export.
  public func write(_ codebook: Codebook) throws -> [String] {
    let shape = try measured()
    let codebook = codebook.aligned(to: shape.header)
    let name = (csv as NSString).lastPathComponent
    var written: [String] = []
    func put(_ bytes: [UInt8], _ ending: String) throws {
      let draft = try DraftFile(path: stem + ending, mode: DraftFile.privateMode)
      do {
        try draft.write(bytes)
        try draft.commit()
      } catch {
        draft.discard()
        throw error
      }
      written.append(stem + ending)
    }
    try put(CodebookJSON.bytes(codebook), ".codebook.json")
    try put(CodebookTable.bytes(codebook), ".codebook.csv")
    try put(CodebookPage.bytes(codebook), ".codebook.html")
    try put(RScript.bytes(codebook, file: name), ".R")
    let oneLine = try writeOneLineRows(where: shape.hasLineBreaks)
    if let oneLine { written.append(oneLine) }
    let file = oneLine.map { ($0 as NSString).lastPathComponent } ?? name
    try put(SPSSSyntax.bytes(codebook, file: file, shape: shape), Self.syntaxEnding)
    return written
  }

  private func measured() throws -> FileShape {
    var shape = FileShape()
    try forEachPart { try shape.take($0) }
    try shape.finish()
    return shape
  }

  /// A copy for programs that read line by line. One of an earlier export that is not needed any more is removed: it
  /// has answers in it that may be none any more.
  private func writeOneLineRows(where isNeeded: Bool) throws -> String? {
    let path = stem + Self.oneLineEnding
    guard isNeeded else {
      unlink(path)
      return nil
    }
    let draft = try DraftFile(path: path, mode: DraftFile.privateMode)
    do {
      var rows = OneLineRows()
      try forEachPart { try draft.write(rows.joined($0)) }
      try draft.commit()
      return path
    } catch {
      draft.discard()
      throw error
    }
  }

  private func forEachPart(_ take: (Data) throws -> Void) throws {
    guard let file = FileHandle(forReadingAtPath: csv) else { throw OutputFailure(path: csv) }
    defer { try? file.close() }
    while let part = try file.read(upToCount: 1 << 20), !part.isEmpty { try take(part) }
  }
}
