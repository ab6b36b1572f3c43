public import Questionnaires

/// The order of a study's questionnaires according to their forms.
///
/// A form names its successors, which become a next list of the study. The list has no condition,
/// because the server of the format decides anew each time.
public struct FormsSequence: Sendable, Hashable {
  /// Origin of a next list.
  public struct Source: Sendable, Hashable {
    /// Index of the questionnaire among those read, from 0.
    public var questionnaire: Int
    /// Index of each offer in its form's `next`, from 0.
    public var entries: [Int]

    public init(questionnaire: Int, entries: [Int]) {
      self.questionnaire = questionnaire
      self.entries = entries
    }
  }

  public private(set) var lists: [NextListDefinition] = []
  /// Origin of each list.
  public private(set) var sources: [Source] = []
  /// Lists every successor that cannot be offered.
  public private(set) var report: ConversionReport

  /// - Parameter questionnaires: all questionnaires of the study; duplicate ids are not checked
  ///   here.
  public init(_ questionnaires: [ReadQuestionnaire], limits: FormatLimits = .default) {
    report = ConversionReport(limits: limits)
    let ids = Set(questionnaires.map(\.definition.id))
    for (position, questionnaire) in questionnaires.enumerated() {
      guard let next = questionnaire.next else { continue }
      let id = questionnaire.definition.id
      var offers: [NextOffer] = []
      var entries: [Int] = []
      var seen = Set<String>()
      for (entry, offer) in next.offers.enumerated() {
        let command = offer.questionnaireID
        guard let found = FormsNextList.questionnaireID(of: command, isKnown: ids.contains) else {
          report.lose(
            id, "`\(command)` after it",
            "no questionnaire here has this id; add its file to offer it")
          continue
        }
        guard seen.insert(found).inserted else {
          report.lose(id, "`\(command)` after it once more", "offered once")
          continue
        }
        if found != command { report.note("\(id): `\(command)` after it is `\(found)`") }
        offers.append(NextOffer(questionnaireID: found, info: offer.info))
        entries.append(entry)
      }
      guard !offers.isEmpty else { continue }
      lists.append(NextListDefinition(afterQuestionnaireID: id, offers: offers))
      sources.append(Source(questionnaire: position, entries: entries))
    }
  }
}
