import Codebooks
import Serialization
import TestBasics
import Testing

@Suite struct FileShapeTests {
  private func shape(_ text: String) throws -> FileShape {
    var shape = FileShape()
    try shape.take(text.utf8)
    try shape.finish()
    return shape
  }

  @Test func headerWidthsAndLines() throws {
    let shape = try shape("a,\"b,\"\"c\"\r\n1,ü\r\n,\"x\"\"\ny\"\r\n")
    #expect(shape.header == ["a", "b,\"c"])
    #expect(shape.widths == [1, 4])
    #expect(shape.rowCount == 2)
    #expect(shape.hasLineBreaks)
    #expect(try !self.shape("a\r\n1\r\n").hasLineBreaks)
  }

  @Test func whatIsNoWholeExportIsRefused() {
    #expect(throws: FileShape.Failure.endsWithin(row: 0)) { try shape("") }
    #expect(throws: FileShape.Failure.endsWithin(row: 0)) { try shape("a,b") }
    #expect(throws: FileShape.Failure.endsWithin(row: 1)) { try shape("a\r\n1") }
    #expect(throws: FileShape.Failure.endsWithin(row: 1)) { try shape("a\r\n\"1\r\n") }
    #expect(throws: FileShape.Failure.columnsDiffer(row: 1, expected: 2, found: 1)) {
      try shape("a,b\r\n1\r\n")
    }
  }

  /// Generated tables, read in parts of any length.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func agreesWithWhatIsWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("a,\";'\r\nü漢")
    func text() -> String {
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
    }
    let rows = (0..<20).map { _ in (0..<4).map { _ in text() } }
    var csv = CSVWriter()
    csv.write(["w", "x", "y", "z"])
    for row in rows { csv.write(row) }
    var shape = FileShape()
    var lines = OneLineRows()
    var joined: [UInt8] = []
    var rest = csv.bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...9, using: &random))
      try shape.take(part)
      joined += lines.joined(part)
      rest = rest.dropFirst(part.count)
    }
    try shape.finish()
    #expect(shape.rowCount == rows.count)
    #expect(shape.widths == (0..<4).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 })
    #expect(
      shape.hasLineBreaks
        == rows.contains { $0.contains { $0.utf8.contains { $0 == 0x0A || $0 == 0x0D } } })
    var expected = CSVWriter(quoting: .necessary)
    expected.write(["w", "x", "y", "z"])
    #expect(joined.count { $0 == 0x0A } == rows.count + 1)
    var flat = FileShape()
    try flat.take(joined)
    try flat.finish()
    #expect(flat.rowCount == rows.count)
    #expect(!flat.hasLineBreaks)
  }
}
