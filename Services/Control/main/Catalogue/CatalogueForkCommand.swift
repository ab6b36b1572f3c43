import ArgumentParser
import ControlSupport
import Formats
import Messages
import Questionnaires
import RPCClient
import RPCCore

/// `otolithctl catalogue fork`.
struct CatalogueForkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fork",
    abstract: "Make a questionnaire of your own from a published one.",
    discussion: """
      It remembers what it comes from, and its questions stay the same items: answers can be compared \
      with those to the original. With --copy they are no items any more, and may be changed in their \
      meaning. With --output it is written to a file, to be changed and then imported; nothing is \
      published. Where others share the structure alone, it comes without the wording, and only \
      --output is possible.

      Examples:
        otolithctl catalogue fork mini-tq@1 --as my-tq --project my-lab
        otolithctl catalogue fork mini-tq --as my-tq -o my-tq.yaml
      """)

  @Argument(help: "The original: ID for its newest version, or ID@VERSION.")
  var original: QuestionnaireName

  @Option(name: .customLong("as"), help: "Id of the new questionnaire.")
  var id: String

  @Option(help: "Project of the new questionnaire.")
  var project = "default"

  @Flag(help: "Questions are no items of the item bank any more.")
  var copy = false

  @Option(
    name: .shortAndLong,
    help: "File to write it to in Otolith's own format; - for the standard output.",
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
        "--as takes 1–64 lower-case letters, digits and hyphens, not \(id)")
    }
  }

  func run() async throws {
    guard case .published(let source, let version) = original else { return }
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
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

  /// A fork would become the next version of whatever has the id.
  private func requireNew(_ client: OtolithClient, _ options: CallOptions) async throws {
    do {
      _ = try await client.catalogue.getQuestionnaireVersion(
        CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: id), options: options)
    } catch let error as RPCError where error.code == .notFound {
      return
    }
    throw ValidationError("there is a questionnaire `\(id)` already; choose another id with --as")
  }
}
