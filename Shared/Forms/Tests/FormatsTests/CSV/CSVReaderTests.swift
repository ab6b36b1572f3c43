import Formats
import QuestionnaireSamples
import Testing

@Suite struct CSVReaderTests {
  private func records(
    _ text: String, delimiter: Character = ",", limits: FormatLimits = .default
  ) throws -> [[String]] {
    var reader = CSVReader(
      text, file: "t.csv", delimiter: delimiter.asciiValue ?? 44, limits: limits)
    var records: [[String]] = []
    while let record = try reader.next() {
      records.append((0..<record.count).map { record[$0] })
    }
    return records
  }

  /// A cell as written, and its text.
  @Test(arguments: [
    ("plain", "plain"), ("\"a,b\"", "a,b"), ("\"a\"\"b\"", "a\"b"), ("", ""), ("\"\"", ""),
    ("\"two\nlines\"", "two\nlines"), ("\"\"\"\"", "\""), ("\"\"\"\"\"\"", "\"\""),
    ("  padded  ", "  padded  "), ("ü€😀", "ü€😀"), ("\"a\r\nb\"", "a\nb"),
    ("\"a\rb\r\r\n\"", "a\nb\n\n"),
  ])
  func cellsAreUnquoted(_ written: String, _ text: String) throws {
    #expect(try records("x,\(written),y\n") == [["x", text, "y"]])
  }

  @Test(arguments: ["a,b\nc,d\n", "a,b\nc,d", "a,b\r\nc,d\r\n", "a,b\rc,d\r"])
  func everyLineEndIsOne(_ text: String) throws {
    #expect(try records(text) == [["a", "b"], ["c", "d"]])
  }

  @Test func emptyLinesAndFieldsStayWhereTheyAre() throws {
    #expect(try records("a,\n\n,b\n") == [["a", ""], [""], ["", "b"]])
    #expect(try records("").isEmpty)
    #expect(try records("a,") == [["a", ""]])
  }

  @Test func blanksAreTrimmedWhenAskedFor() throws {
    var reader = CSVReader(" a\t,\u{A0}b\u{A0},\" \"\"c\"\" \", \n", file: "t")
    let record = try #require(try reader.next())
    #expect((0..<5).map(record.trimmed) == ["a", "b", "\"c\"", "", ""])
    #expect(record.isEmpty(3) && record.isEmpty(9) && !record.isEmpty(0))
    #expect(!record.isBlank)
    var blank = CSVReader(" , ,\u{A0}\n", file: "t")
    #expect(try blank.next()?.isBlank == true)
  }

  /// Text, line and column of the finding, its rule.
  @Test(arguments: [
    ("a\nb,\"open", 2, 8, "QUOTE_NOT_CLOSED"), ("a,\"x\"y", 1, 6, "QUOTE_MISPLACED"),
    ("ü,a\"b", 1, 4, "QUOTE_MISPLACED"), ("\"x\n\ny\"\n\"z", 4, 3, "QUOTE_NOT_CLOSED"),
  ])
  func brokenQuotesHaveTheirPlace(_ text: String, _ line: Int, _ column: Int, _ rule: String) {
    let error = #expect(throws: SourceError.self) { try records(text) }
    #expect(error?.findings.map(\.rule) == [rule])
    #expect(error?.findings.first?.position == SourcePosition(line: line, column: column))
  }

  @Test func fieldsKnowTheirLineAndColumn() throws {
    var reader = CSVReader("ä,\"b\nc \"\"d\"\" e\",f\ng\n", file: "t")
    let record = try #require(try reader.next())
    #expect(record.position(0) == SourcePosition(line: 1, column: 1))
    #expect(record.position(1) == SourcePosition(line: 1, column: 4))
    // After `b`, a line feed, `c "d`: the two quotes before it are doubled in the file.
    #expect(record.position(1, offset: 6) == SourcePosition(line: 2, column: 6))
    #expect(record.position(2) == SourcePosition(line: 2, column: 12))
    #expect(record.position(7) == SourcePosition(line: 1))
    #expect(try reader.next()?.line == 3)
  }

