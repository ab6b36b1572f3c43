internal import Questionnaires

/// Names of forms, and the ids and titles that go with them.
enum REDCapFormName {
  /// Of the questionnaire: lower-case letters, digits and hyphens.
  static func id(_ form: String) -> String { FileName.id(form.replacing(".", with: "_")) }

  /// Lower-case letters, digits and underscores, beginning with a letter.
  static func name(_ id: String) -> String {
    let name = id.replacing("-", with: "_")
    return name.first?.isLetter == true ? name : "form_" + name
  }

  /// REDCap's own: every word of the name with a capital.
  static func title(_ form: String) -> String {
    let words = form.split { $0 == "_" || $0 == "-" || $0 == " " }
    let title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return title.isEmpty ? form : title
  }
}
