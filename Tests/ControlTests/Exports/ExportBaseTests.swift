import Fields
import Foundation
import Testing

@testable import Control

/// Exports that continue earlier ones.
@Suite struct ExportBaseTests {
  private let cursor = "1.sheets.study.12.34"

  private func request(
    _ kind: ExportRequest.Kind = .sheets, _ questionnaireID: String = "",
    filter: ExportFilter = ExportFilter()
  ) -> ExportRequest {
    var request = ExportRequest(kind, studyID: "study", questionnaireID: questionnaireID)
    request.filter = filter
    return request
  }

  /// Writes a manifest beside a file, as a run of `export` does.
  private func note(_ request: ExportRequest, cursor: String, at csv: String) throws {
    let name = URL(filePath: csv).lastPathComponent
    let file = ExportFolder.File(
      name: name, request, rows: 1, bytes: 2, asOf: Date(timeIntervalSince1970: 0), cursor: cursor)
    try ExportFolder.note(file, beside: csv, now: Date(timeIntervalSince1970: 0))
  }

  @Test func aCursorStandsForItself() throws {
    let base = try ExportBase(cursor)
    #expect(try base.continuing(request(), isOptional: false).since == cursor)
    #expect(try base.continuing(request(.notifications), isOptional: false).since == cursor)
    let timed = try ExportBase(cursor + ".56")
    #expect(
      try timed.continuing(request(.decisionPoints), isOptional: false).since == cursor + ".56")
    // Participants, and notifications of groups, which participants may leave, are exported as a whole.
    let ofGroup = ExportFilter(groupIDs: ["a"])
    for whole in [request(.participants), request(.notifications, filter: ofGroup)] {
      #expect(try base.continuing(whole, isOptional: true).since == "")
    }
    for text in ["", "absent.csv", "folder/1.sheets.study.12.34", "a.b.c"] {
      #expect(throws: ExportFolder.Failure.self) { try ExportBase(text) }
    }
  }

  @Test func aManifestNamesTheCursorOfTheSameRows() throws {
    try TestFiles.withFolder { folder in
      let csv = folder + "/data.csv"
      let filter = ExportFilter(firstDate: "2026-06-01", groupIDs: ["a"])
      try TestFiles.write("", to: csv)
      try note(request(filter: filter), cursor: cursor, at: csv)
      for path in [csv, folder + "/data.manifest.json"] {
        let base = try ExportBase(path)
        #expect(try base.continuing(request(filter: filter), isOptional: false).since == cursor)
        var tests = request(filter: filter)
        tests.includeTestParticipants = true
        for other in [request(), request(filter: ExportFilter(groupIDs: ["a"])), tests] {
          #expect(throws: ExportFolder.Failure.self) {
            try base.continuing(other, isOptional: true)
          }
        }
        // What the earlier export lacks is exported as a whole, if that is allowed.
        for lacking in [request(.sheets, "q"), request(.revisions)] {
          #expect(try base.continuing(lacking, isOptional: true).since == "")
          #expect(throws: ExportFolder.Failure.self) {
            try base.continuing(lacking, isOptional: false)
          }
        }
      }
      var elsewhere = request(filter: filter)
      elsewhere.studyID = "other"
      #expect(throws: ExportFolder.Failure.self) {
        try ExportBase(csv).continuing(elsewhere, isOptional: true)
      }
    }
  }

  @Test func aFolderHasTheCursorsOfItsFiles() throws {
    try TestFiles.withFolder { path in
      let folder = ExportFolder(path: path + "/may")
      let part = ExportFolder.Part(name: "sheets-q.csv", request: request(.sheets, "q"))
      var state = try folder.begin([part], isResumed: false, now: Date())
      let file = ExportFolder.File(
        name: part.name, part.request, rows: 1, bytes: 1, asOf: Date(), cursor: cursor)
      state.files[part.name] = file
      try folder.note(state)
      try TestFiles.write("x", to: folder.path(of: part.name))
      let base = try ExportBase(folder.path)
      let next = try base.continuing(part.request, isOptional: true)
      #expect(next.since == cursor)
      // A file of another cursor is not complete in a resumed run.
      #expect(folder.finished(part, in: state) == file)
      #expect(folder.finished(.init(name: part.name, request: next), in: state) == nil)
      #expect(throws: ExportFolder.Failure.self) { try ExportBase(path) }
    }
  }

  /// Manifests of earlier programs have neither filters nor cursors.
  @Test func aManifestWithoutCursorsIsRead() throws {
    try TestFiles.withFolder { path in
      let text = """
        {"format": 1, "studyId": "study", "beginTime": "2026-01-01T00:00:00Z", "isWhole": true, "files":
        {"answers.csv": {"name": "answers.csv", "what": "sheets", "studyId": "study",
        "questionnaireId": "", "includeTestParticipants": false, "legacyScales": false, "rows": 1,
        "bytes": 2}}}
        """
      try TestFiles.write(text, to: path + "/export.json")
      #expect(try ExportBase(path).continuing(request(), isOptional: true).since == "")
    }
  }
}
