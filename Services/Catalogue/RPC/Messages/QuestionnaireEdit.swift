import Messages
import QuestionnaireWire
import Questionnaires
import ServiceKit

/// A requested update of a draft.
struct QuestionnaireEdit: DraftEdit {
  let questionnaire: CatalogueV1.Questionnaire
  let mask: QuestionnaireMask
  /// Whether to keep translations of changed texts unmarked.
  let keepsOutdatedMarks: Bool

  /// - Parameter checks: receives the problems of contents (as `DraftContents.check`) and of fields
  ///   (FIELD_UNKNOWN, FIELD_NOT_WRITABLE, TOO_MANY_FIELDS).
  init(_ request: CatalogueV1.UpdateDraftRequest, checks: inout FieldChecks) {
    questionnaire = request.questionnaire ?? CatalogueV1.Questionnaire()
    var maskChecks = FieldChecks()
    mask = QuestionnaireMask.writing(
      request.updateMask, elements: request.elementIDs, checks: &maskChecks)
    let given = mask.selecting(questionnaire).cleaned
    DraftContents(given).check(given, field: "questionnaire", checks: &checks)
    checks.merge(maskChecks)
    keepsOutdatedMarks = request.keepOutdatedMarks
  }

  /// - Throws: INVALID_ARGUMENT with reason ELEMENT_UNKNOWN; `DecodingError`.
  func applied(to contents: DraftContents) throws -> any EditedDraft {
    let old = try contents.message()
    var new = try mask.applying(questionnaire, to: old).cleaned
    if !keepsOutdatedMarks { new = new.markingOutdated(since: QuestionnaireDefinition(old)) }
    return EditedQuestionnaire(old: old, new: new)
  }
}

private struct EditedQuestionnaire: EditedDraft {
  let old: CatalogueV1.Questionnaire
  let new: CatalogueV1.Questionnaire
  let contents: DraftContents
  let isChanged: Bool

  init(old: CatalogueV1.Questionnaire, new: CatalogueV1.Questionnaire) {
    self.old = old
    self.new = new
    contents = DraftContents(new)
    isChanged = old != new
  }

  var changesOnlyTexts: Bool { old.withoutTexts == new.withoutTexts }

  var difference: (old: [UInt8], new: [UInt8]) {
    let (old, new) = QuestionnairePatch.between(old, new)
    return (old.serialized(), new.serialized())
  }

  /// - Throws: INVALID_ARGUMENT.
  func check() throws {
    var checks = FieldChecks()
    contents.check(new, field: "questionnaire", checks: &checks)
    try checks.unwrap()
  }
}

extension CatalogueV1.Questionnaire {
  /// The questionnaire without texts. Absent texts compare equal, so that translators can fill them
  /// in.
  fileprivate var withoutTexts: CatalogueV1.Questionnaire {
    var stripped = self
    stripped.title = nil
    stripped.description = nil
    stripped.introduction = nil
    stripped.closing = nil
    stripped = stripped.mapTexts { _ in CatalogueV1.LocalizedText() }
    for position in stripped.elements.indices {
      switch stripped.elements[position].content {
      case .question(var question)?:
        question.text = nil
        question.description = nil
        stripped.elements[position].content = .question(question)
      case .group(var group)?:
        group.title = nil
        stripped.elements[position].content = .group(group)
      case .headline?, .text?, .pageBreak?, nil: break
      }
    }
    return stripped
  }

  /// Marks outdated translations, see `LocalizedDefinition.markingOutdated(since:)`.
  func markingOutdated(since old: QuestionnaireDefinition) -> CatalogueV1.Questionnaire {
    // Compares by keys instead of positions, because elements are added, removed and moved.
    let marked = QuestionnaireDefinition(self).markingOutdated(since: old).texts.map(\.text)
    // Both walks visit the existing texts in the same order.
    var rest = marked[...]
    var isSameWay = true
    let result = withoutManikinWords.mapTexts { text in
      guard !text.translations.isEmpty else { return text }
      guard let definition = rest.popFirst(),
        definition.translations.map(\.text) == text.translations.map(\.text)
      else {
        isSameWay = false
        return text
      }
      var text = text
      for position in text.translations.indices {
        text.translations[position].outdated = definition.translations[position].isOutdated
      }
      return text
    }
    // An unfinished draft may have texts in places without a meaning.
    return isSameWay ? result : self
  }
}
