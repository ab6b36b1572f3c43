import Foundation
import Logging
import RPCCore
import RPCServer
import Testing

@testable import Identity
@testable import Telemetry
@testable import Tokens

@Suite("The log line of a call")
struct CallLineTests {
  private let participantID = UUID()

  private func fields(
    _ claims: AccessClaims? = nil, metadata: Metadata = Metadata(), error: (any Error)? = nil,
    callers: CallerNames = CallerNames()
  ) -> [String: String] {
    let context = ServerCallContext(
      service: "otolith.test.v1.TestService", method: "Call", requestMetadata: metadata)
    context[AccessClaimsKey.self] = claims.map { VerifiedClaims($0) }
    return CallLine(context: context, time: .microseconds(1260), error: error, callers: callers)
      .fields.mapValues(\.description)
  }

  private func claims(_ roles: Set<Role>, service: String? = nil) -> AccessClaims {
    AccessClaims(
      participantID: participantID, roles: roles, callingService: service, sessionID: UUID(),
      issuedAt: Date(), expiresAt: Date())
  }

  @Test("The fields of a call without a token")
  func bare() {
    #expect(
      fields() == [
        "method": "otolith.test.v1.TestService/Call", "status": "ok", "ms": "1.3",
        "request_bytes": "0", "response_bytes": "0", "peer": "none",
      ])
    let refused = fields(error: RPCError(.notFound, "no “Ada”", reason: "STUDY_UNKNOWN"))
    #expect(refused["status"] == "notFound")
    #expect(refused["reason"] == "STUDY_UNKNOWN")
    // The status message, which may contain text of the caller, is not logged.
    #expect(!refused.values.contains { $0.contains("Ada") })
    #expect(fields(error: CocoaError(.fileNoSuchFile))["status"] == "failed")
  }

  @Test("The kind of caller is logged, not its identity")
  func callers() {
    let names = CallerNames()
    for (roles, kind): (Set<Role>, String) in [
      ([.participant], "participant"), ([.participant, .studyLeader], "study_leader"),
      ([.administrator, .participant], "administrator"), ([.gateway], "gateway"),
    ] {
      let line = fields(claims(roles), callers: names)
      #expect(line["peer"] == kind)
      #expect(line["caller"] == names.name(of: participantID))
      #expect(!line.values.contains { $0.lowercased().contains(participantID.text) })
    }
    let service = fields(claims([.service], service: "otolith-planning"))
    #expect(service["peer"] == "service")
    #expect(service["service"] == "otolith-planning")
    #expect(service["caller"] == nil)
  }

  @Test("A caller's name is specific to a process")
  func names() {
    let (one, other) = (CallerNames(), CallerNames())
    #expect(one.name(of: participantID) == one.name(of: participantID))
    #expect(one.name(of: participantID) != one.name(of: UUID()))
    #expect(one.name(of: participantID) != other.name(of: participantID))
    #expect(one.name(of: participantID).wholeMatch(of: /[a-z2-7]{16}/) != nil)
  }

  @Test(
    "Only a well-formed request id is logged",
    arguments: [
      ("6F9619FF-8B86-D011-B42D-00C04FC964FF", "6f9619ff-8b86-d011-b42d-00c04fc964ff"),
      ("6f9619ff8b86d011b42d00c04fc964ff", "6f9619ff8b86d011b42d00c04fc964ff"),
      ("ada.lovelace@example.org", nil), ("", nil), ("1", nil),
      ("6f9619ff-8b86d011b42d00c04fc964ff", nil), ("6f9619ff8b86d011b42d00c04fc964fg", nil),
    ] as [(String, String?)])
  func requestIDs(sent: String, told: String?) {
    var metadata = Metadata()
    metadata.add(sent, for: "x-request-id")
    #expect(fields(metadata: metadata)["request_id"] == told)
    metadata.add(sent, for: "x-request-id")
    #expect(fields(metadata: metadata)["request_id"] == nil)
  }
}
