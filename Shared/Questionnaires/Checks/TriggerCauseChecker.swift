/// Whether what a trigger waits for can happen in its study.
struct TriggerCauseChecker {
  static let days: ClosedRange<UInt32> = 1...366

  let limits: CatalogueLimits
  let study: StudyDefinition
  /// The questionnaires of the study by id, nil where the contents are not known.
  let others: [String: QuestionIndex?]

  /// - Parameter path: of the trigger.
  func check(
    _ cause: TriggerDefinition.Cause?, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    switch cause {
    case nil:
      findings.add(path, .triggerCauseMissing, "say what it takes; for staff alone `staff`")
    case .sheet(let cause):
      SheetCauseChecker(limits: limits, others: others)
        .check(cause, path.field("sheet"), into: &findings)
    case .record(let cause): check(cause, path.field("record"), into: &findings)
    case .listening(let cause): check(cause, path.field("listening"), into: &findings)
    case .noise(let cause): check(cause, path.field("noise"), into: &findings)
    case .inactivity(let cause): check(cause, path.field("inactivity"), into: &findings)
    case .therapyEnd(let cause):
      let path = path.field("therapy_end")
      if cause.days.magnitude > Self.days.upperBound {
        findings.add(path.field("days"), .triggerOutOfRange, "give -366–366")
      }
      checkType(.therapy, path, into: &findings)
      checkKinds(cause.kinds, path, into: &findings)
    case .compliance(let cause): check(cause, path.field("compliance"), into: &findings)
    case .staff: break
    }
  }

  private func check(
    _ cause: RecordCause, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard let type = cause.type else {
      findings.add(
        path.field("type"), .recordTypeMissing,
        "say \(RecordType.allCases.map(\.rawValue).joined(separator: ", "))")
      return
    }
    checkType(type, path.field("type"), into: &findings)
    if type == .audiogram || type == .tinnitusMatch, !cause.kinds.isEmpty {
      findings.add(
        path.field("kinds"), .recordCauseNotApplicable,
        "only events, therapies and measurements have kinds; leave them out")
    } else {
      checkKinds(cause.kinds, path, into: &findings)
    }
    guard let value = cause.value else { return }
    let path = path.field("value")
    guard type == .measurement else {
      findings.add(
        path, .recordCauseNotApplicable, "only measurements have values; leave it out")
      return
    }
    switch value.comparison {
    case nil:
      findings.add(path.field("operator"), .operatorMissing, "say how to compare the value")
    case .answered, .notAnswered:
      findings.add(
        path.field("operator"), .operatorNotApplicable, "a value is always there; compare it")
    default: break
    }
    checkNumber(value.number, path.field("number"), into: &findings)
    if value.unit.isEmpty {
      findings.add(path.field("unit"), .comparedUnitMissing, "name the unit of the number")
    } else {
      UnitSyntax.check(value.unit, path.field("unit"), into: &findings)
    }
  }

  private func check(
    _ cause: ListeningCause, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    require(cause.minutesMin, 0...1_440, path.field("minutes_min"), into: &findings)
    if study.soundCollectionIDs.isEmpty {
      findings.add(path, .soundsNotInStudy, "the study has no sounds to listen to")
    } else if !cause.collectionID.isEmpty, !study.soundCollectionIDs.contains(cause.collectionID) {
      findings.add(
        path.field("collection_id"), .soundsNotInStudy,
        "the study does not use a collection `\(cause.collectionID)`")
    }
  }

