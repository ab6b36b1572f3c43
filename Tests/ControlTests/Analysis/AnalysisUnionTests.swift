import Foundation
import Testing

@testable import Control

/// Common tables of several studies.
@Suite struct AnalysisUnionTests {
  /// Writes the tables of one study, with one participant who has one row.
  private func add(
    _ study: String, hasGroups: Bool, to folder: AnalysisFolder
  ) throws -> AnalysisManifest {
    let part = try AnalysisFolder(folder.path(of: study))
    for (name, columns) in [
      ("observations", AnalysisLayout.observations(hasGroups: hasGroups)),
      ("participants", AnalysisLayout.participants(hasGroups: hasGroups)),
    ] {
      let cells = columns.map { $0.name == "participant" ? "p-of-\(study)" : $0.name }
      let lines = [columns.map(\.name), cells].map { $0.joined(separator: ",") + "\r\n" }
      try part.write(Array(lines.joined().utf8), to: "\(name).csv")
    }
    try part.commit()
    return AnalysisManifest(
      study: study, asOf: Date(timeIntervalSince1970: 0), hasGroups: hasGroups,
      includesTestParticipants: false, sources: [])
  }

  private func rows(_ path: String) throws -> [[String: String]] {
    var header: [String] = []
    var rows: [[String: String]] = []
    try CSVRecords.read(path) { fields in
      if header.isEmpty {
        header = fields
      } else {
        rows.append(Dictionary(uniqueKeysWithValues: zip(header, fields)))
      }
    }
    return rows
  }

  @Test func rowsStandBehindTheirStudy() throws {
    try TestFiles.withFolder { place in
      let folder = try AnalysisFolder("\(place)/union")
      let studies = [
        try add("b", hasGroups: false, to: folder), try add("a", hasGroups: true, to: folder),
      ]
      let manifest = try AnalysisUnion(
        folder: folder, language: "de", studies: studies, key: nil
      ).write()
      try folder.commit()
      for name in ["observations", "participants"] {
        let rows = try rows("\(place)/union/\(name).csv")
        #expect(rows.map { $0["study"] } == ["b", "a"])
        #expect(rows.map { $0["participant"] } == ["p-of-b", "p-of-a"])
        // A study whose groups are concealed has an empty cell; other columns keep their values.
        #expect(rows.map { $0["group"] } == ["", "group"])
        #expect(rows.allSatisfy { $0["test_participant"] == "test_participant" })
        let book = try String(
          contentsOfFile: "\(place)/union/\(name).codebook.csv", encoding: .utf8)
        #expect(book.contains("Id der Studie"))
      }
      #expect(manifest.studies.map(\.study) == ["b", "a"])
      let files = Dictionary(uniqueKeysWithValues: manifest.files.map { ($0.name, $0.rows) })
      #expect(files["observations.csv"] == 2 && files["participants.csv"] == 2)
      #expect(files["otolith.py"] != nil)
    }
  }

  /// An interrupted run leaves folders of studies behind.
  @Test func aNewRunReplacesWhatIsLeft() throws {
    try TestFiles.withFolder { place in
      let left = "\(place)/other.partial/a"
      try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
      try TestFiles.write("x", to: left + "/observations.csv")
      let folder = try AnalysisFolder("\(place)/other")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      folder.discard()
    }
  }
}
