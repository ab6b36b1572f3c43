extension ReferencedAnswer {
  /// The value of a profile field.
  init(profileField: String, number: Double? = nil, text: String = "") {
    self.init(questionnaireID: "", elementID: profileField, number: number, text: text)
  }

  /// Whether it is the value of a profile field instead of an answer.
  var isProfileValue: Bool { questionnaireID.isEmpty }
}

extension AnswerSheet {
  /// The values of profile fields by name.
  var profile: [String: KnownAnswer] {
    Dictionary(
      referencedAnswers.filter(\.isProfileValue).compactMap { value in
        KnownAnswer(value).map { (value.elementID, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the path of a referenced answer or profile value, which follow the answers.
  func field(ofReference index: Int) -> String {
    guard referencedAnswers[index].isProfileValue else { return "referenced_answers[\(index)]" }
    let place = referencedAnswers.prefix(index).count(where: \.isProfileValue)
    return "profile_values[\(place)]"
  }
}
