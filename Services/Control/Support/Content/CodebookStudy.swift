public import CatalogueDomain
internal import CatalogueWire
public import Messages

/// The study that codebooks are put into, since a codebook says nothing about one.
public struct CodebookStudy: Sendable, Hashable {
  /// Shown when a leader gives no text of their own; says of itself that it must be replaced.
  public static let demonstrationConsent: [String: String] = [
    "en": "Demonstration text: replace it by the consent text of your study before anybody joins. "
      + "Your answers are stored under a pseudonym; you may leave at any time.",
    "de": "Text zu Vorführzwecken: Ersetzen Sie ihn durch die Einwilligung Ihrer Studie, bevor "
      + "jemand teilnimmt. Ihre Antworten werden unter einem Pseudonym gespeichert; Sie können "
      + "jederzeit aussteigen.",
  ]

  public var studyID: String
  /// By language. Empty: the title of the first questionnaire.
  public var title: [String: String]
  /// By language.
  public var consent: [String: String]
  /// Empty: anybody may join.
  public var accessPassword: String

  public init(
    studyID: String, title: [String: String] = [:],
    consent: [String: String] = CodebookStudy.demonstrationConsent, accessPassword: String = ""
  ) {
    self.studyID = studyID
    self.title = title
    self.consent = consent
    self.accessPassword = accessPassword
  }

  /// - Parameter codebooks: each with whether it is filled in once or again and again; none of them
  ///   has a schedule.
  public func importRequest(
    of codebooks: [(questionnaire: QuestionnaireDefinition, recurrence: CatalogueV1.Recurrence)]
  ) -> CatalogueV1.ImportStudyRequest {
    let questionnaires = codebooks.map { CatalogueV1.Questionnaire($0.questionnaire) }
    // The first language in which everything that a study must say is at hand.
    let languages = questionnaires.map(\.defaultLanguage) + ["en"] + consent.keys.sorted()
    let language = languages.first { tag in
      consent[tag] != nil && (title.isEmpty || title[tag] != nil)
    }
    var titles = title
    if titles.isEmpty, let first = questionnaires.first?.title?.translations.first {
      titles = [language ?? first.language: first.text]
    }
    return CatalogueV1.ImportStudyRequest(
      study: CatalogueV1.Study(
        studyID: studyID, title: Self.localizedText(titles),
        consentText: Self.localizedText(consent),
        access: accessPassword.isEmpty ? .open : .password,
        defaultLanguage: language ?? questionnaires.first?.defaultLanguage ?? "en",
        questionnaires: codebooks.map {
          CatalogueV1.StudyQuestionnaire(
            questionnaireID: $0.questionnaire.id, recurrence: $0.recurrence)
        }),
      questionnaires: questionnaires, accessPassword: accessPassword)
  }

  private static func localizedText(_ texts: [String: String]) -> CatalogueV1.LocalizedText {
    CatalogueV1.LocalizedText(
      translations: texts.sorted { $0.key < $1.key }
        .map { CatalogueV1.Translation(language: $0.key, text: $0.value) })
  }
}
