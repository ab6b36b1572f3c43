import ControlSupport
import Testing

/// Comma-separated values, seen through the codebook reader.
@Suite struct CSVTests {
  private let head = "elementtype,questiontype,variable,item_en\n"
  private let options = CodebookOptions(questionnaireID: "q")

  /// A cell as it is written, and the text it stands for.
  @Test(arguments: [
    ("plain", "plain"), ("\"a,b\"", "a,b"), ("\"a\"\"b\"", "a\"b"),
    ("\"two\nlines\"", "two\nlines"),
    ("\"\"\"\"", "\""), ("  padded  ", "padded"), ("ü€😀", "ü€😀"),
  ])
  func cellsAreUnquoted(_ written: String, _ text: String) throws {
    let read = try CodebookReader().codebook(
      head + "text,,,\(written)", file: "s.csv", options: options)
    guard case .text(let found)? = read.questionnaire.elements.first?.content else {
      Issue.record("a text was expected")
      return
    }
    #expect(found.translations.map(\.text) == [text])
  }

  @Test(arguments: [
    ("text,,,\"open", 2, "not closed"), ("text,,,\"a\"b", 2, "followed by more text"),
    ("text,,,a\"b", 2, "a quote stands inside"), ("text,,,\"a\n\nb\"\ntext,,,\"c", 5, "not closed"),
  ])
  func brokenQuotesAreNamedWithTheirLine(_ rows: String, _ line: Int, _ message: String) throws {
    let error = #expect(throws: ContentError.self) {
      try CodebookReader().codebook(head + rows, file: "s.csv", options: options)
    }
    let problem = try #require(error?.problems.first)
    #expect(problem.line == line)
    #expect(problem.message.contains(message))
  }

  @Test func whatIsNoUTF8IsNamedWithItsLine() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/latin.csv"
      var bytes = Array((head + "text,,,Gr").utf8)
      bytes += [0xFC, 0xDF, 0x65]
      try TestFiles.write(bytes, to: path)
      let error = #expect(throws: ContentError.self) {
        try CodebookReader().codebook(at: path, options: options)
      }
      #expect(error?.problems.map(\.line) == [2])
      #expect(error?.description.contains("save the file as UTF-8") == true)
    }
  }

  /// Each limit lets through what is just at it and refuses one more.
  @Test func limitsHoldAtTheirEdge() {
    let text = head + "text,,,Hello\n"
    func isRead(_ set: (inout ContentLimits) -> Void) -> Bool {
      var limits = ContentLimits()
      set(&limits)
      return (try? CodebookReader(limits: limits).codebook(text, file: "s", options: options))
        != nil
    }
    #expect(isRead { $0.csvBytesMax = text.utf8.count })
    #expect(!isRead { $0.csvBytesMax = text.utf8.count - 1 })
    #expect(isRead { $0.csvRecordsMax = 2 })
    #expect(!isRead { $0.csvRecordsMax = 1 })
    #expect(isRead { $0.csvFieldsMax = 4 })
    #expect(!isRead { $0.csvFieldsMax = 3 })
    #expect(isRead { $0.csvFieldBytesMax = 12 })
    #expect(!isRead { $0.csvFieldBytesMax = 11 })
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func spoiltFilesDoNoHarm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(CodebookSamples.codebook.utf8)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[at] = [34, 44, 10, 13, 59, 65, 0].randomElement(using: &random) ?? 34
      case 1: bytes.removeSubrange(at..<min(bytes.count, at + 30))
      default: bytes.insert(contentsOf: bytes[..<min(at, 100)], at: at)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let read = try CodebookReader().codebook(text, file: "s.csv", options: options)
      // Whatever was read, no row went missing.
      let rows = read.report.rows.map(\.row)
      #expect(rows == Array(1...rows.count), "seed \(seed)")
    } catch let error as ContentError {
      #expect(!error.problems.isEmpty, "seed \(seed)")
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }
}
