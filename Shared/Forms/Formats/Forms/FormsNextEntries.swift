internal import Questionnaires

/// Writes the entries of `next`.
struct FormsNextEntries {
  /// Language of `info`.
  let language: String
  /// Titles by questionnaire: the text of an offer without `info`.
  var titles: [String: String] = [:]
  var report = ConversionReport()

  init(language: String) { self.language = language }

  /// Returns the forms after one questionnaire, each once.
  ///
  /// - Parameter kept: entries of the original form, whose other data is written back.
  mutating func entries(
    of lists: [NextListDefinition], after questionnaireID: String, kept: [JSONValue] = []
  ) -> [JSONValue] {
    var known: [String: JSONValue] = [:]
    let offered = Set(lists.flatMap(\.offers).map(\.questionnaireID))
    for entry in kept {
      guard let command = entry["command"]?.string else { continue }
      let id = FormsNextList.questionnaireID(of: command, isKnown: offered.contains)
      if let id {
        if known[id] == nil { known[id] = entry }
      } else {
        report.lose(questionnaireID, "`\(command)` after it", "not offered by the study; left out")
      }
    }
    var written = Set<String>()
    var entries: [JSONValue] = []
    for list in lists {
      if list.condition != nil {
        report.lose(
          questionnaireID, "condition of a next list", "left out: the forms' server decides")
      }
      for offer in list.offers where written.insert(offer.questionnaireID).inserted {
        let entry = known[offer.questionnaireID]
        entries.append(self.entry(offer, after: questionnaireID, kept: entry))
      }
    }
    return entries
  }

  private mutating func entry(
    _ offer: NextOffer, after place: String, kept: JSONValue?
  ) -> JSONValue {
    let others = offer.info.translations.map(\.language).filter { $0 != language }
    if !others.isEmpty {
      let what = "info in \(others.joined(separator: ", "))"
      report.lose(
        place, what,
        offer.info[language] == nil ? "left out" : "only \(language) is written")
    }
    var members =
      kept?.members ?? [
        .init("command", .string(offer.questionnaireID)), .init("method", "GET"),
      ]
    let isSilent = kept != nil && kept?["info"] == nil && offer.info.isAbsent
    if !isSilent {
      let info = offer.info[language] ?? titles[offer.questionnaireID] ?? offer.questionnaireID
      members.removeAll { $0.name == "info" }
      members.append(.init("info", .string(info)))
    }
    return .object(members)
  }
}
