/// What of a question has no equivalent.
extension LimeSurveyForm {
  /// Before version 1.92, rules were rows of a table.
  mutating func loseConditions(of question: LimeSurveyQuestion) {
    guard let row = conditions.first(where: { $0["qid"] == question.row["qid"] }) else { return }
    lose(
      question.code, "conditions",
      "conditions of LimeSurvey before version 1.92 are not read, and it is always shown; import "
        + "the survey into a newer LimeSurvey and export it", at: row.position)
  }

  /// Names attributes that would change what is asked; those of the look are left out.
  mutating func tellAttributes(_ question: LimeSurveyQuestion) {
    for name in question.attributes.keys.sorted() where !Self.isRead(name, in: question) {
      let value = question.attribute(name)
      guard !Self.withoutEffect.contains(value), !Self.ofTheLook.contains(where: name.hasPrefix)
      else { continue }
      lose(
        question.code, name, "`\(value.prefix(80))` has no effect here; left out",
        at: question.attributes[name]?.values.map(\.position).min { $0.line < $1.line })
    }
    for (place, value) in question.defaults.sorted(by: { $0.key < $1.key })
    where value.text.contains("{") {
      lose(
        question.code, "default", "`\(value.text.prefix(80))` is computed by LimeSurvey; left out",
        at: place.isEmpty ? nil : value.position)
    }
    let isWorded = ["Y", "G", "C", "E"].contains(question.type)
    if isWorded, let unknown = languages.first(where: { !LimeSurveyWords.has($0) }) {
      lose(
        question.code, "options",
        "LimeSurvey's own words are English in `\(unknown)`; translate "
          + "them", at: question.row.position("type"), .changed)
    }
  }

  private static func isRead(_ name: String, in question: LimeSurveyQuestion) -> Bool {
    switch name {
    case "hidden", "other_replace_text", "relevance": true
    case "equation": question.type == "*"
    case "exclude_all_others", "min_answers", "max_answers": ["M", "P"].contains(question.type)
    case "min_num_value_n", "max_num_value_n", "num_value_int_only":
      ["N", "K"].contains(question.type)
    case "maximum_chars", "numbers_only": ["S", "T", "U", "Q"].contains(question.type)
    case "date_format", "date_min", "date_max": question.type == "D"
    case "slider_layout", "slider_min", "slider_max", "slider_accuracy", "slider_separator":
      question.type == "K"
    case "multiflexible_checkbox", "multiflexible_min", "multiflexible_max": question.type == ":"
    case "dualscale_headerA", "dualscale_headerB": question.type == "1"
    case "em_validation_q_tip": question.attribute("em_validation_q").isEmpty
    case "em_validation_sq_tip": question.attribute("em_validation_sq").isEmpty
    case "allowed_filetypes": question.type == "|"
    default: false
    }
  }

  private static let withoutEffect: Set<String> = ["", "0", "N", "none", "default", "normal"]

  /// Beginnings of the names of attributes about the look, statistics and export.
  private static let ofTheLook = [
    "answer_width", "array_filter_style", "autosize", "category_separator", "choice_title",
    "class", "crypt", "cssclass", "display_", "dropdown_", "graph", "hide_tip", "image_", "input_",
    "keep_aspect", "label_input", "location_map", "other_position", "page_break", "placeholder",
    "printable", "public_statistics", "rating", "repeat_headings", "reverse", "save_as_default",
    "scale_export", "show", "slider_handle", "slider_show", "statistics_", "subquestion_width",
    "text_input", "thousands", "time_limit_action", "time_limit_disable", "time_limit_message",
    "time_limit_warning", "use_dropdown", "alphasort", "clear_default", "button_size", "max_height",
    "printanswers", "vertical", "width",
  ]
}
