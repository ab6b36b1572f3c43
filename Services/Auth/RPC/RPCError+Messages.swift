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
    case .tellsWriter:
      self.init(
        .failedPrecondition,
        "an answer to what was sent to one participant or to a group tells who writes",
        reason: "ANSWER_TELLS_WRITER")
    case .idReused:
      self.init(
        .alreadyExists, "the message id was used for another message",
        reason: "MESSAGE_ID_REUSED")
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "this needs an enrolment in study \(studyID)", reason: "NOT_ENROLLED")
    case .tooMany(let writer, let max, let wait):
      self = .limit(
        "at most \(max) messages\(writer.words) may be sent within a day", reason: "MESSAGES_LIMIT",
        retryAfter: .seconds(Int(wait.rounded(.up))))
    }
  }
}

extension MessageRules.Writer {
  fileprivate var words: String {
    switch self {
    case .participant: " of a participant to a study"
    case .peer: " from one address to a study"
    case .participants: " of all participants to a study"
    case .team: " of a study's team"
    }
  }
}
