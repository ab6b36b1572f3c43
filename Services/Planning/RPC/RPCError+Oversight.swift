import Messages
import RPCCore
import ServiceKit

/// Converts errors of staff's use cases to status codes, like ``answering(_:)``.
func overseeing<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  try await answering {
    do {
      return try await body()
    } catch let error as OversightError {
      throw RPCError(error)
    } catch let error as AlertError {
      throw RPCError(error)
    }
  }
}

extension RPCError {
  init(_ error: OversightError) {
    switch error {
    case .pseudonymsNotKnownYet:
      self.init(
        .unavailable, "the study's pseudonyms are not available yet; retry later",
        reason: .pseudonymsNotYetKnown, details: [.retryInfo(delay: .seconds(1))])
    case .studyNotKnownYet:
      self.init(
        .unavailable, "the study is not available yet; retry later", reason: .studyNotYetKnown,
        details: [.retryInfo(delay: .seconds(1))])
    case .participantUnknown:
      self.init(.notFound, "the study has no such participant", reason: .participantUnknown)
    case .groupsConcealed(let studyID): self = .groupsConcealed(of: studyID)
    case .exportCursorInvalid: self = .exportCursorInvalid
    case .participantLeft:
      self.init(
        .failedPrecondition, "the participant has left the study",
        reason: .participantLeft)
    case .staffDateUnknown(let id):
      self.init(
        .notFound, "no schedule of the study counts from a date \(id)",
        reason: .staffDateUnknown)
    case .notificationUnknown:
      self.init(.notFound, "the notification does not exist", reason: .notificationUnknown)
    case .notificationNotComing:
      self.init(
        .failedPrecondition, "the notification is in the past, answered, dismissed or cancelled",
        reason: .notificationNotComing)
    case .notificationIDReused:
      self.init(
        .alreadyExists, "another notification has this id", reason: .notificationIdReused)
    case .timeZoneNotKnown:
      self.init(
        .failedPrecondition,
        "the participant's time zone is unknown; no device has reported it yet",
        reason: .timeZoneNotKnown)
    case .questionnaireUnknown(let key):
      self.init(
        .notFound,
        "study \(key.studyID) has no questionnaire \(key.questionnaireID) for this participant",
        reason: .questionnaireUnknown)
    case .refused(let refusal): self.init(refusal)
    case .instantTaken:
      self.init(
        .failedPrecondition,
        "staff has already added a notification of this questionnaire at this time",
        reason: .notifyTimeTaken)
    case .tooManyByHand(let maximum):
      self.init(
        .resourceExhausted, "at most \(maximum) future notifications may be added by staff",
        reason: .staffNotificationsLimit)
    case .triggerUnknown(let triggerID, let studyID):
      self.init(
        .notFound, "study \(studyID) has no trigger \(triggerID)", reason: .triggerUnknown)
    case .triggerNotByHand(let triggerID):
      self.init(
        .failedPrecondition, "trigger \(triggerID) cannot be fired by staff",
        reason: .triggerNotByHand)
    case .firedTooOften(let maximum):
      self.init(
        .resourceExhausted,
        "at most \(maximum) firings by staff are allowed per participant in 24 hours",
        reason: .firedTooOften, details: [.retryInfo(delay: .seconds(3600))])
    }
  }

  private static var exportCursorInvalid: RPCError {
    .invalidArgument([
      FieldViolation(
        field: "since", reason: .cursorInvalid,
        description:
          "must be empty or come from an export of the same study and table, since the last restore"
      )
    ])
  }

  init(_ error: AlertError) {
    switch error {
    case .alertUnknown:
      self.init(.notFound, "the study has no such alert", reason: .alertUnknown)
    case .tooManyChannels(let maximum):
      self.init(
        .resourceExhausted, "at most \(maximum) alert channels are allowed",
        reason: .tooManyAlertChannels)
    case .secretMissing:
      self = .invalidArgument([
        FieldViolation(
          field: "channel.webhook.secret", reason: .webhookSecretMissing,
          description: "give a secret; the channel has none to keep")
      ])
    }
  }

  private init(_ refusal: StaffNotification.Refusal) {
    let (reason, message): (PlanningV1.ErrorReason, String) =
      switch refusal {
      case .past: (.notifyTimePast, "notify_time must be in the future")
      case .tooFar:
        (
          .notifyTimeTooFar,
          "notify_time must be at most \(StaffNotification.daysMax) days from now"
        )
      case .outsideStudy:
        (.notifyTimeOutsideStudy, "notify_time must be between the study's start and end")
      case .quiet: (.notifyTimeQuiet, "notify_time is within the participant's quiet hours")
      case .paused: (.studyPaused, "the study is paused")
      case .questionnaireClosed:
        (.questionnaireClosed, "the questionnaire is no longer asked for")
      }
    self.init(.failedPrecondition, message, reason: reason)
  }
}
