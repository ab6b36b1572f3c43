import ArgumentParser
import ControlSupport
import Formats
import Messages
import Questionnaires

/// `otolithctl catalogue diff`: of files it needs no service.
struct CatalogueDiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what changed from one version of a questionnaire to another.",
    discussion: """
      OLD and NEW are files of any format, or published versions: ID for the newest, ID@VERSION. \
      Questions are the same by their item ids where both have one, else by their element ids. One \
      line each: added, removed, reworded, translated (a language more), recoded (answers cannot be \
      compared), moved or altered, the element, its item, what differs. The status is 0 when nothing does, 1 when something does, \
      and 2 when a published version cannot be had.

      Examples:
        otolithctl catalogue diff mini-tq@1 mini-tq
        otolithctl catalogue diff mini-tq mine.yaml
      """)

  @Argument(help: "File, ID or ID@VERSION.", completion: .file())
  var old: QuestionnaireName

  @Argument(help: "File, ID or ID@VERSION.", completion: .file())
  var new: QuestionnaireName

  @Option(help: "Format of both files; default: what their names tell.")
  var format: CatalogueFormat?

  @Option(help: "Format of OLD; default: --format.")
  var oldFormat: CatalogueFormat?

  @Option(help: "Format of NEW; default: --format.")
  var newFormat: CatalogueFormat?

  @OptionGroup var output: OutputOptions

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let before = try await definition(old, oldFormat ?? format)
    let after = try await definition(new, newFormat ?? format)
    let changes = QuestionnaireDifference(from: before, to: after).changes
    if output.json {
      print(MessageJSON.text(changes.map(Self.message)))
    } else {
      for change in changes { CatalogueConsole.tell(Self.line(change)) }
    }
    if !changes.isEmpty { throw ExitCode(1) }
  }

  private func definition(
    _ name: QuestionnaireName, _ format: CatalogueFormat?
  ) async throws -> QuestionnaireDefinition {
    do {
      return try await credentials.questionnaire(name, format: format, reading: reading)
    } catch let failure as CallFailure {
      // 1 means that something differs.
      CatalogueConsole.say("Error: \(failure.lines[0])")
      for line in failure.lines.dropFirst() { CatalogueConsole.say(line) }
      throw ExitCode(2)
    }
  }

  /// As CompareVersions would answer it.
  private static func message(
    _ change: QuestionnaireDifference.Change
  ) -> CatalogueV1.VersionChange {
    let kind: CatalogueV1.VersionChangeKind =
      switch change.kind {
      case .added: .added
      case .removed: .removed
      case .reworded, .translated: .reworded
      case .recoded: .recoded
      case .moved: .moved
      case .altered: .altered
      }
    return CatalogueV1.VersionChange(
      kind: kind, elementID: change.elementID, itemID: change.itemID, detail: change.detail,
      languages: change.languages)
  }

  /// `reworded mtq01 (item tinnitus-aware): question [de, en]`.
  private static func line(_ change: QuestionnaireDifference.Change) -> String {
    var line = change.kind.rawValue
    if change.elementID.isEmpty {
      line += " the questionnaire"
    } else {
      line += " \(change.elementID)"
      if !change.itemID.isEmpty { line += " (item \(change.itemID))" }
    }
    if !change.detail.isEmpty { line += ": \(change.detail)" }
    if !change.languages.isEmpty { line += " [\(change.languages.joined(separator: ", "))]" }
    return line
  }
}
