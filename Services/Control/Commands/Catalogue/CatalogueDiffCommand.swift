import ArgumentParser
import Formats
import Messages
import Questionnaires

/// `otolithctl catalogue diff`; files need no service.
struct CatalogueDiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the differences between two versions of a questionnaire.",
    discussion: """
      OLD and NEW are files of any format, or published versions: ID for the newest, ID@VERSION. Questions \
      are matched by item id if both have one, else by element id. Each line names a change (added, removed, \
      reworded, translated: another language; recoded: answers are not comparable; moved, altered), the \
      element, its item, and the differing parts. Exit status: 0 no differences, 1 differences, 2 a \
      published version is not available.

      Examples:
        otolithctl catalogue diff mini-tq@1 mini-tq
        otolithctl catalogue diff mini-tq mine.yaml
      """)

  @Argument(help: "File, ID or ID@VERSION.", completion: .file())
  var old: QuestionnaireName

  @Argument(help: "File, ID or ID@VERSION.", completion: .file())
  var new: QuestionnaireName

  @Option(help: "Format of both files; default: from their names.")
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
      // Status 1 is reserved for differences.
      CatalogueConsole.say("Error: \(failure.lines[0])")
      for line in failure.lines.dropFirst() { CatalogueConsole.say(line) }
      throw ExitCode(2)
    }
  }

  /// The response of CompareVersions.
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
