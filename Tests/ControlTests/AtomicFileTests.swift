import Foundation
import Testing

@testable import Control

@Suite struct AtomicFileTests {
  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func whatIsThereStaysUntilAllIsWritten() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/export.csv"
      try TestFiles.write("old", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      let draft = try AtomicFile(path: path, mode: AtomicFile.privateMode)
      try draft.handle.write(contentsOf: Data("new".utf8))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      try draft.commit()
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
      #expect(try mode(path) == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["export.csv"])
    }
  }

  @Test func whatIsGivenUpLeavesNothing() throws {
    try TestFiles.withFolder { folder in
      let draft = try AtomicFile(path: folder + "/export.csv", mode: AtomicFile.privateMode)
      try draft.handle.write(contentsOf: Data("half".utf8))
      // It has no name, or is accessible to its owner only.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(try names.map { try mode(folder + "/" + $0) }.allSatisfy { $0 == 0o600 })
      draft.discard()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func whatBrokeOffBeginsAnew() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/export.csv"
      let draft = try AtomicFile(path: path)
      try draft.write(Array("half of a line".utf8))
      #expect(try draft.restart())
      try draft.write(Array("all\n".utf8))
      try draft.commit()
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "all\n")
    }
    let device = try AtomicFile(path: "/dev/null")
    #expect(try device.restart() == false)
    device.discard()
  }

  @Test func aFullDiskIsTold() throws {
    let full = try AtomicFile(path: "/dev/full")
    #expect(throws: OutputFailure.self) { try full.write([1]) }
    full.discard()
  }
}
