import Foundation
import Messages
import RPCCore
import Synchronization
import Testing

@testable import Control

@Suite struct SessionKeeperTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func session(endsIn seconds: Double) -> CachedSession {
    CachedSession(
      authAddress: "localhost:1", username: "anna", participantID: "p", accessToken: "old.old.old",
      accessTokenEnd: now.timeIntervalSince1970 + seconds, refreshToken: "first", sessionEnd: 0)
  }

  private func withFile(_ body: (SessionFile, String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(SessionFile(folder: folder, authAddress: "localhost:1"), folder)
  }

  /// `{"iat":…,"exp":…}` between two parts that are not read.
  private static func token(_ name: String, livesFor seconds: Int) -> String {
    let payload = Data(#"{"sub":"p","iat":50,"exp":\#(50 + seconds)}"#.utf8).base64EncodedString()
      .replacing("=", with: "").replacing("+", with: "-").replacing("/", with: "_")
    return "\(name).\(payload).s"
  }

  @Test func aFreshTokenIsUsedAsItIs() async throws {
    try await withFile { file, _ in
      try file.write(session(endsIn: 120))
      let keeper = SessionKeeper(file, now: { now }) { _ in throw RPCError(.internalError, "asked")
      }
      let found = try await keeper.session()
      #expect(found?.accessToken == "old.old.old")
    }
  }

  @Test func noSessionIsNone() async throws {
    try await withFile { file, _ in
      let keeper = SessionKeeper(file, now: { now }) { _ in throw RPCError(.internalError, "asked")
      }
      let found = try await keeper.session()
      #expect(found == nil)
    }
  }

  /// A refresh token can be used once: of many processes one renews the session.
  @Test func manyAtOnceRenewItOnce() async throws {
    try await withFile { file, _ in
      try file.write(session(endsIn: 30))
      let asked = Mutex<[String]>([])
      let keeper = SessionKeeper(file, now: { now }) { request in
        asked.withLock { $0.append(request.refreshToken) }
        try await Task.sleep(for: .milliseconds(50))
        return AuthV1.RefreshResponse(
          accessToken: Self.token("new", livesFor: 600), refreshToken: "second")
      }
      let found = try await withThrowingTaskGroup(of: CachedSession?.self) { group in
        for _ in 0..<20 { group.addTask { try await keeper.session() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(asked.withLock { $0 } == ["first"])
      #expect(Set(found.map { $0?.refreshToken }) == ["second"])
      // Computed from the lifetime, not from the service's clock.
      #expect(try file.read()?.accessTokenEnd == now.timeIntervalSince1970 + 600)
    }
  }

  @Test func aSessionThatHasEndedIsForgotten() async throws {
    try await withFile { file, _ in
      try file.write(session(endsIn: 0))
      let keeper = SessionKeeper(file, now: { now }) { _ in
        throw RPCError(.unauthenticated, "no", reason: "REFRESH_TOKEN_REJECTED")
      }
      await #expect {
        try await keeper.session()
      } throws: {
        ($0 as? SessionFailure)?.description.contains("otolithctl login") == true
      }
      #expect(try file.read() == nil)
    }
  }

  @Test(arguments: [
    RPCError(.unavailable, "away"),
    RPCError(.permissionDenied, "suspended", reason: "ACCOUNT_SUSPENDED"),
  ])
  func whatPassesIsNotForgotten(error: RPCError) async throws {
    try await withFile { file, _ in
      try file.write(session(endsIn: 0))
      let keeper = SessionKeeper(file, now: { now }) { _ in throw error }
      await #expect(throws: RPCError.self) { try await keeper.session() }
      #expect(try file.read()?.refreshToken == "first")
    }
  }

  /// Otherwise the new token, and with it the session, would be lost.
  @Test func whatCannotBeKeptIsNotRenewed() async throws {
    try await withFile { file, folder in
      try file.write(session(endsIn: 0))
      // For root nothing is read-only, so this uses a folder with wrong permissions.
      let keeper = SessionKeeper(file, now: { now }) { _ in
        Issue.record("renewed")
        throw RPCError(.internalError, "asked")
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
      await #expect(throws: SessionFailure.self) { try await keeper.session() }
    }
  }

  @Test func anAccessTokenThatWasRefusedIsNotUsedAgain() async throws {
    try await withFile { file, _ in
      try file.write(session(endsIn: 500))
      let keeper = SessionKeeper(file, now: { now }) { _ in
        AuthV1.RefreshResponse(accessToken: "new", refreshToken: "second")
      }
      try await keeper.forgetAccessToken()
      let found = try await keeper.session()
      #expect(found?.accessToken == "new")
    }
  }
}
