import Foundation
import Messages
import Testing

@testable import Control

@Suite struct ExportFolderTests {
  private let now = Date(timeIntervalSince1970: 0)
  private let parts = ["a", "b"].map {
    ExportFolder.Part(
      name: "sheets-\($0).csv",
      request: ExportRequest(.sheets, studyID: "study", questionnaireID: $0))
  }

  /// Does what a run does that writes the part.
  private func finish(
    _ part: ExportFolder.Part, _ text: String, _ folder: ExportFolder,
    _ state: inout ExportFolder.State
  ) throws {
    try TestFiles.write(text, to: folder.path(of: part.name))
    state.files[part.name] = ExportFolder.File(
      name: part.name, part.request, rows: 1, bytes: text.utf8.count)
    try folder.note(state)
  }

  @Test func aRunGoesOnWhereAnotherOneBrokeOff() throws {
    try TestFiles.withFolder { path in
      let folder = ExportFolder(path: path + "/export")
      var state = try folder.begin(parts, isResumed: false, now: now)
      try finish(parts[0], "x", folder, &state)

      let next = try folder.begin(parts, isResumed: true, now: now)
      #expect(folder.finished(parts[0], in: next)?.rows == 1)
      #expect(folder.finished(parts[1], in: next) == nil)
      // Another request means another file.
      var other = parts[0]
      other.request.includeTestParticipants = true
      #expect(folder.finished(other, in: next) == nil)
      // Truncated, or changed by another program.
      try TestFiles.write("xy", to: folder.path(of: parts[0].name))
      #expect(folder.finished(parts[0], in: next) == nil)
      unlink(folder.path(of: parts[0].name))
      #expect(folder.finished(parts[0], in: next) == nil)
    }
  }

  @Test func hashesAndSignatureAreThoseOfACompleteFolder() throws {
    // The first key of RFC 8032, section 7.1.
    let seed = "nWGxne/9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A="
    let der = [UInt8]([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20])
    let bytes = Data(der) + (Data(base64Encoded: seed) ?? Data())
    func pem(_ data: Data) -> String {
      "-----BEGIN PRIVATE KEY-----\n\(data.base64EncodedString())\n-----END PRIVATE KEY-----\n"
    }
    let key = try #require(ManifestKey(pem: pem(bytes)))
    #expect(key.signature(of: []).prefix(4) == [0xe5, 0x56, 0x43, 0x00])
    for other in ["", "x", pem(bytes.dropLast()), pem(bytes + [0]), pem(Data(count: 48))] {
      #expect(ManifestKey(pem: other) == nil)
    }
    try TestFiles.withFolder { path in
      let folder = ExportFolder(path: path + "/export")
      var state = try folder.begin(parts, isResumed: false, now: now)
      try finish(parts[0], "abc", folder, &state)
      // Of an earlier export, which also had this part.
      try TestFiles.write("old", to: folder.path(of: parts[1].name))
      try FileManager.default.createDirectory(
        atPath: folder.path(of: "files"), withIntermediateDirectories: true)
      try TestFiles.write("old", to: folder.path(of: ExportFolder.answerFiles))
      try folder.seal(by: key, withAnswerFiles: false)
      let sealed = try folder.state()
      #expect(
        sealed.sha256 == [
          parts[0].name: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ])
      let signature = folder.path(of: "export.json.sig")
      let manifest = try #require(
        FileManager.default.contents(atPath: folder.path(of: "export.json")))
      #expect(
        FileManager.default.contents(atPath: signature)
          == Data(key.signature(of: [UInt8](manifest))))
      // Once a run continues, both are outdated.
      let resumed = try folder.begin(parts, isResumed: true, now: now)
      #expect(resumed.sha256 == nil)
      try folder.note(resumed)
      #expect(!FileManager.default.fileExists(atPath: signature))
    }
  }

  @Test func aNewRunReplacesEveryFile() throws {
    try TestFiles.withFolder { path in
      let folder = ExportFolder(path: path + "/export")
      var state = try folder.begin(parts, isResumed: false, now: now)
      try finish(parts[0], "x", folder, &state)
      let next = try folder.begin(parts, isResumed: false, now: now)
      #expect(next.files.isEmpty)
      // The old file stays until the new one is complete.
      #expect(FileManager.default.fileExists(atPath: folder.path(of: parts[0].name)))
    }
  }

  @Test func nothingElseIsOverwritten() throws {
    try TestFiles.withFolder { path in
      let folder = ExportFolder(path: path)
      #expect(throws: ExportFolder.Failure.self) {
        try folder.begin(parts, isResumed: true, now: now)
      }
      try TestFiles.write("mine", to: path + "/notes.txt")
      #expect(throws: ExportFolder.Failure.self) {
        try folder.begin(parts, isResumed: false, now: now)
      }
      unlink(path + "/notes.txt")
      _ = try folder.begin(parts, isResumed: false, now: now)
      let others = [ExportFolder.Part(name: "x", request: ExportRequest(.sheets, studyID: "other"))]
      for isResumed in [false, true] {
        #expect(throws: ExportFolder.Failure.self) {
          try folder.begin(others, isResumed: isResumed, now: now)
        }
      }
      for text in ["", "{", "[]", #"{"format":2}"#] {
        try TestFiles.write(text, to: path + "/export.json")
        #expect(throws: ExportFolder.Failure.self) {
          try folder.begin(parts, isResumed: true, now: now)
        }
      }
    }
  }

  @Test func progress() {
    let begin = ContinuousClock.now
    var progress = ExportProgress(name: "a.csv", noun: "sheets", begin: begin)
    let isFirstShown = progress.add(bytes: 900, rows: 1, at: begin)
    #expect(isFirstShown)
    let isSecondShown = progress.add(bytes: 99, rows: 1, at: begin + .milliseconds(100))
    #expect(!isSecondShown)
    #expect(progress.line(at: begin) == "a.csv: 2 sheets, 999 B, 999 B/s, 0:00")
    let isThirdShown = progress.add(bytes: 12_345_678, rows: 1_234_567, at: begin + .seconds(1))
    #expect(isThirdShown)
    #expect(
      progress.line(at: begin + .seconds(75))
        == "a.csv: 1,234,569 sheets, 12.3 MB, 164.6 kB/s, 1:15")
    progress.restart()
    #expect((progress.bytes, progress.rows) == (0, 0))
  }

  @Test func cursors() throws {
    try TestFiles.withFolder { folder in
      let file = CursorFile(path: folder + "/cursor")
      #expect(try file.read() == "")
      try file.write("abc")
      #expect(try file.read() == "abc")
      for text in ["", "\n", "a b", "a\nb", "\u{1B}", String(repeating: "x", count: 5_000)] {
        try TestFiles.write(text, to: file.path)
        #expect(throws: CursorFile.Failure.self) { try file.read() }
      }
    }
  }
}
