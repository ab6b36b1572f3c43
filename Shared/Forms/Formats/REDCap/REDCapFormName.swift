internal import Questionnaires

/// Converts form names to ids and titles.
enum REDCapFormName {
  /// Returns a questionnaire id: lower-case letters, digits and hyphens.
  static func id(_ form: String) -> String { FileName.id(form.replacing(".", with: "_")) }

  /// Returns a form name: lower-case letters, digits and underscores, beginning with a letter.
  static func name(_ id: String) -> String {
    let name = id.replacing("-", with: "_")
    return name.first?.isLetter == true ? name : "form_" + name
  }

  /// Returns REDCap's own title: every word of the name capitalised.
  static func title(_ form: String) -> String {
    let words = form.split { $0 == "_" || $0 == "-" || $0 == " " }
    let title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return title.isEmpty ? form : title
  }
}
