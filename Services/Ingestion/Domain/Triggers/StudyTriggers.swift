public import Questionnaires

/// The triggers of a study that hang on what participants send. Others are planning's.
public struct StudyTriggers: Sendable, Hashable {
  /// A trigger with what it waits for.
  struct Watch<Cause: Sendable & Hashable>: Sendable, Hashable {
    var triggerID: String
    var cause: Cause
  }

  /// By the questionnaire whose sheets they are about.
  private(set) var sheets: [String: [Watch<SheetCause>]] = [:]
  private(set) var noise: [Watch<NoiseCause>] = []
  private(set) var records: [Watch<RecordCause>] = []
  private(set) var therapyEnds: [Watch<TherapyEndCause>] = []
  private(set) var sessions: [Watch<ListeningCause>] = []
  /// Whether health records and listening sessions are told of, because days without any count.
  public private(set) var countActivity = false

  public init(_ triggers: [TriggerDefinition] = []) {
    for trigger in triggers {
      switch trigger.cause {
      case .sheet(let cause):
        sheets[cause.questionnaireID, default: []].append(
          Watch(triggerID: trigger.id, cause: cause))
      case .noise(let cause): noise.append(Watch(triggerID: trigger.id, cause: cause))
      case .record(let cause): records.append(Watch(triggerID: trigger.id, cause: cause))
      case .therapyEnd(let cause): therapyEnds.append(Watch(triggerID: trigger.id, cause: cause))
      case .listening(let cause): sessions.append(Watch(triggerID: trigger.id, cause: cause))
      case .inactivity(let cause): if cause.countsOtherThanSheets { countActivity = true }
      case .compliance, .staff, nil: break
      }
    }
  }

  /// Whether any of them looks at sheets of the questionnaire.
  public func watchSheets(of questionnaireID: String) -> Bool {
    sheets[questionnaireID] != nil || noise.contains { $0.cause.isAbout(questionnaireID) }
  }

  /// The questionnaires whose latest sheets decide besides; its own id means the sheet before.
  public func questionnairesAsked(aboutSheetsOf questionnaireID: String) -> Set<String> {
    Set(
      (sheets[questionnaireID] ?? []).flatMap { $0.cause.condition?.references ?? [] }
        .map(\.questionnaireID).filter { !$0.isEmpty })
  }

  public var watchRecords: Bool { !records.isEmpty || !therapyEnds.isEmpty }
}

extension NoiseCause {
  func isAbout(_ questionnaireID: String) -> Bool {
    questionnaireIDs.isEmpty || questionnaireIDs.contains(questionnaireID)
  }
}
