import Calendar

extension SheetValidation {
  /// Where a binding sequence was under way when the sheet was finished, it must be the next of it (generic
  /// forms §4.1).
  mutating func checkSequence(of rules: StudyRules, judgedAt: Instant?) {
    guard let sequence, let judgedAt else { return }
    let waiting = undecided.contains { use, since in
      use.studyID == sheet.studyID && since <= judgedAt
        && rules.sequenceQuestionnaires.contains(use.questionnaireID)
    }
    guard !waiting else {
      waits(
        for: .earlierSheetWaits, "questionnaire_id",
        "a sheet of the study's binding order waits itself")
      return
    }
    switch sequence {
    case .free, .next: break
    case .notNext(let next):
      refuse(
        .sequenceNotNext, "questionnaire_id",
        "the study's binding order asks for \(next) first")
    case .repeated:
      refuse(
        .sequenceRepeated, "questionnaire_id",
        "filled in already in the binding order that is under way")
    }
  }
}

extension AcceptedSheet {
  /// What a sheet waits for that another one overtook which was stored at the same time.
  public static let overtakenInSequence = Violation(
    field: "questionnaire_id", reason: .earlierSheetWaits,
    description: "another sheet of the study's binding order came in at the same time")
}
