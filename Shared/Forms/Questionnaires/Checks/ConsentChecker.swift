/// Checks the consent, and that it is available in every language the study supports.
///
/// A study has no list of required languages, unlike a questionnaire. It supports those of its
/// title, and those that all its questionnaires require.
struct ConsentChecker {
  let limits: CatalogueLimits

  func check(
    _ study: StudyDefinition, questionnaires: [QuestionnaireDefinition], _ path: FindingPlace
  ) {
    checkDetails(study, path)
    for (position, group) in study.groups.prefix(limits.studyGroupsMax).enumerated() {
      let here = path.item("groups", position).field("consent_text")
      checkText(group.consentText, of: study, here, required: false)
    }
    let present = tags(study.consentText.translations.map(\.language))
    let missing = spokenLanguages(study, questionnaires).subtracting(present).sorted()
    guard !study.consentText.isAbsent, !missing.isEmpty else { return }
    let names = missing.map { "`\($0)`" }.joined(separator: ", ")
    path.field("consent_text").add(
      .consentTranslationMissing,
      "the study supports \(names), but its readers would consent in another language; add the "
        + "translation")
  }

  private func checkDetails(_ study: StudyDefinition, _ path: FindingPlace) {
    let details = study.consentDetails
    let label = details.label.unicodeScalars
    if label.count > limits.consentLabelCharactersMax {
      path.field("consent_label").add(
        .textTooLong,
        "\(label.count) characters; at most \(limits.consentLabelCharactersMax) are allowed")
    }
    if label.contains(where: { $0.properties.generalCategory == .control }) {
      path.field("consent_label").add(.textControlCharacter, "remove the control characters")
    }
    if !details.date.isEmpty, !MomentSyntax.isDate(details.date) {
      path.field("consent_date").add(
        .dateInvalid, "invalid date `\(details.date)`; write YYYY-MM-DD")
    }
    if details.parts.count > limits.consentPartsMax {
      path.field("consent_parts").add(
        .tooManyConsentParts,
        "\(details.parts.count) parts; at most \(limits.consentPartsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, part) in details.parts.prefix(limits.consentPartsMax).enumerated() {
      let here = path.item("consent_parts", position)
      if !IdentifierSyntax.isID(part.id) {
        here.field("part_id").add(
          .idInvalid, "invalid id `\(part.id)`; use 1–64 lower-case letters, digits, hyphens")
      } else if !seen.insert(part.id).inserted {
        here.field("part_id").add(.idDuplicate, "duplicate id `\(part.id)`")
      }
      checkText(part.text, of: study, here.field("text"), required: true)
    }
  }

  /// Checks a text that participants accept together with the study's consent text: in one language.
  private func checkText(
    _ text: TranslatedText, of study: StudyDefinition, _ path: FindingPlace, required: Bool
  ) {
    TextChecker(limits: limits, study).check(text, path, required: required)
    let (own, wanted) = (
      tags(text.translations.map(\.language)), tags(study.consentText.translations.map(\.language))
    )
    guard !text.isAbsent, !study.consentText.isAbsent, own != wanted else { return }
    let names = own.symmetricDifference(wanted).sorted().map { "`\($0)`" }.joined(separator: ", ")
    path.add(
      .consentLanguagesDiffer,
      "write it in exactly the languages of the consent text; they differ in \(names)")
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
