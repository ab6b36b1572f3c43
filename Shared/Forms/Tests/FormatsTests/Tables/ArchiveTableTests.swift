import Questionnaires
import Testing

@testable import Formats

/// Archives with several tables are read like workbooks with several sheets.
@Suite struct ArchiveTableTests {
  private func codebook(_ variable: String, more: [[String]] = []) -> [UInt8] {
    let header = [
      "elementtype", "questiontype", "variable", "key_1", "key_2", "item_en", "en_1", "en_2",
    ]
    return csv(
      [
        ["About\n\(variable)"], header,
        ["question", "SingleChoice", variable, "0", "1", "Well?", "No", "Yes"],
      ] + more)
  }

  private func csv(_ rows: [[String]]) -> [UInt8] {
    var writer = TableWriter()
    for row in rows { writer.append(row) }
    return writer.bytes
  }

  private func archive(_ files: [(String, [UInt8])]) -> [UInt8] {
    var writer = ZipWriter()
    for (name, bytes) in files { writer.add(name, bytes) }
    return writer.finish()
  }

  private func read(
    _ reader: some QuestionnaireReader, _ bytes: [UInt8], sheet: String = ""
  ) throws -> [ReadQuestionnaire] {
    var options = ReadOptions()
    options.sheet = sheet
    return try reader.read(bytes, file: "forms.zip", options: options)
  }

  @Test func everyTableHasItsID() throws {
    let file = archive([("phq9.csv", codebook("a")), ("more/gad7.csv", codebook("b"))])
    #expect(CatalogueFormat(contents: file) == .codebook)
    let read = try read(TrackCodebookReader(), file)
    #expect(read.map(\.definition.id) == ["forms-phq9", "forms-gad7"])
    #expect(read.map { $0.definition.elements[0].id } == ["a", "b"])
    #expect(read.allSatisfy { $0.report.losses.isEmpty })
    let one = archive([("phq9.csv", codebook("a"))])
    #expect(try self.read(TrackCodebookReader(), one).map(\.definition.id) == ["forms"])
  }

  @Test func dictionariesHaveTheirIDs() throws {
    let file = archive([
      ("phq9.csv", REDCapSamples.csv(REDCapSamples.compared)),
      ("gad7.csv", REDCapSamples.csv(REDCapSamples.compared)),
    ])
    #expect(
      try read(REDCapReader(), file).map(\.definition.id) == ["forms-phq9", "forms-gad7"])
  }

  /// The table of an unknown archive is named, with what keeps it from being read.
  @Test(
    arguments: [
      (Array("name,value\na,1\n".utf8), "FORMAT_NOT_READ", "`d.csv` is not a data dictionary"),
      ([0x61, 0xE4, 0x0A], "ENCODING_INVALID", "not UTF-8"),
    ] as [([UInt8], String, String)])
  func anArchiveOfAnotherTableIsNamed(_ table: [UInt8], _ rule: String, _ words: String) throws {
    let file = archive([("d.csv", table)])
    #expect(CatalogueFormat(contents: file) == nil)
    let error = try #require(throws: SourceError.self) {
      try CatalogueFormat.requireReadable(file, file: "a.zip")
    }
    #expect(error.findings.first?.rule == rule)
    #expect(error.findings.first?.advice.contains(words) == true, "\(error)")
  }

  @Test(arguments: ["x,y\n", "elementtype,\"never closed", "\u{0}"])
  func otherTablesAreNamed(_ text: String) throws {
    let other = Array(text.utf8)
    for files in [
      [("other.csv", other), ("phq9.csv", codebook("a"))],
      [("phq9.csv", codebook("a")), ("other.csv", other)],
    ] {
      let read = try read(TrackCodebookReader(), archive(files))
      #expect(read.map(\.definition.id) == ["forms-phq9"])
      #expect(read[0].report.losses.map(\.what) == ["the sheet `other.csv`"])
    }
    let dictionary = archive([
      ("other.csv", other), ("d.csv", REDCapSamples.csv(REDCapSamples.compared)),
    ])
    let losses = try read(REDCapReader(), dictionary).flatMap(\.report.losses)
    #expect(losses.map(\.what).contains("the sheet `other.csv`"))
  }

  @Test func oneTableIsReadByItsName() throws {
    let file = archive([("phq9.csv", codebook("a")), ("more/gad7.csv", codebook("b"))])
    let read = try read(TrackCodebookReader(), file, sheet: "More/GAD7.csv")
    #expect(read.map(\.definition.id) == ["forms-gad7"])
    #expect(read[0].report.losses == [])
    let error = #expect(throws: SourceError.self) {
      try self.read(TrackCodebookReader(), file, sheet: "other.csv")
    }
    #expect(error?.findings.map(\.rule) == ["SHEET_UNKNOWN"])
    #expect(
      error?.description.contains(
        "the archive has no sheet `other.csv`; it has `phq9.csv`, `more/gad7.csv`") == true)
  }

  /// The line break in the first row of the table makes no further row.
  @Test func placesAreCellsOfTheTable() {
    let rows = [["question", "SingleChoice", "c", "0", "1", "Well?", "", "Yes"]]
    let file = archive([("phq9.csv", codebook("a")), ("gad7.csv", codebook("b", more: rows))])
    let error = #expect(throws: SourceError.self) { try read(TrackCodebookReader(), file) }
    #expect(error?.description.hasPrefix("forms.zip:gad7.csv!D4: error: LABEL_MISSING") == true)
  }
}
