import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

/// Lists of a participant's own data, page by page.
@Suite struct OwnListTests {
  @Test func `enrolments come page by page, in the order of joining`() async throws {
    let auth = try await AuthFixture.shared()
    let studies = (0..<5).map { _ in AuthFixture.newName() }
    let token = try await auth.signInAnonymously().accessToken
    for study in studies {
      try await auth.publish(study)
      _ = try await auth.join(study, token: token)
    }
    _ = try await auth.leave(studies[1], token: token)
    func page(
      _ size: UInt32, _ pageToken: String
    ) async throws -> AuthV1.ListEnrolmentsResponse {
      try await auth.enrolments.listEnrolments(
        .init(pageSize: size, pageToken: pageToken), context: auth.caller(token))
    }
    var listed: [AuthV1.Enrolment] = []
    var pageToken = ""
    repeat {
      let part = try await page(2, pageToken)
      #expect(part.enrolments.count <= 2)
      if listed.count == 2 {
        // Concurrent joining or leaving does not move entries between pages.
        _ = try await auth.leave(studies[0], token: token)
        _ = try await auth.join(studies[1], token: token)
      }
      listed += part.enrolments
      pageToken = part.nextPageToken
    } while !pageToken.isEmpty
    #expect(listed.map(\.studyID) == studies + [studies[1]])
    #expect(try await page(6, "").nextPageToken.isEmpty)
    #expect(try await page(5, "").enrolments.count == 5)
    for (size, pageToken, reason) in [
      (201, "", "PAGE_SIZE_OUT_OF_RANGE"), (2, "AAAA", "PAGE_TOKEN_INVALID"),
    ] {
      let refused = try await failure { try await page(UInt32(size), pageToken) }
      #expect(refused?.violations.map(\.reason) == [reason])
    }
  }

  @Test func `requests to join come page by page, all or those in a state`() async throws {
    let auth = try await AuthFixture.shared()
    let studies = (0..<5).map { _ in AuthFixture.newName() }
    let token = try await auth.signInAnonymously().accessToken
    for study in studies {
      try await auth.publish(study, access: .request)
      _ = try await auth.join(study, token: token)
      auth.clock.advance(by: 1)
    }
    _ = try await auth.leave(studies[3], token: token)
    func all(_ state: AuthV1.JoinRequestState) async throws -> [String] {
      var listed: [String] = []
      var pageToken = ""
      repeat {
        let part = try await auth.enrolments.listOwnJoinRequests(
          .init(state: state, pageSize: 2, pageToken: pageToken), context: auth.caller(token))
        listed += part.joinRequests.map(\.studyID)
        pageToken = part.nextPageToken
      } while !pageToken.isEmpty
      return listed
    }
    #expect(try await all(.unspecified) == studies)
    #expect(try await all(.pending) == studies.filter { $0 != studies[3] })
    #expect(try await all(.withdrawn) == [studies[3]])
    let unknown = try await failure { try await all(.unrecognized(77)) }
    #expect(unknown?.violations.map(\.reason) == ["UNKNOWN"])
  }
}
