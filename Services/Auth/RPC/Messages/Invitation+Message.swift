import AuthDomain
import Fields
import Messages

extension Invitation {
  var message: AuthV1.Invitation {
    AuthV1.Invitation(
      invitationID: invitationID.text, studyID: studyID, groupID: groupID,
      code: InvitationCode(code)?.formatted ?? code, uses: UInt32(clamping: uses),
      usesMax: UInt32(clamping: usesMax), createTime: GoogleProtobuf.Timestamp(createdAt),
      expireTime: GoogleProtobuf.Timestamp(expiresAt),
      revokeTime: revokedAt.map { GoogleProtobuf.Timestamp($0) })
  }
}
