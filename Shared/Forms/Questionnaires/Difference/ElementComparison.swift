/// The changes of one element.
struct ElementComparison {
  let old: ElementDefinition
  let new: ElementDefinition
  /// The kind with inheritance resolved.
  let oldKind: QuestionDefinition.Kind?
  let newKind: QuestionDefinition.Kind?

  var changes: [QuestionnaireDifference.Change] {
    var changes: [QuestionnaireDifference.Change] = []
    let languages = TextDifference.languages(
      TextDifference.texts(of: old, kind: oldKind), TextDifference.texts(of: new, kind: newKind))
    if old.typeName != new.typeName, oldKind?.typeName != newKind?.typeName || oldKind == nil {
      changes.append(change(.recoded, "\(old.typeName) became \(new.typeName)"))
    } else if case .recoded(let detail) = scale {
      changes.append(change(.recoded, detail))
    }
    if !languages.reworded.isEmpty {
      changes.append(change(.reworded, "wording", languages.reworded))
    }
    if !languages.translated.isEmpty {
      changes.append(change(.translated, "wording", languages.translated))
    }
    let details = alterations
    if !details.isEmpty { changes.append(change(.altered, details.joined(separator: ", "))) }
    return changes
  }

  private var scale: ScaleDifference.Outcome {
    ScaleDifference.between(AnswerScale(oldKind), AnswerScale(newKind))
  }

  private var alterations: [String] {
    var details: [String] = []
    if case .extended(let detail) = scale { details.append(detail) }
    if old.id != new.id { details.append("id, was \(old.id)") }
    if old.question?.itemID != new.question?.itemID { details.append("item") }
    if old.question?.isOptional != new.question?.isOptional {
      details.append("required or optional")
    }
    if old.question?.requiredIf != new.question?.requiredIf {
      details.append("condition for requiring an answer")
    }
    if old.shownIf != new.shownIf { details.append("condition") }
    if old.question?.initialAnswer != new.question?.initialAnswer {
      details.append("initial answer")
    }
    if old.question?.isHiddenFromStatistics != new.question?.isHiddenFromStatistics {
      details.append("statistics")
    }
    if old.question?.hasRandomOptions != new.question?.hasRandomOptions
      || old.group?.hasRandomOrder != new.group?.hasRandomOrder || old.isFixed != new.isFixed
    {
      details.append("random order")
    }
    if old.question?.offeredBy != new.question?.offeredBy { details.append("offered options") }
    if old.annotations != new.annotations { details.append("annotations") }
    // The remaining differences affect neither wording nor comparability.
    if AnswerScale(oldKind) == AnswerScale(newKind),
      TextDifference.withoutTexts(oldKind) != TextDifference.withoutTexts(newKind)
    {
      details.append("form of the answer")
    }
    if old.group?.style != new.group?.style { details.append("style of the group") }
    if old.group?.repetition != new.group?.repetition { details.append("repetition") }
    return details
  }

  private func change(
    _ kind: QuestionnaireDifference.Kind, _ detail: String, _ languages: [String] = []
  ) -> QuestionnaireDifference.Change {
    QuestionnaireDifference.Change(
      kind: kind, elementID: new.id, itemID: new.question?.itemID ?? "", detail: detail,
      languages: languages)
  }
}
