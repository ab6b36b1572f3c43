import FoundationEssentials
import Messages
import PlanningDomain

/// What planning has to know of a study.
struct StudyRecord: Sendable, Hashable {
  /// Ten years, the catalogue's limit; more would leave the range of timestamps.
  static let repeatIntervalHoursMax = 87_840

  struct Questionnaire: Sendable, Hashable {
    var questionnaireID: String
    var isOneTime: Bool
    var isDeactivated: Bool
    /// Until it was filled in, nothing else is planned.
    var isBlocking: Bool
    /// The groups that see it; empty: everybody.
    var groupIDs: [String]
    /// After which it may be filled in again; 0: at any time. At most ``repeatIntervalHoursMax``.
    var repeatIntervalHours: Int
    /// Nil: filled in whenever the participant likes.
    var schedule: Schedule?
  }

  var studyID: String
  var revision: Int
  var startsAt: Date?
  var endsAt: Date?
  var isPaused: Bool
  /// In the order in which the study offers them.
  var questionnaires: [Questionnaire]

  init(_ study: CatalogueV1.Study) {
    studyID = study.studyID
    revision = Int(study.revision)
    startsAt = study.startsAt?.date
    endsAt = study.endsAt?.date
    isPaused = study.paused
    questionnaires = study.questionnaires.map { use in
      Questionnaire(
        questionnaireID: use.questionnaireID, isOneTime: use.recurrence == .oneTime,
        isDeactivated: use.deactivated, isBlocking: use.blocking, groupIDs: use.groupIDs,
        repeatIntervalHours: min(Int(use.repeatIntervalHours), Self.repeatIntervalHoursMax),
        schedule: use.schedule.flatMap { Schedule($0) })
    }
  }
}
