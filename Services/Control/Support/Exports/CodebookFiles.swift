public import Codebooks
import Foundation

/// The files that explain the columns of an exported CSV file: JSON, a table, a page, and scripts
/// for R and SPSS.
public struct CodebookFiles: Sendable {
  /// Path of the CSV file.
  public let csv: String
  /// The path without its extension.
  private let stem: String

  public init(beside csv: String) {
    self.csv = csv
    stem = csv.lowercased().hasSuffix(".csv") ? String(csv.dropLast(4)) : csv
  }

  /// Whether files can be created beside it, which is not the case for pipes and devices.
  public var canBeWritten: Bool { isFile(csv) }

  /// Whether every file of ``write(_:)`` exists.
  public var areThere: Bool {
    guard Self.endings.allSatisfy({ isFile(stem + $0) }) else { return false }
    // The copy with one line per row exists if the SPSS syntax refers to it.
    let copy = stem + Self.oneLineEnding
    guard let syntax = FileManager.default.contents(atPath: stem + Self.syntaxEnding) else {
      return false
    }
    let reading = Data("/FILE='\((copy as NSString).lastPathComponent)'".utf8)
    return syntax.range(of: reading) == nil || isFile(copy)
  }

  /// Paths of the CSV file and the files beside it; some may be missing.
  var paths: [String] { [csv] + (Self.endings + [Self.oneLineEnding]).map { stem + $0 } }

  private static let oneLineEnding = ".spss.csv"
  private static let syntaxEnding = ".sps"
  private static let endings = [
    ".codebook.json", ".codebook.csv", ".codebook.html", ".R", syntaxEnding,
  ]

  private func isFile(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
  }

  /// Writes the files atomically, readable by their owner only.
  ///
  /// They describe exactly the columns of the CSV file, which may predate a new version.
  ///
  /// - Parameter codebook: codebook of the same export.
  /// - Returns: the written files in order.
  /// - Throws: ``OutputFailure``; `FileShape.Failure` if the file is not an export.
  public func write(_ codebook: Codebook) throws -> [String] {
    let shape = try measured()
    let codebook = codebook.aligned(to: shape.header)
    let name = (csv as NSString).lastPathComponent
    var written: [String] = []
    func put(_ bytes: [UInt8], _ ending: String) throws {
      try AtomicFile.write(bytes, to: stem + ending, mode: AtomicFile.privateMode)
      written.append(stem + ending)
    }
    try put(try CodebookJSON.bytes(codebook), ".codebook.json")
    try put(CodebookTable.bytes(codebook), ".codebook.csv")
    try put(CodebookPage.bytes(codebook), ".codebook.html")
    try put(RScript.bytes, ".R")
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

  /// Writes a copy with one line per row for line-based programs. An outdated copy of an earlier
  /// export is removed, since its answers may have been erased.
  private func writeOneLineRows(where isNeeded: Bool) throws -> String? {
    let path = stem + Self.oneLineEnding
    guard isNeeded else {
      unlink(path)
      return nil
    }
    let draft = try AtomicFile(path: path, mode: AtomicFile.privateMode)
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
