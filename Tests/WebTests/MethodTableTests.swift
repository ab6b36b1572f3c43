import Foundation
import Messages
import RPCCore
import Testing

@testable import WebService

@Suite("Methods of pages")
struct MethodTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Paths of the unary methods that the proto files of the four services declare.
  private static func declared() throws -> Set<String> {
    var paths = Set<String>()
    for name in ["auth", "catalogue", "ingestion", "planning"] {
      let folder = root.appending(path: "proto/otolith/\(name)/v1")
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        let text = try String(contentsOf: file, encoding: .utf8)
          .replacing("\n      returns", with: " returns")
        var service = ""
        for line in text.split(separator: "\n") {
          if let match = line.wholeMatch(of: /service (\w+) \{.*/) { service = String(match.1) }
          guard
            let match = line.firstMatch(of: /^  rpc (\w+)\((stream )?\w+\) returns \((stream )?/),
            match.2 == nil, match.3 == nil
          else { continue }
          paths.insert("/otolith.\(name).v1.\(service)/\(match.1)")
        }
      }
    }
    return paths
  }

  @Test("All unary methods can be called, except the exchange of a refresh token")
  func all() throws {
    let declared = try Self.declared()
    #expect(declared.count > 100)
    let table = try MethodTable()
    #expect(Set(table.paths) == declared.subtracting(["/otolith.auth.v1.SessionService/Refresh"]))
  }

  @Test("The package names the program")
  func programs() throws {
    let table = try MethodTable()
    let method = try #require(table["/otolith.planning.v1.PlanningService/GetNotificationPlan"])
    #expect(method.program == "otolith-planning")
    #expect(method.service == "otolith.planning.v1.PlanningService")
  }

  @Test(
    "Streams, unknown methods and other paths are not found",
    arguments: [
      "/otolith.ingestion.v1.ExportService/ExportAnswerSheets",
      "/otolith.auth.v1.SessionService/Refresh", "/otolith.auth.v1.SessionService/", "", "/", "//",
      "/grpc.health.v1.Health/Check", "/otolith.auth.v1.SessionService/SignIn/",
      "/otolith.auth.v1.SessionService/SignIn/more", "otolith.auth.v1.SessionService/SignIn",
    ])
  func unknown(path: String) throws { #expect(try MethodTable()[path] == nil) }

  @Test("Tokens are removed from a response, and nothing else")
  func tokens() throws {
    let schema = try MethodTable().schema
    let response = AuthV1.SignInResponse(
      accessToken: "access", refreshToken: "refresh", participantID: "p",
      outdatedConsents: [.init(studyID: "study")])
    let (rest, values) = try schema.removing(
      TokenFields.all, from: response.serialized(), of: AuthV1.SignInResponse.fullName)
    #expect(values == ["access_token": "access", "refresh_token": "refresh"])
    #expect(
      try AuthV1.SignInResponse(serialized: rest)
        == AuthV1.SignInResponse(
          participantID: "p", outdatedConsents: [.init(studyID: "study")]))
    let study = AuthV1.ListEnrolmentsResponse()
    #expect(
      try schema.removing(
        TokenFields.all, from: study.serialized(), of: AuthV1.ListEnrolmentsResponse.fullName
      ).values == [:])
    #expect(throws: DecodingError.self) {
      try schema.removing(TokenFields.all, from: [0x0A, 9], of: AuthV1.SignInResponse.fullName)
    }
  }

  @Test("No response hides a token below its top level")
  func nestedTokens() throws {
    // Messages in messages are not searched, so none may have a token.
    for name in ["auth", "catalogue", "ingestion", "planning"] {
      let folder = Self.root.appending(path: "proto/otolith/\(name)/v1")
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        var message = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          if let match = line.wholeMatch(of: /message (\w+) \{.*/) { message = String(match.1) }
          guard line.contains("access_token = ") || line.contains("refresh_token = ") else {
            continue
          }
          #expect(message.hasSuffix("Response") || message.hasSuffix("Request"), "\(message)")
        }
      }
    }
  }
}