  /// Each limit accepts its exact value and rejects one more.
  @Test func limitsHoldAtTheirEdge() {
    let text = "ab,c\nd,e\n"
    func rule(_ set: (inout FormatLimits) -> Void) -> String? {
      var limits = FormatLimits()
      set(&limits)
      do throws(SourceError) {
        var reader = try CSVReader.open(Array(text.utf8), file: "t", limits: limits) {
          $0.count == 2
        }
        while try reader.next() != nil {}
        return nil
      } catch {
        return error.findings.first?.rule
      }
    }
    #expect(rule { $0.bytesMax = text.utf8.count } == nil)
    #expect(rule { $0.bytesMax = text.utf8.count - 1 } == "FILE_TOO_LARGE")
    #expect(rule { $0.recordsMax = 2 } == nil)
    #expect(rule { $0.recordsMax = 1 } == "TOO_MANY_RECORDS")
    #expect(rule { $0.fieldsMax = 2 } == nil)
    #expect(rule { $0.fieldsMax = 1 } == "TOO_MANY_FIELDS")
    #expect(rule { $0.fieldBytesMax = 2 } == nil)
    #expect(rule { $0.fieldBytesMax = 1 } == "FIELD_TOO_LONG")
    #expect(rule { $0.nodesMax = 4 } == nil)
    #expect(rule { $0.nodesMax = 3 } == "TABLE_TOO_LARGE")
  }

  @Test(arguments: [",", ";", "\t"]) func theHeaderDecidesTheDelimiter(_ delimiter: String) throws {
    let text = "\u{FEFF}a title, with; marks\n" + ["name", "label"].joined(separator: delimiter)
    let reader = try CSVReader.open(Array(text.utf8), file: "t", limits: .default) {
      $0.count == 2 && $0[0] == "name"
    }
    #expect(reader.delimiter == delimiter.utf8.first)
  }

  @Test func tablesWithoutHeaderAndBadEncodingsAreRefused() {
    let missing = #expect(throws: SourceError.self) {
      try CSVReader.open(Array("a,b".utf8), file: "t", limits: .default) { _ in false }
    }
    #expect(missing?.findings.map(\.rule) == ["HEADER_MISSING"])
    for (bytes, kind) in [
      ([0x50, 0x4B, 0x03, 0x04, 0xFF], "zip archive"), ([0xD0, 0xCF, 0x11, 0xE0], ".xls workbook"),
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"),
    ] as [([UInt8], String)] {
      let other = #expect(throws: SourceError.self) {
        try CSVReader.open(bytes, file: "t", limits: .default) { _ in true }
      }
      #expect(other?.findings.first?.advice.contains(kind) == true)
    }
    let latin = #expect(throws: SourceError.self) {
      try CSVReader.open([0x61, 0x0A, 0xFC], file: "t", limits: .default) { _ in true }
    }
    #expect(
      latin?.findings.map(\.description) == [
        "t:2: error: ENCODING_INVALID: is not UTF-8; save the file as UTF-8 (in Excel: CSV UTF-8)"
      ])
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func whatIsWrittenIsReadAgain(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", ",", ";", "\"", "\n", "\r", "\t", " ", "ü", "😀", "=", "", "\u{FEFF}"]
    let table = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
    }
    for delimiter in CSVReader.delimiters {
      var writer = TableWriter(delimiter: delimiter)
      for record in table { writer.append(record) }
      let text = String(decoding: writer.bytes, as: UTF8.self)
      let read = try records(text, delimiter: Character(Unicode.Scalar(delimiter)))
      // Line breaks become line feeds.
      let expected = table.map { record in
        record.map { field in
          Array(
            String(
              String.UnicodeScalarView(
                field.replacing("\r\n", with: "\n").unicodeScalars.map {
                  $0 == "\r" ? "\n" : $0
                })
            ).utf8)
        }
      }
      #expect(read.map { $0.map { Array($0.utf8) } } == expected, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<500 as Range<UInt64>) func anyBytesAreReadOrRefused(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ -> UInt8 in
      [34, 44, 10, 13, 59, 65, 0, 9, 0xC3, 0xA4].randomElement(using: &random) ?? 34
    }
    do throws(SourceError) {
      var reader = try CSVReader.open(bytes, file: "t", limits: .default) { _ in true }
      var line = 0
      while let record = try reader.next() {
        #expect(record.line > line, "seed \(seed)")
        line = record.line
        for index in 0..<record.count { _ = (record[index], record.position(index, offset: 3)) }
      }
    } catch {
      #expect(!error.findings.isEmpty, "seed \(seed)")
    }
  }

  @Test func cellsThatSpreadsheetsTakeForFormulasAreNotedAndKept() throws {
    var writer = TableWriter()
    writer.append(["=1+1", "-3", "@DEFAULT='1'", "+cmd", "plain"])
    #expect(writer.formulaCount == 3)
    #expect(writer.note?.contains("3 fields") == true)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "=1+1,-3,@DEFAULT='1',+cmd,plain\r\n")
    #expect(TableWriter().note == nil)
  }
}
