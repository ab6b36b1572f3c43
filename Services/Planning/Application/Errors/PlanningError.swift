/// Reasons for rejecting a request about plans.
enum PlanningError: Error, Hashable {
  /// The requested or stored time zone does not exist; empty if there is neither.
  case timeZoneUnknown(String)
  /// The participant left after the token was issued.
  case notEnrolled(studyID: String)
  /// The participant's data was erased after the token was issued.
  case participantErased
  /// The study is unknown and could not be fetched; the request can be retried.
  case studyNotKnownYet
  /// The time of joining, from which schedules of the study count, is not known yet.
  case enrolmentNotKnownYet(studyID: String)
  case questionnaireUnknown(QuestionnaireKey)
  case scheduleUnknown(ScheduleKey)
  /// The questionnaire has several schedules, with these ids.
  case scheduleIDMissing([String])
  /// The study does not allow the change.
  case fixedByStudy([Finding])
  /// The change exceeds the study's bounds for participants.
  case outOfBounds([Finding])
  /// The rules for all notifications of the participant never leave room for the plan.
  case infeasible(Feasibility.Refusal)
  /// The plan was replaced more often within a day than allowed.
  case replannedTooOften(maximum: Int)
  /// Too many calls for the participant are waiting.
  case tooManyCalls
}

/// Reasons for rejecting a request about delivery.
enum DeliveryError: Error, Hashable {
  /// The platform is not configured.
  case platformOff(PushPlatform)
  /// No keys are configured for the app.
  case appUnknown(String)
  /// The host of a page's subscription is not on the list of push services.
  case endpointNotAllowed(host: String)
  /// The public key of a page's subscription is not on the curve.
  case publicKeyInvalid
  /// The participant has ``PushDevice/countMax`` other devices.
  case tooManyDevices
  /// The maximum number of streams, in total or for this account, is reached.
  case tooManyWatchers(maximum: Int, ofOneMax: Int)
  /// The account of the gateway was suspended.
  case suspended
}

/// Reasons for rejecting a request of a study's staff.
enum OversightError: Error, Hashable {
  /// Pseudonyms were never fetched, and ingestion cannot be reached.
  case pseudonymsNotKnownYet
  case participantUnknown
  /// A blinded allocation conceals the groups of this study from the caller.
  case groupsConcealed(String)
  case participantLeft
  case staffDateUnknown(String)
  case notificationUnknown
  /// Its instant has come, or it was answered, dismissed or cancelled.
  case notificationNotComing
  case notificationIDReused
  /// No device has reported a time zone yet.
  case timeZoneNotKnown
  case questionnaireUnknown(QuestionnaireKey)
  case refused(StaffNotification.Refusal)
  /// Staff has already added a notification of the questionnaire at this instant.
  case instantTaken
  case tooManyByHand(maximum: Int)
  case studyNotKnownYet
  case triggerUnknown(triggerID: String, studyID: String)
  /// The trigger has another cause than staff.
  case triggerNotByHand(String)
  case firedTooOften(maximum: Int)
  /// Not a cursor of this study and table, or the database was restored since.
  case exportCursorInvalid
}

/// Reasons for rejecting a request about alerts.
enum AlertError: Error, Hashable {
  case alertUnknown
  case tooManyChannels(maximum: Int)
  /// A webhook was set without a secret, and there is none to keep.
  case secretMissing
}
