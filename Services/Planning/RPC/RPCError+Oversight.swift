import PlanningApplication
import PlanningDomain
import RPCCore
import ServiceKit

/// Turns what use-cases of staff throw into statuses; as ``answering(_:)``.
func overseeing<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  try await answering {
    do {
      return try await body()
    } catch let error as OversightError {
      throw RPCError(error)
    }
  }
}

extension RPCError {
  init(_ error: OversightError) {
    switch error {
    case .pseudonymsNotKnownYet:
      self.init(
        .unavailable, "the pseudonyms of the study's participants are not known here yet",
        reason: "PSEUDONYMS_NOT_YET_KNOWN", details: [.retryInfo(delay: .seconds(1))])
    case .studyNotKnownYet:
      self.init(
        .unavailable, "the study is not known here yet", reason: "STUDY_NOT_YET_KNOWN",
        details: [.retryInfo(delay: .seconds(1))])
    case .participantUnknown:
      self.init(.notFound, "the study has no such participant", reason: "PARTICIPANT_UNKNOWN")
    case .participantLeft:
      self.init(
        .failedPrecondition, "the participant does not take part any more",
        reason: "PARTICIPANT_LEFT")
    case .staffDateUnknown(let id):
      self.init(
        .notFound, "no schedule of the study counts from a date \(id)",
        reason: "STAFF_DATE_UNKNOWN")
    case .notificationUnknown:
      self.init(.notFound, "there is no such notification", reason: "NOTIFICATION_UNKNOWN")
    case .notificationNotComing:
      self.init(
        .failedPrecondition, "the notification is not to come any more",
        reason: "NOTIFICATION_NOT_COMING")
    case .notificationIDReused:
      self.init(
        .alreadyExists, "another notification has this id", reason: "NOTIFICATION_ID_REUSED")
    case .timeZoneNotKnown:
      self.init(
        .failedPrecondition, "no device has named the participant's time zone yet",
        reason: "TIME_ZONE_NOT_KNOWN")
    case .questionnaireUnknown(let key):
      self.init(
        .notFound,
        "study \(key.studyID) has no questionnaire \(key.questionnaireID) for this participant",
        reason: "QUESTIONNAIRE_UNKNOWN")
    case .refused(let refusal): self.init(refusal)
    case .instantTaken:
      self.init(
        .failedPrecondition, "staff asks for the same at this very instant",
        reason: "NOTIFY_TIME_TAKEN")
    case .tooManyByHand(let maximum):
      self.init(
        .resourceExhausted, "at most \(maximum) notifications by hand may be to come",
        reason: "STAFF_NOTIFICATIONS_LIMIT")
    case .triggerUnknown(let triggerID, let studyID):
      self.init(
        .notFound, "study \(studyID) has no trigger \(triggerID)", reason: "TRIGGER_UNKNOWN")
    case .triggerNotByHand(let triggerID):
      self.init(
        .failedPrecondition, "trigger \(triggerID) is not fired by hand",
        reason: "TRIGGER_NOT_BY_HAND")
    case .firedTooOften(let maximum):
      self.init(
        .resourceExhausted, "at most \(maximum) times in 24 hours by hand for a participant",
        reason: "FIRED_TOO_OFTEN", details: [.retryInfo(delay: .seconds(3600))])
    }
  }

  private init(_ refusal: StaffPrompt.Refusal) {
    let (reason, message) =
      switch refusal {
      case .past: ("NOTIFY_TIME_PAST", "notify_time is not in the future")
      case .tooFar:
        ("NOTIFY_TIME_TOO_FAR", "notify_time is more than \(StaffPrompt.daysMax) days from now")
      case .outsideStudy:
        ("NOTIFY_TIME_OUTSIDE_STUDY", "notify_time is before the study begins, or after its end")
      case .quiet: ("NOTIFY_TIME_QUIET", "notify_time is within the participant's quiet hours")
      case .paused: ("STUDY_PAUSED", "the study is paused")
      case .questionnaireClosed:
        ("QUESTIONNAIRE_CLOSED", "the questionnaire is not to be filled in any more")
      }
    self.init(.failedPrecondition, message, reason: reason)
  }
}
