public import Formats
public import Messages
internal import QuestionnaireWire
public import Questionnaires

/// The study that questionnaires are put into whose files say nothing about one.
public struct QuestionnaireStudy: Sendable, Hashable {
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
    consent: [String: String] = QuestionnaireStudy.demonstrationConsent, accessPassword: String = ""
  ) {
    self.studyID = studyID
    self.title = title
    self.consent = consent
    self.accessPassword = accessPassword
  }

  /// - Parameters:
  ///   - questionnaires: in the order in which they are shown; none of them has a schedule.
  ///   - recurrence: of each of them.
  ///   - nextLists: what is offered after which.
  public func definition(
    of questionnaires: [QuestionnaireDefinition], recurrence: QuestionnaireUse.Recurrence,
    nextLists: [NextListDefinition] = []
  ) -> StudyDefinition {
    // The first language in which everything that a study must say is at hand.
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

  /// What the catalogue's rules say about the study around the questionnaires of files, which were
  /// checked when they were read.
  ///
  /// - Parameter sequence: what their forms say that follows each.
  public func findings(
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

  /// A next list stands in its form; of everything else no file tells a place.
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

  /// 3 of `study.next_lists[3].offers`.
  private static func index(_ name: String, in path: String) -> Int? {
    for part in path.split(separator: ".") where part.hasPrefix("\(name)[") && part.hasSuffix("]") {
      return Int(part.dropFirst(name.count + 1).dropLast())
    }
    return nil
  }

  /// The study with its questionnaires, to be published in one transaction.
  public func importRequest(
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
