/// Checks that the consent is available in every language the study supports.
///
/// A study has no list of required languages, unlike a questionnaire. It supports those of its
/// title, and those that all its questionnaires require.
struct ConsentChecker {
  func check(
    _ study: StudyDefinition, questionnaires: [QuestionnaireDefinition], _ path: FindingPlace
  ) {
    let present = tags(study.consentText.translations.map(\.language))
    let missing = spokenLanguages(study, questionnaires).subtracting(present).sorted()
    guard !study.consentText.isAbsent, !missing.isEmpty else { return }
    let names = missing.map { "`\($0)`" }.joined(separator: ", ")
    path.field("consent_text").add(
      .consentTranslationMissing,
      "the study supports \(names), but its readers would consent in another language; add the "
        + "translation")
  }

  /// All except the default language, in which every text must exist.
  private func spokenLanguages(
    _ study: StudyDefinition, _ questionnaires: [QuestionnaireDefinition]
  ) -> Set<String> {
    var spoken = tags(study.title.translations.map(\.language))
    // A questionnaire without required languages adds no language.
    if let first = questionnaires.first, questionnaires.allSatisfy({ !$0.languages.isEmpty }) {
      spoken.formUnion(
        questionnaires.dropFirst().reduce(into: tags(first.requiredLanguages)) {
          $0.formIntersection(tags($1.requiredLanguages))
        })
    }
    return spoken.subtracting(tags([study.defaultLanguage]))
  }

  /// Valid tags in canonical case.
  private func tags(_ languages: [String]) -> Set<String> {
    Set(languages.compactMap { LanguageTag($0)?.description })
  }
}
