import Codebooks
import Foundation
import Serialization
import Testing

@testable import Control

@Suite struct AnalysisTablesTests {
  private typealias Samples = AnalysisSamples

  private func csv(_ rows: [[String]]) -> [UInt8] {
    var csv = CSVWriter()
    for row in rows { csv.write(row) }
    return csv.bytes
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  /// Two participants, whose rows are in no order; the last only has sheets.
  private func fill(_ tables: inout AnalysisTables, in folder: String) throws {
    let others = (1...40).map { number in
      Samples.promptCells("p\(number)", ["participant": "p\(number % 2)"])
    }
    try TestFiles.write(csv([AnalysisInput.Prompt.columns] + others), to: "\(folder)/n.csv")
    try tables.add(.notifications, file: "\(folder)/n.csv")
    try tables.add(participants: [
      ["p1", "a", "false", "active", "2026-11-09", "", "", ""],
      ["p3", "", "false", "silent", "2026-11-09", "", "", ""],
    ])
    let header = AnalysisInput.Sheet.columns + ["asked", "feeling", "why", "score_total"]
    let sheets = (1...40).map { number in
      Samples.sheetCells(
        "s\(number)", of: "p\(number)",
        [
          "participant": number == 7 ? "gone" : "p\(number % 2)",
          "why": "a \"b\",\r\n\(number)",
        ])
    }
    try TestFiles.write(csv([header] + sheets), to: "\(folder)/s.csv")
    let input = try tables.add(.sheets(questionnaireID: "mood"), file: "\(folder)/s.csv")
    #expect(input.place(of: "feeling") == header.firstIndex(of: "feeling"))
    tables.add(try Samples.form())
  }

  @Test(arguments: [1 << 20, 3_000, 1])
  func tablesDoNotDependOnTheMemory(partBytesMax: Int) throws {
    try TestFiles.withFolder { place in
      let folder = try AnalysisFolder("\(place)/data")
      var tables = AnalysisTables(folder: folder, hasGroups: true, partBytesMax: partBytesMax)
      try fill(&tables, in: place)
      try tables.write()
      #expect(folder.files.map(\.name) == ["observations.csv", "participants.csv"])
      // 39 answered with four items each, one missed with three, and a sheet of its own.
      #expect(folder.files.map(\.rows) == [39 * 4 + 3 + 4, 4])
      let participants = try text(folder.path(of: "participants.csv"))
      #expect(
        participants.split(separator: "\r\n").map { $0.split(separator: ",")[0] }
          == ["participant", "gone", "p0", "p1", "p3"])
      let observations = try text(folder.path(of: "observations.csv"))
      #expect(observations.contains("\"a \"\"b\"\",\r\n8\""))
      #expect(tables.sources.map(\.rows) == [40, 2, 40])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
      folder.discard()
    }
  }

  @Test func otherFilesAreRejected() throws {
    try TestFiles.withFolder { place in
      let folder = try AnalysisFolder("\(place)/data")
      defer { folder.discard() }
      var tables = AnalysisTables(folder: folder, hasGroups: true)
      for (contents, isInput) in [
        ("a,b\r\n1,2\r\n", true), ("", false),
        (AnalysisInput.Prompt.columns.joined(separator: ",") + "\r\n1,2\r\n", false),
        (AnalysisInput.Prompt.columns.joined(separator: ",") + "\r\n1,2", false),
      ] {
        try TestFiles.write(contents, to: "\(place)/x.csv")
        if isInput {
          #expect(throws: AnalysisInput.Failure.self) {
            try tables.add(.notifications, file: "\(place)/x.csv")
          }
        } else {
          #expect(throws: FileShape.Failure.self) {
            try tables.add(.notifications, file: "\(place)/x.csv")
          }
        }
      }
    }
  }

  @Test func recordsOfAnyPartsAreThoseThatWereWritten() throws {
    let rows = [["a", "b"], ["", ""], ["x,\"y\"", "1\r\n2\n3"], ["\"", "'=1"], ["ü", "\"\""]]
    let bytes = csv(rows)
    for size in [1, 2, 3, 7, bytes.count] {
      var records = CSVRecords()
      var found: [[String]] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        records.take(Array(bytes[start..<min(start + size, bytes.count)])) { found.append($0) }
      }
      try records.finish()
      #expect(found == rows)
    }
  }

  @Test func codebooksDescribeTheTables() throws {
    try TestFiles.withFolder { place in
      let folder = try AnalysisFolder("\(place)/data")
      let long = Codebook(table: .long, study: "study", language: "de", variables: [])
      try AnalysisFiles.write(to: folder, describing: long, hasGroups: false)
      let codebook = try text(folder.path(of: "observations.codebook.csv"))
      #expect(codebook.contains("Erinnerung"))
      #expect(!codebook.contains(",group,group,"))
      let json = try Codebook(
        json: Data(contentsOf: URL(filePath: folder.path(of: "participants.codebook.json"))))
      #expect(json.table == .participants)
      #expect(
        json.columns.map(\.name) == AnalysisLayout.participants(hasGroups: false).map(\.name))
      folder.discard()
    }
  }
}
