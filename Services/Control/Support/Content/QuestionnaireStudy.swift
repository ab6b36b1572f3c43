import Formats
import Messages
internal import QuestionnaireWire
import Questionnaires

/// A study made for questionnaires whose files do not define one.
struct QuestionnaireStudy: Sendable, Hashable {
  /// Shown if the study leader gives no consent text; states that it must be replaced.
  static let demonstrationConsent: [String: String] = [
    "en":
      "Demonstration text: replace it by the consent text of your study before participants join. "
      + "Your answers are stored under a pseudonym. At any time you may read them, leave, and have "
      + "them erased.",
    "de": "Text zu Vorführzwecken: Ersetzen Sie ihn durch die Einwilligung Ihrer Studie, bevor "
      + "jemand teilnimmt. Ihre Antworten werden unter einem Pseudonym gespeichert. Sie können sie "
      + "jederzeit lesen, aussteigen und sie löschen lassen.",
  ]

  var studyID: String
  /// Titles by language; if empty, the title of the first questionnaire is used.
  var title: [String: String] = [:]
  /// Consent texts by language.
  var consent: [String: String] = QuestionnaireStudy.demonstrationConsent
  /// Empty if joining needs no password.
  var accessPassword = ""

  /// - Parameters:
  ///   - questionnaires: in display order; none has a schedule.
  ///   - recurrence: recurrence of each questionnaire.
  ///   - nextLists: the questionnaires offered after others.
  func definition(
    of questionnaires: [QuestionnaireDefinition], recurrence: QuestionnaireUse.Recurrence,
    nextLists: [NextListDefinition] = []
  ) -> StudyDefinition {
    // The first language in which all required texts exist.
    let languages = questionnaires.map(\.defaultLanguage) + ["en"] + consent.keys.sorted()
    let language = languages.first { tag in
      consent[tag] != nil && (title.isEmpty || title[tag] != nil)
    }
    var titles = title
    if titles.isEmpty, let first = questionnaires.first?.title.translations.first {
      titles = [language ?? first.language: first.text]
    }
    return StudyDefinition(
      id: studyID, title: Self.text(titles), consentText: Self.text(consent),
      access: accessPassword.isEmpty ? .open : .password,
      defaultLanguage: language ?? questionnaires.first?.defaultLanguage ?? "en",
      questionnaires: questionnaires.map {
        QuestionnaireUse(questionnaireID: $0.id, recurrence: recurrence)
      }, nextLists: nextLists)
  }

  /// Findings of the catalogue's rules for the study around the questionnaires, which were checked
  /// when read.
  ///
  /// - Parameter sequence: the next lists defined by the forms.
  func findings(
    of files: QuestionnaireFiles, sequence: FormsSequence
  ) -> [SourceFinding] {
    let study = definition(
      of: files.definitions, recurrence: .repeated, nextLists: sequence.lists)
    return StudyChecker().check(
      study, questionnaires: files.definitions, hasStoredPassword: true
    ).filter { $0.path.hasPrefix("study") }.map { finding in
      let (file, position) = place(of: finding.path, files, sequence)
      return SourceFinding(
        file: file, position: position, place: finding.path, rule: finding.reason.rawValue,
        advice: finding.advice, severity: finding.severity)
    }
  }

  /// The place of a finding: next lists are defined in a form, everything else has no place.
  private func place(
    of path: String, _ files: QuestionnaireFiles, _ sequence: FormsSequence
  ) -> (file: String, position: SourcePosition?) {
    guard let list = Self.index("next_lists", in: path), sequence.sources.indices.contains(list)
    else { return (files.files.first?.path ?? "", nil) }
    let source = sequence.sources[list]
    let (file, read) = files.questionnaires[source.questionnaire]
    guard let offer = Self.index("offers", in: path), source.entries.indices.contains(offer) else {
      return (file, read.map.position(of: "next"))
    }
    return (file, read.map.position(of: "next[\(source.entries[offer])]"))
  }

  /// Returns 3 for `study.next_lists[3].offers`.
  private static func index(_ name: String, in path: String) -> Int? {
    for part in path.split(separator: ".") where part.hasPrefix("\(name)[") && part.hasSuffix("]") {
      return Int(part.dropFirst(name.count + 1).dropLast())
    }
    return nil
  }

  /// The study with its questionnaires, to be published in one transaction.
  func importRequest(
    of questionnaires: [QuestionnaireDefinition],
    recurrence: QuestionnaireUse.Recurrence = .repeated, nextLists: [NextListDefinition] = []
  ) -> CatalogueV1.ImportStudyRequest {
    CatalogueV1.ImportStudyRequest(
      study: CatalogueV1.Study(
        definition(of: questionnaires, recurrence: recurrence, nextLists: nextLists)),
      questionnaires: questionnaires.map { CatalogueV1.Questionnaire($0) },
      accessPassword: accessPassword)
  }

  private static func text(_ texts: [String: String]) -> TranslatedText {
    TranslatedText(
      texts.sorted { $0.key < $1.key }.map { Translation(language: $0.key, text: $0.value) })
  }
}
