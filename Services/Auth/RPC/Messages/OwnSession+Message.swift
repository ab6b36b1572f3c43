import Fields
import Messages
import ServiceKit

extension OwnSession {
  var message: AuthV1.Session {
    AuthV1.Session(
      sessionID: sessionID.text, label: label,
      createTime: GoogleProtobuf.Timestamp(signedInAt),
      lastUseTime: GoogleProtobuf.Timestamp(lastUsedOn),
      expireTime: expiresAt.map { GoogleProtobuf.Timestamp($0) }, current: isCurrent,
      clientName: clientName ?? "")
  }
}
