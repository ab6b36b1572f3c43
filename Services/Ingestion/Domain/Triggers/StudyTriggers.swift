import FoundationEssentials
import Questionnaires

/// The triggers of a study that depend on submitted data. Others are evaluated by planning.
struct StudyTriggers: Sendable, Hashable {
  /// A trigger with its cause.
  struct Watch<Cause: Sendable & Hashable>: Sendable, Hashable {
    var triggerID: String
    var cause: Cause
    /// Draw with probabilities that depend on the sheet; nil if planning alone decides.
    var draw: TriggerDraw?
  }

  /// Keyed by the questionnaire of the sheets.
  private(set) var sheets: [String: [Watch<SheetCause>]] = [:]
  private(set) var noise: [Watch<NoiseCause>] = []
  private(set) var records: [Watch<RecordCause>] = []
  private(set) var therapyEnds: [Watch<TherapyEndCause>] = []
  private(set) var sessions: [Watch<ListeningCause>] = []
  /// Whether health records and listening sessions are reported, because a trigger counts days
  /// without activity.
  public private(set) var countActivity = false

  init(_ triggers: [TriggerDefinition] = []) {
    for trigger in triggers {
      switch trigger.cause {
      case .sheet(let cause):
        let draw = trigger.draw.flatMap { draw in
          draw.rows.contains { $0.sheet != nil } ? draw : nil
        }
        sheets[cause.questionnaireID, default: []].append(
          Watch(triggerID: trigger.id, cause: cause, draw: draw))
      case .noise(let cause): noise.append(Watch(triggerID: trigger.id, cause: cause))
      case .record(let cause): records.append(Watch(triggerID: trigger.id, cause: cause))
      case .therapyEnd(let cause): therapyEnds.append(Watch(triggerID: trigger.id, cause: cause))
      case .listening(let cause): sessions.append(Watch(triggerID: trigger.id, cause: cause))
      case .inactivity(let cause): if cause.countsOtherThanSheets { countActivity = true }
      case .compliance, .times, .staff, nil: break
      }
    }
  }

  /// Whether a trigger depends on sheets of the questionnaire.
  func watchSheets(of questionnaireID: String) -> Bool {
    sheets[questionnaireID] != nil || noise.contains { $0.cause.isAbout(questionnaireID) }
  }

  /// Returns the other questionnaires whose latest sheets matter; its own id refers to the previous
  /// sheet.
  func questionnairesAsked(aboutSheetsOf questionnaireID: String) -> Set<String> {
    Set(
      (sheets[questionnaireID] ?? []).flatMap { watch in
        [watch.cause] + (watch.draw?.rows.compactMap(\.sheet) ?? [])
      }.flatMap { $0.condition?.references ?? [] }
        .map(\.questionnaireID).filter { !$0.isEmpty })
  }

  var watchRecords: Bool { !records.isEmpty || !therapyEnds.isEmpty }
}

extension NoiseCause {
  func isAbout(_ questionnaireID: String) -> Bool {
    questionnaireIDs.isEmpty || questionnaireIDs.contains(questionnaireID)
  }
}

/// Report about a participant's action in a study, for triggers.
struct TriggerReport: Sendable, Hashable {
  /// An activity, other than a sheet, that ends a period without activity.
  enum Activity: Sendable, Hashable {
    case record
    case listening
  }

  var participantID: UUID
  var studyID: String
  var news: [TriggerNews]
  /// The activity; nil if no trigger of the study counts it.
  var activity: Activity?

  var isEmpty: Bool { news.isEmpty && activity == nil }
}
