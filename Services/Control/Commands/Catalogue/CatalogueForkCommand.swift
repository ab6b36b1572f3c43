import ArgumentParser
import Formats
import Messages
import Questionnaires
import RPCClient
import RPCCore

/// `otolithctl catalogue fork`.
struct CatalogueForkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fork",
    abstract: "Create your own questionnaire from a published one.",
    discussion: """
      The new questionnaire records its origin, and its questions stay the same items: answers remain \
      comparable with the original. With --copy they are no longer items, and their meaning may change. With \
      --output it is written to a file for editing and importing; nothing is published. If only the \
      structure is shared, it comes without texts, and --output is required.

      Examples:
        otolithctl catalogue fork mini-tq@1 --as my-tq --project my-lab
        otolithctl catalogue fork mini-tq --as my-tq --project my-lab -o my-tq.yaml
      """)

  @Argument(help: "The original: ID for its newest version, or ID@VERSION.")
  var original: QuestionnaireName

  @Option(name: .customLong("as"), help: "Id of the new questionnaire.")
  var id: String

  @Option(help: "Project of the new questionnaire, in which you may edit; also with --output.")
  var project = "default"

  @Flag(help: "Remove the questions' links to the item bank.")
  var copy = false

  @Option(
    name: .shortAndLong,
    help: "File to write in Otolith's own format; - for standard output.",
    completion: .file())
  var output: String?

  @OptionGroup var console: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    guard case .published = original else {
      throw ValidationError("fork takes ID or ID@VERSION of a published questionnaire")
    }
    guard IdentifierSyntax.isID(id) else {
      throw ValidationError(
        "--as must have 1–64 lower-case letters, digits and hyphens, not \(id)")
    }
  }

  func run() async throws {
    guard case .published(let source, let version) = original else { return }
    try await credentials.call { client, options in
      let publisher = QuestionnairePublisher(client, project: project, options: options)
      try await requireNew(client, options)
      try await CatalogueConsole.naming(project: project) {
        if let output {
          let definition = try await publisher.forked(
            source, version: version, as: id, keepsItems: !copy)
          let file = OtolithWriter().write([definition])
          CatalogueConsole.show(file.report)
          try CatalogueConsole.write(file.files[0].bytes, to: output)
        } else {
          let outcome = try await publisher.fork(
            source, version: version, as: id, keepsItems: !copy)
          for warning in outcome.warnings { CatalogueConsole.say(warning) }
          console.tell(outcome.message, [outcome.line])
        }
      }
    }
  }

  /// Rejects an existing id, since the fork would become its next version.
  private func requireNew(_ client: OtolithClient, _ options: CallOptions) async throws {
    do {
      _ = try await client.catalogue.getQuestionnaireVersion(
        CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: id), options: options)
    } catch let error as RPCError where error.code == .notFound {
      return
    }
    throw ValidationError("the questionnaire `\(id)` already exists; choose another id with --as")
  }
}
