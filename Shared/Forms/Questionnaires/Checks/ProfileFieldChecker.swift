/// Checks that a study declares the profile fields that its questionnaires use.
struct ProfileFieldChecker {
  let study: StudyDefinition

  func check(_ path: FindingPlace) {
    var seen = Set<String>()
    for (position, field) in study.profileFields.enumerated() {
      let here = path.item("profile_fields", position)
      if ProfileField(rawValue: field) == nil {
        here.add(.profileFieldUnknown, ProfileField.advice(field, ProfileField.allCases))
      } else if !seen.insert(field).inserted {
        here.add(.idDuplicate, "list `\(field)` once")
      }
    }
  }

  /// - Parameter path: path of the questionnaire's use.
  func check(_ used: QuestionIndex, _ path: FindingPlace) {
    for field in used.profileFields.subtracting(study.profileFields).sorted()
    where ProfileField(rawValue: field) != nil {
      path.add(
        .profileFieldNotDeclared,
        "the questionnaire uses `\(field)`; add it to the study's `profile_fields`, which "
          + "participants see with the consent")
    }
  }
}

extension QuestionnaireDefinition {
  /// Names of the profile fields that its texts and expressions use.
  public var profileFields: Set<String> {
    let expressions = calculations.map(\.expression) + constraints.map(\.expression)
    var fields = Set(expressions.flatMap(\.profileFields))
    for text in texts {
      for translation in text.text.translations {
        for case .placeholder(let placeholder) in TextPlaceholders.parts(of: translation.text) {
          if case .profile(let field) = placeholder.source { fields.insert(field) }
        }
      }
    }
    return fields
  }
}
