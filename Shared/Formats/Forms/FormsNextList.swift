public import Questionnaires
internal import Serialization

/// The forms that the server names after one was accepted, and the next list of a study that says
/// the same.
///
/// `command` is the questionnaire's id, `info` what the participant reads. The format cannot tell a
/// condition: its server decides anew each time.
public struct FormsNextList {
  /// What an entry says.
  static let members: Set<String> = ["command", "method", "info"]

  /// - Parameters:
  ///   - bytes: a document with a member `next`: a list alone, or a form with what follows it.
  ///   - questionnaireID: the questionnaire that they follow.
  ///   - language: of `info`, BCP 47.
  /// - Throws: ``SourceError`` with everything that is wrong.
  public static func read(
    _ bytes: [UInt8], file: String, after questionnaireID: String, language: String,
    limits: FormatLimits = .default
  ) throws(SourceError) -> NextListDefinition {
    let root = try JSONParser.parse(bytes, file: file, limits: limits)
    let collector = SourceFindingCollector(file: file, limits: limits)
    let document = FormsObject(root, place: "", collector: collector)
    let next = document?.objects("next")
    if let document, root["next"] == nil {
      document.add(FormsRule.formMissing, "write the list as `{\"next\": […]}`")
    }
    let offers = offers(next ?? [], language: language)
    try collector.throwErrors()
    return NextListDefinition(afterQuestionnaireID: questionnaireID, offers: offers)
  }

  /// What a form that was read says about the forms that follow it.
  ///
  /// - Returns: nil when it says nothing.
  public static func list(after questionnaire: QuestionnaireDefinition) -> NextListDefinition? {
    guard let line = questionnaire.annotations[FormsAnnotation.next],
      let list = try? read(
        Array("{\"next\":\(line)}".utf8), file: questionnaire.id, after: questionnaire.id,
        language: questionnaire.defaultLanguage), !list.offers.isEmpty
    else { return nil }
    return list
  }

  /// - Parameter language: of the texts; one that an offer lacks is left out.
  public static func write(_ list: NextListDefinition, language: String) -> WriteResult {
    var entries = FormsNextEntries(language: language)
    let next = entries.entries(of: [list], after: list.afterQuestionnaireID)
    let bytes = JSONWriter.write(["next": .array(next)])
    return WriteResult(
      files: [WriteResult.File(name: "\(list.afterQuestionnaireID)-next.json", bytes: bytes)],
      report: entries.report)
  }

  /// The questionnaire that a command means: of this id, or of the id that a form of this name gets.
  static func questionnaireID(of command: String, isKnown: (String) -> Bool) -> String? {
    if isKnown(command) { return command }
    // The ending keeps what comes before it whole.
    let spelled = FormsNames.questionnaireID(file: command + ".json")
    return isKnown(spelled) ? spelled : nil
  }

  static func offers(_ entries: [FormsObject], language: String) -> [NextOffer] {
    entries.compactMap { entry in
      guard let command = entry.string("command"), !command.isEmpty else {
        entry.add(FormsRule.commandMissing, at: "command", "name the form that follows")
        return nil
      }
      let info = entry.string("info").map { [Translation(language: language, text: $0)] } ?? []
      return NextOffer(questionnaireID: command, info: TranslatedText(info))
    }
  }
}
