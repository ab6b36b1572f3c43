import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl catalogue translations state`.
struct TranslationsStateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "state",
    abstract: "Tell how far a questionnaire, or a draft, is translated.",
    discussion: """
      --json names the texts that are missing or outdated.

      Examples:
        otolithctl catalogue translations state mini-tq
        otolithctl catalogue translations state --draft 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
      """)

  @Argument(help: "ID for its newest version, or ID@VERSION.")
  var questionnaire: QuestionnaireName?

  @Option(help: "Of this draft instead: its id, a UUID.")
  var draft: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws { _ = try request() }

  func run() async throws {
    let request = try request()
    let state = try await Connection.with { client in
      try await client.drafts.getTranslationState(
        request, options: try await credentials.signIn(client))
    }
    if output.json { return print(MessageJSON.text(state)) }
    output.list(
      state.languages, ["language", "translated", "outdated", "of", "promised"],
      nothing: "it has no text"
    ) {
      [
        $0.language, "\($0.translated)", "\($0.outdated)", "\($0.total)", $0.promised ? "yes" : "",
      ]
    }
  }

  private func request() throws -> CatalogueV1.GetTranslationStateRequest {
    switch (questionnaire, draft) {
    case (nil, let draft?): .init(subject: .draftID(draft))
    case (.published(let id, let version), nil):
      .init(subject: .version(.init(questionnaireID: id, version: version)))
    default: throw ValidationError("give ID, ID@VERSION or --draft")
    }
  }
}
