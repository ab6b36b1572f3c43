public import Questionnaires
internal import Serialization

/// Converts between the forms that a server names after a reply and a study's next list.
///
/// `command` is the questionnaire's id, `info` the text for the participant. The format has no
/// conditions: its server decides anew each time.
public struct FormsNextList {
  /// Known members of an entry.
  static let members: Set<String> = ["command", "method", "info"]

  /// - Parameters:
  ///   - bytes: a document with a member `next`: a list alone, or a form with its successors.
  ///   - questionnaireID: the preceding questionnaire.
  ///   - language: language of `info`, BCP 47.
  /// - Throws: ``SourceError`` with all errors.
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

  /// Returns the forms that follow a form.
  ///
  /// - Returns: nil if the form names none.
  public static func list(after questionnaire: QuestionnaireDefinition) -> NextListDefinition? {
    guard let line = questionnaire.annotations[FormsAnnotation.next],
      let list = try? read(
        Array("{\"next\":\(line)}".utf8), file: questionnaire.id, after: questionnaire.id,
        language: questionnaire.defaultLanguage), !list.offers.isEmpty
    else { return nil }
    return list
  }

  /// - Parameter language: language of the texts; offers without it have no text.
  public static func write(_ list: NextListDefinition, language: String) -> WriteResult {
    var entries = FormsNextEntries(language: language)
    let next = entries.entries(of: [list], after: list.afterQuestionnaireID)
    let bytes = JSONWriter.write(["next": .array(next)])
    return WriteResult(
      files: [WriteResult.File(name: "\(list.afterQuestionnaireID)-next.json", bytes: bytes)],
      report: entries.report)
  }

  /// Returns the questionnaire of a command: with this id, or with the id derived from this form
  /// name.
  static func questionnaireID(of command: String, isKnown: (String) -> Bool) -> String? {
    if isKnown(command) { return command }
    // The extension protects the name from being cut at a dot.
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
