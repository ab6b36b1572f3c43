import Foundation
import Messages
import RPCServer

@testable import AuthService

/// Staff that can sign in, without a study.
struct Staff {
  var id: String
  var name: String

  init(_ auth: AuthFixture, by administrator: ServerCallContext) async throws {
    name = AuthFixture.newName()
    let invited = try await auth.administration.registerStudyLeader(
      .init(requestID: AuthFixture.newID(), username: name), context: administrator)
    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    id = try await auth.managed(name, by: administrator).participantID
  }
}
