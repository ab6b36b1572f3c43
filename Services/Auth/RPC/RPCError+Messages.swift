import AuthApplication
import AuthDomain
import RPCCore

/// What is refused of messages.
extension RPCError {
  init(_ error: MessageError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no such message", reason: "MESSAGE_UNKNOWN")
    case .notAnswerable:
      self.init(
        .failedPrecondition, "the message wants no answer", reason: "MESSAGE_NOT_ANSWERABLE")
    case .idReused:
      self.init(
        .alreadyExists, "the message id was used for another message",
        reason: "MESSAGE_ID_REUSED")
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "this needs an enrolment in study \(studyID)", reason: "NOT_ENROLLED")
    case .tooMany(let max, let wait):
      self = .limit(
        "at most \(max) messages may be sent within a day", reason: "MESSAGES_LIMIT",
        retryAfter: .seconds(Int(wait.rounded(.up))))
    }
  }
}
