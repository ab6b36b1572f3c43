import AuthApplication
import AuthDomain
import Fields
import Messages
import ServiceKit

extension OwnSession {
  var message: AuthV1.Session {
    AuthV1.Session(
      sessionID: sessionID.text, label: label,
      createTime: GoogleProtobuf.Timestamp(signedInAt),
      lastUseTime: GoogleProtobuf.Timestamp(lastUsedOn),
      expireTime: GoogleProtobuf.Timestamp(expiresAt), current: isCurrent)
  }
}

extension FieldChecks {
  /// What people read in a list: short, and without what would break its lines.
  mutating func sessionLabel(_ text: String) {
    let max = SessionRules.labelLengthMax
    if text.unicodeScalars.count > max {
      reject("label", "TOO_LONG", "must have at most \(max) characters")
    }
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      reject("label", "INVALID", "must not contain control characters")
    }
  }
}
