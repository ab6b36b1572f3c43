import AuthDomain
import Messages

extension Account {
  var message: AuthV1.Account {
    AuthV1.Account(
      participantID: participantID.uuidString.lowercased(), username: username ?? "",
      email: email ?? "", language: language, anonymous: isAnonymous,
      createTime: GoogleProtobuf.Timestamp(createdAt), testParticipant: isTestParticipant)
  }
}
