import ArgumentParser
import ControlSupport
import Formats
import Messages
import QuestionnaireWire
import Questionnaires

/// `otolithctl catalogue drafts`.
struct CatalogueDraftsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drafts",
    abstract: "Work on questionnaires together before they are published.",
    discussion: """
      A draft belongs to a project, and may be as unfinished as it likes. `catalogue import` needs none: it \
      publishes a file at once.

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
        Needs a role in the project.

        Examples:
          otolithctl catalogue drafts list --project my-lab
          otolithctl catalogue drafts list --project my-lab --questionnaire mini-tq --json
        """)

    @Option(help: "Project of the drafts.")
    var project = "default"

    @Option(help: "Only those of this questionnaire.")
    var questionnaire = ""

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: CatalogueCredentials

    func run() async throws {
      let drafts = try await Connection.with { client in
        let options = try await credentials.signIn(client)
        return try await CatalogueConsole.naming(project: project) {
          try await Pages.all(size: 100) { size, token in
            let page = try await client.drafts.listDrafts(
              .init(
                projectID: project, pageSize: size, pageToken: token,
                questionnaireID: questionnaire), options: options)
            return (page.drafts, page.nextPageToken)
          }
        }
      }
      output.list(
        drafts, ["draft", "questionnaire", "made from", "changed", "title"],
        nothing: "the project \(project) has no such draft"
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
        The file is what `drafts update` takes. --json prints the API's message instead.

        Examples:
          otolithctl catalogue drafts show 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 -o mine.yaml
          otolithctl catalogue drafts show 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --json
        """)

    @Argument(help: "The draft's id, a UUID.")
    var draft: String

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: "File to write; default: the standard output.", completion: .file())
    var file = OutputFile.standardOutput

    @OptionGroup var output: OutputOptions

    @OptionGroup var credentials: CatalogueCredentials

    func run() async throws {
      let found = try await Connection.with { client in
        try await client.drafts.getDraft(
          .init(draftID: draft), options: try await credentials.signIn(client)
        ).draft ?? .init(draftID: draft)
      }
      if output.json { return print(MessageJSON.text(found)) }
      let written = OtolithWriter().write([QuestionnaireDefinition(found.questionnaire ?? .init())])
      CatalogueConsole.show(written.report)
      try CatalogueConsole.write(written.files[0].bytes, to: file)
    }
  }
}
