import ArgumentParser
import Formats
import Messages
import QuestionnaireWire
import Questionnaires

/// `otolithctl catalogue drafts`.
struct CatalogueDraftsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drafts",
    abstract: "Edit unpublished questionnaires together.",
    discussion: """
      A draft belongs to a project and may be incomplete. `catalogue import` publishes a file directly, \
      without a draft.

      Examples:
        otolithctl catalogue drafts list --project my-lab
        otolithctl catalogue drafts create mine.yaml --project my-lab
        otolithctl catalogue drafts create --revision-of mini-tq --project my-lab
        otolithctl catalogue drafts check 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
        otolithctl catalogue drafts publish 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """,
    subcommands: [
      List.self, Show.self, DraftCreateCommand.self, DraftUpdateCommand.self,
      DraftCheckCommand.self, DraftPublishCommand.self, DraftDeleteCommand.self,
    ])

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List a project's drafts.",
      discussion: """
        Requires a role in the project.

        Examples:
          otolithctl catalogue drafts list --project my-lab
          otolithctl catalogue drafts list --project my-lab --questionnaire mini-tq --json
        """)

    @Option(help: "Project id.")
    var project = "default"

    @Option(help: "Only drafts of this questionnaire.")
    var questionnaire = ""

    @OptionGroup var service: CatalogueOptions

    func run() async throws {
      let drafts = try await service.call { client, options in
        try await CatalogueConsole.naming(project: project) {
          try await Pages.all(size: 100) { size, token in
            let page = try await client.drafts.listDrafts(
              .init(
                projectID: project, pageSize: size, pageToken: token,
                questionnaireID: questionnaire), options: options)
            return (page.drafts, page.nextPageToken)
          }
        }
      }
      service.list(
        drafts, ["draft", "questionnaire", "made from", "changed", "title"],
        nothing: "no drafts found in the project \(project)"
      ) {
        [
          $0.draftID, $0.questionnaire?.questionnaireID ?? "",
          $0.baseVersion == 0 ? "-" : "version \($0.baseVersion)", moment($0.updateTime),
          $0.questionnaire?.title?.shown ?? "-",
        ]
      }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a draft in Otolith's own format.",
      discussion: """
        The file can be passed to `drafts update`. --json prints the API's message instead.

        Examples:
          otolithctl catalogue drafts show 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 -o mine.yaml
          otolithctl catalogue drafts show 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
        """)

    @Argument(help: "Draft id, a UUID.")
    var draft: String

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: "File to write; default: standard output.", completion: .file())
    var file = OutputFile.standardOutput

    @OptionGroup var service: CatalogueOptions

    func run() async throws {
      let found = try await service.call { client, options in
        try await client.drafts.getDraft(
          .init(draftID: draft), options: options
        ).draft ?? .init(draftID: draft)
      }
      if service.json { return print(MessageJSON.text(found)) }
      let written = OtolithWriter().write([QuestionnaireDefinition(found.questionnaire ?? .init())])
      CatalogueConsole.show(written.report)
      try CatalogueConsole.write(written.files[0].bytes, to: file)
    }
  }
}
