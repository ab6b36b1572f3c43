/// Whether whoever reads a study in a language that it speaks gets its consent in it.
///
/// A study promises no languages, unlike a questionnaire: it speaks those of its title, and those that
/// all its questionnaires promise.
struct ConsentChecker {
  func check(
    _ study: StudyDefinition, questionnaires: [QuestionnaireDefinition], _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    let present = tags(study.consentText.translations.map(\.language))
    let missing = spokenLanguages(study, questionnaires).subtracting(present).sorted()
    guard !study.consentText.isAbsent, !missing.isEmpty else { return }
    let names = missing.map { "`\($0)`" }.joined(separator: ", ")
    findings.add(
      path.field("consent_text"), .consentTranslationMissing,
      "the study speaks \(names), and whoever reads it so would consent in another language; add the "
        + "translation")
  }

  /// Without the default one, in which every text must be.
  private func spokenLanguages(
    _ study: StudyDefinition, _ questionnaires: [QuestionnaireDefinition]
  ) -> Set<String> {
    var spoken = tags(study.title.translations.map(\.language))
    // One that promises nothing is no reason to speak its language.
    if let first = questionnaires.first, questionnaires.allSatisfy({ !$0.languages.isEmpty }) {
      spoken.formUnion(
        questionnaires.dropFirst().reduce(into: tags(first.requiredLanguages)) {
          $0.formIntersection(tags($1.requiredLanguages))
        })
    }
    return spoken.subtracting(tags([study.defaultLanguage]))
  }

  /// In canonical case, without what is none.
  private func tags(_ languages: [String]) -> Set<String> {
    Set(languages.compactMap { LanguageTag($0)?.description })
  }
}
