import Messages
import RPCCore

/// Errors of messages.
extension RPCError {
  init(_ error: MessageError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no such message", reason: .messageUnknown)
    case .notAnswerable:
      self.init(
        .failedPrecondition, "the message cannot be answered", reason: .messageNotAnswerable)
    case .tellsWriter:
      self.init(
        .failedPrecondition,
        "an anonymous answer to a message for one participant or a group would reveal its sender",
        reason: .answerTellsWriter)
    case .idReused:
      self.init(
        .alreadyExists, "the message id was used for another message",
        reason: .messageIdReused)
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "this needs an enrolment in study \(studyID)", reason: .notEnrolled)
    case .tooMany(let writer, let max, let wait):
      self = .limit(
        "at most \(max) messages\(writer.words) may be sent within a day", reason: .messagesLimit,
        retryAfter: .seconds(wait.rounded(.up)))
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

/// Errors of newsletters.
extension RPCError {
  init(_ error: NewsletterError) {
    switch error {
    case .unknown:
      self.init(.notFound, "there is no such newsletter", reason: .newsletterUnknown)
    case .idReused:
      self.init(
        .alreadyExists, "the newsletter id was used for another newsletter",
        reason: .newsletterIdReused)
    case .unavailable:
      self.init(
        .failedPrecondition,
        "newsletters are disabled: no unsubscribe page is set (OTOLITH_NEWSLETTER_LINK_BASE)",
        reason: .newsletterUnavailable)
    }
  }
}
