import ArgumentParser
import Messages

/// `otolithctl catalogue translations state`.
struct TranslationsStateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "state",
    abstract: "Show the translation state of a questionnaire or a draft.",
    discussion: """
      --json lists the missing and outdated texts.

      Examples:
        otolithctl catalogue translations state mini-tq
        otolithctl catalogue translations state --draft 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
      """)

  @Argument(help: "Questionnaire: ID for its newest version, or ID@VERSION.")
  var questionnaire: QuestionnaireName?

  @Option(help: "Draft id (UUID) instead of a questionnaire.")
  var draft: String?

  @OptionGroup var service: CatalogueOptions

  func validate() throws { _ = try request() }

  func run() async throws {
    let request = try request()
    let state = try await service.call { client, options in
      try await client.drafts.getTranslationState(
        request, options: options)
    }
    if service.json { return print(MessageJSON.text(state)) }
    service.list(
      state.languages, ["language", "translated", "outdated", "of", "promised"],
      nothing: "no texts"
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
