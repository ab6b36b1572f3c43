/// Checks that the cause of a trigger can occur in its study.
struct TriggerCauseChecker {
  static let days: ClosedRange<UInt32> = 1...366

  let limits: CatalogueLimits
  let study: StudyDefinition
  /// The questionnaires of the study by id; a nil value if the contents are unknown.
  let others: [String: QuestionIndex?]

  /// - Parameter path: path of the trigger.
  func check(_ cause: TriggerDefinition.Cause?, _ path: FindingPlace) {
    switch cause {
    case nil:
      path.add(.triggerCauseMissing, "specify the cause; `staff` for firing by staff only")
    case .sheet(let cause):
      SheetCauseChecker(limits: limits, others: others)
        .check(cause, path.field("sheet"))
    case .record(let cause): check(cause, path.field("record"))
    case .listening(let cause): check(cause, path.field("listening"))
    case .noise(let cause): check(cause, path.field("noise"))
    case .inactivity(let cause): check(cause, path.field("inactivity"))
    case .therapyEnd(let cause):
      let path = path.field("therapy_end")
      if cause.days.magnitude > Self.days.upperBound {
        path.field("days").add(.triggerOutOfRange, "give -366–366")
      }
      checkType(.therapy, path)
      checkKinds(cause.kinds, path)
    case .compliance(let cause): check(cause, path.field("compliance"))
    case .times(let cause):
      ScheduleChecker(limits: limits).checkDaily(cause.minutesOfDay, path.field("times"))
    case .staff: break
    }
  }

  private func check(_ cause: RecordCause, _ path: FindingPlace) {
    guard let type = cause.type else {
      path.field("type").add(
        .recordTypeMissing,
        "choose one of \(RecordType.allCases.map(\.rawValue).joined(separator: ", "))")
      return
    }
    checkType(type, path.field("type"))
    if type == .audiogram || type == .tinnitusMatch, !cause.kinds.isEmpty {
      path.field("kinds").add(
        .recordCauseNotApplicable,
        "only events, therapies and measurements have kinds; leave them out")
    } else {
      checkKinds(cause.kinds, path)
    }
    guard let value = cause.value else { return }
    let path = path.field("value")
    guard type == .measurement else {
      path.add(.recordCauseNotApplicable, "only measurements have values; leave it out")
      return
    }
    switch value.comparison {
    case nil:
      path.field("operator").add(.operatorMissing, "specify the operator")
    case .answered, .notAnswered:
      path.field("operator").add(.operatorNotApplicable, "a value is always present; compare it")
    default: break
    }
    checkNumber(value.number, path.field("number"))
    if value.unit.isEmpty {
      path.field("unit").add(.comparedUnitMissing, "specify the unit of the number")
    } else {
      UnitSyntax.check(value.unit, path.field("unit"))
    }
  }

  private func check(_ cause: ListeningCause, _ path: FindingPlace) {
    require(cause.minutesMin, 0...1_440, path.field("minutes_min"))
    if study.soundCollectionIDs.isEmpty {
      path.add(.soundsNotInStudy, "the study has no sounds")
    } else if !cause.collectionID.isEmpty, !study.soundCollectionIDs.contains(cause.collectionID) {
      path.field("collection_id").add(
        .soundsNotInStudy, "the study does not use a collection `\(cause.collectionID)`")
    }
  }

  private func check(_ cause: NoiseCause, _ path: FindingPlace) {
    if cause.unit == nil {
      path.field("unit").add(.noiseUnitMissing, "choose decibel-a, decibel-full-scale or amplitude")
    }
    if checkNumber(cause.level, path.field("level")), let level = cause.level,
      let range = cause.unit?.range, !range.contains(level)
    {
      path.field("level").add(
        .numberOutOfRange, "levels in this unit must be \(range.lowerBound)–\(range.upperBound)")
    }
    checkQuestionnaires(cause.questionnaireIDs, path)
    for (position, id) in cause.questionnaireIDs.enumerated() {
      if let index = others[id] ?? nil, !index.measuresNoise {
        path.item("questionnaire_ids", position).add(
          .noiseNotMeasured, "`\(id)` does not measure noise")
      }
    }
    let indexes = others.values
    if cause.questionnaireIDs.isEmpty, !indexes.contains(where: { $0?.measuresNoise ?? true }) {
      path.add(.noiseNotMeasured, "no questionnaire of the study measures noise")
    }
  }

  private func check(_ cause: InactivityCause, _ path: FindingPlace) {
    require(cause.days, Self.days, path.field("days"))
    require(cause.repeatDays, 0...Self.days.upperBound, path.field("repeat_days"))
    checkQuestionnaires(cause.questionnaireIDs, path)
    if cause.sheetsOnly, !cause.questionnaireIDs.isEmpty {
      path.field("sheets_only").add(
        .triggerOutOfRange, "with `questionnaire_ids` only sheets count; leave it out")
    }
  }

  private func check(_ cause: ComplianceCause, _ path: FindingPlace) {
    require(cause.percentBelow, 1...100, path.field("percent_below"))
    require(cause.days, Self.days, path.field("days"))
    require(cause.promptsMin, 1...10_000, path.field("prompts_min"))
    checkQuestionnaires(cause.questionnaireIDs, path)
  }

  private func checkType(_ type: RecordType, _ path: FindingPlace) {
    guard !study.recordTypes.contains(where: { $0.type == type }) else { return }
    path.add(
      .recordTypeNotInStudy,
      "the study accepts no records of the type `\(type.rawValue)`; add it to its record types")
  }

  private func checkKinds(_ kinds: [String], _ path: FindingPlace) {
    checkEntries(kinds, path, "kinds", most: limits.triggerEntriesMax)
  }

  private func checkQuestionnaires(_ ids: [String], _ path: FindingPlace) {
    let name = "questionnaire_ids"
    checkEntries(ids, path, name, most: limits.questionnairesMax)
    for (position, id) in ids.enumerated() where others[id] == nil {
      path.item(name, position).add(.questionnaireNotInStudy, "the study does not use `\(id)`")
    }
  }

  private func checkEntries(_ entries: [String], _ path: FindingPlace, _ name: String, most: Int) {
    if entries.count > most {
      path.field(name).add(
        .triggerOutOfRange, "\(entries.count) entries; at most \(most) are allowed")
    }
    var seen = Set<String>()
    for (position, entry) in entries.prefix(most).enumerated() {
      let here = path.item(name, position)
      if entry.isEmpty {
        here.add(.triggerOutOfRange, "is empty; leave it out")
      } else if !seen.insert(entry).inserted {
        here.add(.triggerEntryDuplicate, "duplicate entry `\(entry)`")
      }
    }
  }

  /// - Returns: whether the number is present and finite.
  @discardableResult
  private func checkNumber(_ number: Double?, _ path: FindingPlace) -> Bool {
    guard let number else {
      path.add(.numberMissing, "give the number to compare with")
      return false
    }
    if number.isFinite { return true }
    path.add(.numberNotFinite, "give a finite number")
    return false
  }

  private func require(_ number: UInt32, _ range: ClosedRange<UInt32>, _ path: FindingPlace) {
    if range.contains(number) { return }
    path.add(.triggerOutOfRange, "give \(range.lowerBound)–\(range.upperBound)")
  }
}

extension NoiseCause.Unit {
  /// Range of noise levels that sheets may contain.
  fileprivate var range: ClosedRange<Double> {
    switch self {
    case .decibelA: 0...150
    case .decibelFullScale: -160...0
    case .amplitude: 0...1
    }
  }
}
