import Codebooks
import Foundation
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Control

@Suite struct CodebookFilesTests {
  private let codebook = Codebook(
    table: .wide, study: "study",
    variables: [
      CodebookColumn("a", .integer, ("a", "a")), CodebookColumn("note", .text, ("note", "Notiz")),
      CodebookColumn(
        "later", .text,
        (
          "a column of a version that came after the export",
          "eine Spalte einer Fassung von nach dem Export"
        )),
    ].variables(in: ""))

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func filesLieBesideTheCSV() throws {
    try TestFiles.withFolder { folder in
      let csv = "\(folder)/my data.csv"
      try TestFiles.write("a,note\r\n1,x\r\n", to: csv)
      let written = try CodebookFiles(beside: csv).write(codebook)
      #expect(
        written
          == [".codebook.json", ".codebook.csv", ".codebook.html", ".R", ".sps"].map {
            "\(folder)/my data\($0)"
          })
      for path in written {
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
      }
      #expect(try text("\(folder)/my data.sps").contains("/FILE='my data.csv'"))
      #expect(try text("\(folder)/my data.R").contains("codebook.csv"))
      let read = try Codebook(
        json: Data(contentsOf: URL(filePath: "\(folder)/my data.codebook.json")))
      #expect(read.columns.map(\.name) == ["a", "note"])
    }
  }

  @Test func rowsGetALineEachForSPSSWhereTheyHaveSeveral() throws {
    try TestFiles.withFolder { folder in
      let csv = "\(folder)/data.csv"
      let files = CodebookFiles(beside: csv)
      try TestFiles.write("a,note\r\n1,\"x\r\ny\"\r\n", to: csv)
      #expect(try files.write(codebook).contains("\(folder)/data.spss.csv"))
      #expect(try text("\(folder)/data.spss.csv") == "a,note\r\n1,\"x y\"\r\n")
      #expect(try text("\(folder)/data.sps").contains("/FILE='data.spss.csv'"))
      // The next export does not need the copy: the former one is removed.
      try TestFiles.write("a,note\r\n1,x\r\n", to: csv)
      #expect(try !files.write(codebook).contains("\(folder)/data.spss.csv"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/data.spss.csv"))
    }
  }

  @Test(arguments: [".codebook.json", ".codebook.csv", ".codebook.html", ".R", ".sps", ".spss.csv"])
  func oneThatIsGoneIsMissed(ending: String) throws {
    try TestFiles.withFolder { folder in
      let files = CodebookFiles(beside: "\(folder)/data.csv")
      try TestFiles.write("a,note\r\n1,\"x\r\ny\"\r\n", to: files.csv)
      #expect(!files.areThere)
      _ = try files.write(codebook)
      #expect(files.areThere)
      unlink("\(folder)/data\(ending)")
      #expect(!files.areThere)
      // There is no copy if no answer has several lines.
      try TestFiles.write("a,note\r\n1,x\r\n", to: files.csv)
      _ = try files.write(codebook)
      #expect(files.areThere)
    }
  }

  @Test func whatIsNoExportIsRefusedAndNothingIsWritten() throws {
    try TestFiles.withFolder { folder in
      let csv = "\(folder)/data.csv"
      try TestFiles.write("a,note\r\n1\r\n", to: csv)
      #expect(throws: FileShape.Failure.columnsDiffer(row: 1, expected: 2, found: 1)) {
        try CodebookFiles(beside: csv).write(codebook)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["data.csv"])
    }
  }

  @Test func otherEndingsStay() {
    #expect(CodebookFiles(beside: "/dev/null").canBeWritten == false)
    #expect(CodebookFiles(beside: "/no/such/file.csv").canBeWritten == false)
  }

  /// Reads what the service writes, for questionnaires of every kind in two versions.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func jsonComesBackAsItWas(seed: UInt64) throws {
    var variables = QuestionnaireVariables(questionnaire: "q", language: "de")
    var elements: Set<String> = []
    var scores: Set<String> = []
    for version in [UInt32(2), 1] {
      var generator = QuestionnaireGenerator(seed: seed * 2 + UInt64(version))
      let definition = generator.questionnaire(size: 25)
      variables.add(definition, version: version, contentHash: "\(version)")
      elements.formUnion(definition.elements.filter { $0.question != nil }.map(\.id))
      scores.formUnion(definition.scores.map(\.id))
    }
    let codebook = Codebook(
      table: .wide, study: "s", language: "de",
      variables: elements.sorted().map { variables.answer($0, named: $0) }
        + scores.sorted().flatMap {
          [variables.score($0, named: "score_\($0)"), variables.band($0, named: "\($0)_band")]
        }, questionnaires: [variables.described])
    #expect(try Codebook(json: Data(try CodebookJSON.bytes(codebook))) == codebook)
  }

  @Test func otherFormsOfJSONAreRefused() {
    #expect(throws: CodebookFailure.self) { try Codebook(json: Data("{}".utf8)) }
    #expect(throws: CodebookFailure.self) {
      try Codebook(json: Data(#"{"format":"otolith-codebook 2","variables":[]}"#.utf8))
    }
  }
}
