import Foundation
import Testing

@testable import Control

@Suite struct OutputFileTests {
  private func contents(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func aFileAppearsAndIsReplacedWhole() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/page.html"
      try OutputFile.write(Array("first".utf8), to: path)
      #expect(contents(path) == "first")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try OutputFile.write(Array("second".utf8), to: path)
      #expect(contents(path) == "second")
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o640)
      #expect(try names(in: folder) == ["page.html"])
    }
  }

  @Test func aLinkStaysALink() throws {
    try TestFiles.withFolder { folder in
      try TestFiles.write("first", to: folder + "/target")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "target")
      try OutputFile.write(Array("second".utf8), to: folder + "/link")
      #expect(contents(folder + "/target") == "second")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "target")
    }
  }

  /// A device must not be replaced by a file.
  @Test func whatIsNoFileIsWrittenTo() throws {
    try OutputFile.write(Array("nothing".utf8), to: "/dev/null")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func whatCannotBeWrittenLeavesNothingBehind() throws {
    try TestFiles.withFolder { folder in
      #expect(throws: OutputFailure.self) {
        try OutputFile.write([1], to: folder + "/none/page.html")
      }
      try FileManager.default.createDirectory(
        atPath: folder + "/taken", withIntermediateDirectories: false)
      #expect(throws: (any Error).self) { try OutputFile.write([1], to: folder + "/taken") }
      #expect(try names(in: folder) == ["taken"])
    }
  }
}
