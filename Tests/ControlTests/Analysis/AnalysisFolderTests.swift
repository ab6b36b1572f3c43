import Foundation
import Testing

@testable import Control

@Suite struct AnalysisFolderTests {
  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func aFolderGetsItsNameWhenComplete() throws {
    try TestFiles.withFolder { place in
      let folder = try AnalysisFolder("\(place)/data/")
      try folder.write(Array("abc".utf8), to: "a.txt")
      #expect(try names(place) == ["data.partial"])
      try folder.commit()
      #expect(try names(place) == ["data"])
      let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      #expect(folder.files == [.init(name: "a.txt", bytes: 3, rows: nil, sha256: hash)])
      let mode = try FileManager.default.attributesOfItem(atPath: "\(place)/data")[
        .posixPermissions]
      #expect(mode as? Int == 0o700)
      #expect(throws: AnalysisFolder.Failure.self) { try AnalysisFolder("\(place)/data") }
    }
  }

  @Test func anErrorLeavesNothing() throws {
    try TestFiles.withFolder { place in
      let folder = try AnalysisFolder("\(place)/data")
      try folder.write([1], to: "a")
      folder.discard()
      #expect(try names(place) == [])
    }
  }

  @Test func whatAnInterruptedRunLeftIsReplaced() throws {
    try TestFiles.withFolder { place in
      try FileManager.default.createDirectory(
        atPath: "\(place)/data.partial", withIntermediateDirectories: false)
      try TestFiles.write("old", to: "\(place)/data.partial/old.csv")
      let folder = try AnalysisFolder("\(place)/data")
      #expect(try names(folder.path) == [])
      // Another run does not disturb this one.
      #expect(throws: AnalysisFolder.Failure.self) { try AnalysisFolder("\(place)/data") }
      try folder.write([1], to: "a")
      try folder.commit()
      #expect(try names("\(place)/data") == ["a"])
    }
  }
}