  private func check(
    _ cause: NoiseCause, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if cause.unit == nil {
      findings.add(
        path.field("unit"), .noiseUnitMissing, "say decibel-a, decibel-full-scale or amplitude")
    }
    if checkNumber(cause.level, path.field("level"), into: &findings), let level = cause.level,
      let range = cause.unit?.range, !range.contains(level)
    {
      findings.add(
        path.field("level"), .numberOutOfRange,
        "levels in this unit are \(range.lowerBound)–\(range.upperBound)")
    }
    checkQuestionnaires(cause.questionnaireIDs, path, into: &findings)
    for (position, id) in cause.questionnaireIDs.enumerated() {
      if let index = others[id] ?? nil, !index.measuresNoise {
        findings.add(
          path.item("questionnaire_ids", position), .noiseNotMeasured,
          "`\(id)` does not measure noise")
      }
    }
    let indexes = others.values
    if cause.questionnaireIDs.isEmpty, !indexes.contains(where: { $0?.measuresNoise ?? true }) {
      findings.add(path, .noiseNotMeasured, "no questionnaire of the study measures noise")
    }
  }

  private func check(
    _ cause: InactivityCause, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    require(cause.days, Self.days, path.field("days"), into: &findings)
    require(
      cause.repeatDays, 0...Self.days.upperBound, path.field("repeat_days"), into: &findings)
    checkQuestionnaires(cause.questionnaireIDs, path, into: &findings)
    if cause.sheetsOnly, !cause.questionnaireIDs.isEmpty {
      findings.add(
        path.field("sheets_only"), .triggerOutOfRange,
        "with `questionnaire_ids` nothing but sheets counts anyhow; leave it out")
    }
  }

  private func check(
    _ cause: ComplianceCause, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    require(cause.percentBelow, 1...100, path.field("percent_below"), into: &findings)
    require(cause.days, Self.days, path.field("days"), into: &findings)
    require(cause.promptsMin, 1...10_000, path.field("prompts_min"), into: &findings)
    checkQuestionnaires(cause.questionnaireIDs, path, into: &findings)
  }

  private func checkType(
    _ type: RecordType, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard !study.recordTypes.contains(where: { $0.type == type }) else { return }
    findings.add(
      path, .recordTypeNotInStudy,
      "the study takes no records of the type `\(type.rawValue)`; add it to its record types")
  }

  private func checkKinds(
    _ kinds: [String], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    checkEntries(kinds, path, "kinds", most: limits.triggerEntriesMax, into: &findings)
  }

  private func checkQuestionnaires(
    _ ids: [String], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let name = "questionnaire_ids"
    checkEntries(ids, path, name, most: limits.questionnairesMax, into: &findings)
    for (position, id) in ids.enumerated() where others[id] == nil {
      findings.add(
        path.item(name, position), .questionnaireNotInStudy, "the study does not use `\(id)`")
    }
  }

  private func checkEntries(
    _ entries: [String], _ path: FindingPath, _ name: String, most: Int,
    into findings: inout FindingCollector
  ) {
    if entries.count > most {
      findings.add(
        path.field(name), .triggerOutOfRange, "\(entries.count) of them; give at most \(most)")
    }
    var seen = Set<String>()
    for (position, entry) in entries.prefix(most).enumerated() {
      let here = path.item(name, position)
      if entry.isEmpty {
        findings.add(here, .triggerOutOfRange, "is empty; leave it out")
      } else if !seen.insert(entry).inserted {
        findings.add(here, .triggerEntryDuplicate, "`\(entry)` stands twice")
      }
    }
  }

  /// - Returns: whether there is one.
  @discardableResult
  private func checkNumber(
    _ number: Double?, _ path: FindingPath, into findings: inout FindingCollector
  ) -> Bool {
    guard let number else {
      findings.add(path, .numberMissing, "give the number to compare with")
      return false
    }
    if number.isFinite { return true }
    findings.add(path, .numberNotFinite, "give a finite number")
    return false
  }

  private func require(
    _ number: UInt32, _ range: ClosedRange<UInt32>, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if range.contains(number) { return }
    findings.add(path, .triggerOutOfRange, "give \(range.lowerBound)–\(range.upperBound)")
  }
}

extension NoiseCause.Unit {
  /// Of levels, as sheets may have them.
  fileprivate var range: ClosedRange<Double> {
    switch self {
    case .decibelA: 0...150
    case .decibelFullScale: -160...0
    case .amplitude: 0...1
    }
  }
}
