import AuthDomain
import Messages

extension Invitation {
  var message: AuthV1.Invitation {
    AuthV1.Invitation(
      invitationID: invitationID.uuidString.lowercased(), studyID: studyID, groupID: groupID,
      code: ConfirmationCode(code)?.formatted ?? code, uses: UInt32(clamping: uses),
      usesMax: UInt32(clamping: usesMax), createdAt: GoogleProtobuf.Timestamp(createdAt),
      expiresAt: GoogleProtobuf.Timestamp(expiresAt),
      revokedAt: revokedAt.map { GoogleProtobuf.Timestamp($0) })
  }
}
