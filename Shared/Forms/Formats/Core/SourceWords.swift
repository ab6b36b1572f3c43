/// Translates the protocol's names in findings to those of a file:
/// `elements[2].enable_when[0].codes[0]` is `sleep: show-when: codes` in a YAML file.
public struct SourceWords: Sendable, Hashable {
  /// File names by protocol name; empty for names that the file lacks. Other names get hyphens for
  /// `_`.
  let names: [String: String]

  /// - Parameters:
  ///   - path: in the syntax of `FindingPath`.
  ///   - elements: ids of the elements, in order.
  func place(_ path: String, elements: [String]) -> String {
    var words: [String] = []
    var last = ""
    for part in path.split(separator: ".") {
      let name = String(part.prefix { $0 != "[" })
      let index = Int(part.dropFirst(name.count + 1).prefix { $0.isNumber })
      defer { last = name }
      if name == "elements", let index {
        let id = elements.indices.contains(index) ? elements[index] : ""
        words.append(id.isEmpty ? "element \(index + 1)" : id)
        continue
      }
      let word = names["\(last).\(name)"] ?? names[name] ?? name.replacing("_", with: "-")
      if word.isEmpty || word == words.last { continue }
      // Lists without numbers in the file are one thing there.
      let isNumbered = index != nil && names[name] == nil
      words.append(isNumbered ? "\(word) \((index ?? 0) + 1)" : word)
    }
    return words.joined(separator: ": ")
  }

  /// Names that no file has: the kinds of a question and the lists of translations.
  private static let common = [
    "single_choice": "", "multiple_choice": "", "translations": "", "translations.text": "",
    "group": "", "unsupported": "type", "self_assessment_manikin": "", "visual_analogue": "",
    "text_line": "", "text_area": "", "codes": "codes", "operator": "",
  ]

  private static func words(_ own: [String: String]) -> SourceWords {
    SourceWords(names: common.merging(own) { _, own in own })
  }

  static let yaml = words([
    "question": "", "question.text": "question", "enable_when": "show-when", "element_id": "id",
    "questionnaire_id": "questionnaire", "item_id": "item", "initial_answer": "initial",
    "optional_answer": "optional", "hidden_from_statistics": "statistics", "study": "",
    "study_id": "study", "collection_id": "sounds",
    "vocabulary_id": "vocabulary", "self_assessment_manikin.dimension": "sam",
    "consent_text": "consent", "start_time": "starts-at", "end_time": "ends-at",
    "earlier_consents_end_time": "earlier-consents-end-at",
    "days_after_end": "days-after-end", "days_after_leaving": "days-after-leaving",
    "on_withdrawal": "on-withdrawal", "on_erasure": "on-erasure",
    "next_lists": "next", "prompt_rules": "prompts", "scores.score_id": "id",
    "categories.category_id": "id",
    "groups.group_id": "id", "sound_collection_ids": "sounds", "vocabulary_ids": "vocabularies",
    "byte_count": "bytes", "rating_questionnaire_id": "questionnaire",
    "rating_timeout_seconds": "timeout-seconds",
    "comparisons.comparison_id": "id", "comparisons.element_id": "question",
    "comparisons.score_id": "score", "comparisons.window_days": "days",
    "feedback_texts": "feedback", "change.element_id": "question", "change.score_id": "score",
    "change.minimum": "at-least", "change.maximum": "at-most",
    "rewards.points_per_sheet": "points", "rewards.sheets_per_day_max": "sheets-per-day",
    "rewards.level_points": "levels", "rewards.ranking_days": "ranking-days",
    "rewards.group_ids": "groups",
  ])
  static let xlsForm = words([
    "question": "", "question.text": "label", "question.description": "hint", "text": "label",
    "headline": "label", "title": "label", "enable_when": "relevant", "element_id": "name",
    "initial_answer": "default", "optional_answer": "required", "scores": "calculation",
    "required_when": "required", "calculations": "calculation", "constraints": "constraint",
    "calculation_id": "name", "message": "constraint_message", "expression": "",
    "label": "label", "code": "name",
  ])
  static let redcap = words([
    "question": "", "question.text": "Field Label", "text": "Field Label",
    "headline": "Section Header", "title": "Section Header", "description": "Field Note",
    "enable_when": "Branching Logic", "element_id": "Variable / Field Name", "options": "Choices",
    "scores": "Calculations", "calculations": "Calculations", "expression": "",
  ])
  static let codebook = words([
    "question": "", "question.text": "item", "text": "item", "headline": "item",
    "element_id": "variable", "code": "key",
  ])
  static let fhir = words([
    "question": "", "question.text": "text", "headline": "text", "enable_when": "enableWhen",
    "element_id": "linkId", "options": "answerOption", "title": "text",
  ])
}
