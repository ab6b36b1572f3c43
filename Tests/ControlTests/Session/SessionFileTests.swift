import Foundation
import Testing

@testable import Control

@Suite struct SessionFileTests {
  private let address = "auth.example.org:7401"
  private let session = CachedSession(
    authAddress: "auth.example.org:7401", username: "anna", participantID: "p",
    accessToken: "a.b.c",
    accessTokenEnd: 1, refreshToken: "r", sessionEnd: 2)

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func with(_ body: (SessionFile, String) throws -> Void) throws {
    try TestFiles.withFolder { folder in
      let state = folder + "/state/otolith"
      try body(SessionFile(folder: state, authAddress: address), state)
    }
  }

  private func refused(_ file: SessionFile, _ words: String) {
    #expect {
      try file.read()
    } throws: {
      ($0 as? SessionFailure)?.description.contains(words) == true
    }
  }

  @Test func itIsItsOwnersAlone() throws {
    try with { file, folder in
      #expect(try file.read() == nil)
      #expect(try file.remove() == false)
      try file.write(session)
      #expect(try file.read() == session)
      #expect(try mode(file.path) == 0o600)
      #expect(try mode(folder) == 0o700)
      #expect(try mode((folder as NSString).deletingLastPathComponent) == 0o700)
      #expect(file.path.hasSuffix("/session-auth.example.org-7401.json"))
      #expect(try file.remove())
      #expect(try file.read() == nil)
    }
  }

  @Test func whatOthersMayReadIsNotUsed() throws {
    try with { file, folder in
      try file.write(session)
      for wide in [0o644, 0o640, 0o604, 0o620, 0o602] {
        try FileManager.default.setAttributes([.posixPermissions: wide], ofItemAtPath: file.path)
        refused(file, "(mode \(String(wide, radix: 8)))")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      refused(file, "can be accessed by others")
      #expect(throws: SessionFailure.self) { try file.write(session) }
    }
  }

  @Test func whatIsNoFileOrSomebodyElsesIsNotUsed() throws {
    try with { file, folder in
      try file.write(session)
      let other = folder + "/other"
      try FileManager.default.moveItem(atPath: file.path, toPath: other)
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: other)
      refused(file, "cannot be read")
      unlink(file.path)
      #expect(mkfifo(file.path, 0o600) == 0)
      refused(file, "is not a regular file")
      unlink(file.path)
      try FileManager.default.createDirectory(
        atPath: file.path, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
      refused(file, "is not a regular file")
      if geteuid() == 0 {
        rmdir(file.path)
        try file.write(session)
        #expect(chown(file.path, 65_534, 65_534) == 0)
        refused(file, "belongs to another user")
      }
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"username":"anna"}"#, String(repeating: "x", count: 70_000),
    String(repeating: "[", count: 60_000),
  ])
  func whatHoldsNoSessionIsNotUsed(text: String) throws {
    try with { file, _ in
      try file.write(session)
      try write(text, file)
      refused(file, "does not contain a session")
    }
  }

  /// Tokens go into metadata and must not contain line breaks.
  @Test(arguments: ["a\r\nx: y", "a b", "", "ä", String(repeating: "t", count: 9_000)])
  func whatNoTokenHasIsNotUsed(token: String) throws {
    try with { file, _ in
      var changed = session
      changed.refreshToken = token
      try file.write(changed)
      refused(file, "does not contain a session")
    }
  }

  @Test func tokensGoNowhereElse() throws {
    try with { file, folder in
      var other = session
      other.authAddress = "evil.example.org:7401"
      try file.write(other)
      refused(file, "belongs to another otolith-auth")
      let elsewhere = SessionFile(folder: folder, authAddress: "auth.example.org:7402")
      #expect(elsewhere.path != file.path)
      #expect(try elsewhere.read() == nil)
    }
  }

  @Test func whereItIs() throws {
    #expect(try SessionFile.defaultFolder(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/otolith")
    #expect(try SessionFile.defaultFolder(["HOME": "/h"]) == "/h/.local/state/otolith")
    // Relative paths are ignored (XDG Base Directory Specification).
    #expect(
      try SessionFile.defaultFolder(["XDG_STATE_HOME": "s", "HOME": "/h"])
        == "/h/.local/state/otolith")
    #expect(throws: SessionFailure.self) { try SessionFile.defaultFolder([:]) }
  }

  private func write(_ text: String, _ file: SessionFile) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: file.path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }
}
