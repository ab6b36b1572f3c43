public import Questionnaires

/// In which order the questionnaires of a study follow each other, as their forms say.
///
/// A form names what follows it; a study has a next list for that. The list has no condition: the
/// format cannot tell one, since its server decides anew each time.
public struct FormsSequence: Sendable, Hashable {
  /// Where a next list comes from.
  public struct Source: Sendable, Hashable {
    /// The place of the questionnaire in what was read, from 0.
    public var questionnaire: Int
    /// The place of each offer in its form's `next`, from 0.
    public var entries: [Int]

    public init(questionnaire: Int, entries: [Int]) {
      self.questionnaire = questionnaire
      self.entries = entries
    }
  }

  public private(set) var lists: [NextListDefinition] = []
  /// Of each list.
  public private(set) var sources: [Source] = []
  /// Names every form that follows another one and cannot be offered.
  public private(set) var report: ConversionReport

  /// - Parameter questionnaires: all of the study; ids that stand twice are not looked at here.
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
            "no questionnaire here has this id; give its file too, or it is not offered")
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
