import Foundation
import Messages
import Testing

@testable import Control

@Suite struct OwnExportFolderTests {
  private func part(_ text: String, file: String = "answers.csv")
    -> CommonV1.ExportOwnRecordsResponse
  {
    .init(file: file, lines: Array(text.utf8), records: 1)
  }

  private func folder(_ archive: String, _ owner: String = "one") throws -> OwnExportFolder {
    try OwnExportFolder(of: archive, owner: owner, participantID: "", language: "")
  }

  private func text(_ folder: OwnExportFolder) throws -> String {
    try String(contentsOfFile: folder.filePath(.ingestion, "answers.csv"), encoding: .utf8)
  }

  @Test func whatNoTokenCoversIsTakenBack() throws {
    try TestFiles.withFolder { path in
      let archive = path + "/a.zip"
      let first = try folder(archive)
      try first.begin(.ingestion)
      try first.append(part("one\n"), to: .ingestion)
      try first.note(.ingestion, resumeToken: "t1", isComplete: false)
      try first.append(part("two\n"), to: .ingestion)
      #expect(try text(first) == "one\ntwo\n")
      // Another process.
      let second = try folder(archive)
      #expect(second.state[.ingestion].resumeToken == "t1")
      try second.begin(.ingestion)
      try second.append(part("three\n"), to: .ingestion)
      try second.note(.ingestion, resumeToken: "", isComplete: true)
      #expect(try text(second) == "one\nthree\n")
      #expect(second.state[.ingestion].files["answers.csv"]?.records == 2)
      #expect(second.state[.ingestion].isComplete)
    }
  }

  @Test func aFileThatLostBytesIsReadAnew() throws {
    try TestFiles.withFolder { path in
      let archive = path + "/a.zip"
      let first = try folder(archive)
      try first.begin(.ingestion)
      try first.append(part("one\n"), to: .ingestion)
      try first.note(.ingestion, resumeToken: "t1", isComplete: false)
      try TestFiles.write("on", to: first.filePath(.ingestion, "answers.csv"))
      let second = try folder(archive)
      try second.begin(.ingestion)
      #expect(second.state[.ingestion] == OwnExportState.Service())
      try second.append(part("one\n"), to: .ingestion)
      #expect(try text(second) == "one\n")
    }
  }

  @Test func noServiceChoosesAPath() throws {
    try TestFiles.withFolder { path in
      let folder = try folder(path + "/a.zip")
      try folder.begin(.auth)
      for name in [
        "../x.csv", "/etc/x.csv", "x", "x.txt", ".csv", "a.b.csv", "A.csv", "a b.csv",
        String(repeating: "a", count: 61) + ".csv",
      ] {
        #expect(throws: OwnExportFailure.self, "\(name)") {
          try folder.append(part("x", file: name), to: .auth)
        }
      }
      try folder.append(part("x", file: String(repeating: "a", count: 60) + ".csv"), to: .auth)
    }
  }

  @Test func aFolderOfAnotherParticipantIsNotGoneOnWith() throws {
    try TestFiles.withFolder { path in
      let archive = path + "/a.zip"
      try folder(archive, "one").setLanguage("de")
      #expect(throws: OwnExportFailure.self) { try folder(archive, "two") }
      #expect(try folder(archive, "one").state.language == "de")
    }
  }

  @Test func theArchiveReplacesAFileWhole() throws {
    try TestFiles.withFolder { path in
      let archive = path + "/a.zip"
      try TestFiles.write("old", to: archive)
      let folder = try folder(archive)
      try folder.begin(.ingestion)
      try folder.append(part("h\r\nx\r\n"), to: .ingestion)
      try folder.append(part("{}\n", file: "answers.jsonl"), to: .ingestion)
      try folder.note(.ingestion, resumeToken: "", isComplete: true)
      #expect(try String(contentsOfFile: archive, encoding: .utf8) == "old")
      let contents = try OwnExportArchive(folder).write(to: archive, now: Date())
      #expect(contents == OwnExportArchive.Contents(files: 2, records: 1))
      let mode = try FileManager.default.attributesOfItem(atPath: archive)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a.zip"])
    }
  }

  /// A service may be newer and have other tables; today's tables all have descriptions.
  @Test func everyTableHasWordsInBothLanguages() {
    for (name, words) in OwnExportTables.descriptions {
      #expect(OwnExportFolder.isFileName(name + ".csv"), "\(name)")
      #expect(words.en.hasSuffix(".") && words.de.hasSuffix("."), "\(name)")
    }
  }
}
