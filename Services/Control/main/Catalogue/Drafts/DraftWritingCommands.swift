import ArgumentParser
import ControlSupport
import Fields
import Formats
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires

/// `otolithctl catalogue drafts create`.
struct DraftCreateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "create",
    abstract: "Begin a draft: from a file, or as the next version of a questionnaire.",
    discussion: """
      The same --id again changes nothing. For a questionnaire of your own that goes on from somebody else's: \
      `catalogue fork -o FILE`, and then this.

      Examples:
        otolithctl catalogue drafts create mine.yaml --project my-lab
        otolithctl catalogue drafts create --revision-of mini-tq --project my-lab
      """)

  @Argument(help: "A questionnaire in any format; - for the standard input.", completion: .file())
  var file: String?

  @Option(help: "The published questionnaire whose next version it is to be.")
  var revisionOf: String?

  @Option(help: "Project that is to own it.")
  var project = "default"

  @Option(help: "Format of the file; default: what its name tells.")
  var format: CatalogueFormat?

  @Option(
    name: .customLong("id"),
    help: "The draft's id, a UUID, for who repeats a call; default: a new one.")
  var draftID: String?

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    guard (file == nil) != (revisionOf == nil) else {
      throw ValidationError("give a file or --revision-of, not both")
    }
  }

  func run() async throws {
    let draftID = draftID ?? UUID().text
    var request = CatalogueV1.CreateDraftRequest(draftID: draftID, projectID: project)
    if let file {
      let definition = try reading.questionnaire(at: file, format: format)
      request.source = .contents(CatalogueV1.Questionnaire(definition))
    } else {
      request.source = .revisionOf(.init(questionnaireID: revisionOf ?? ""))
    }
    // Before the call: whoever loses the answer begins it again by this.
    CatalogueConsole.say("draft \(draftID)")
    let draft = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await CatalogueConsole.naming(project: project) {
        try await client.drafts.createDraft(request, options: options)
      }
    }
    output.tell(draft, ["\(draft.draftID): begun in \(draft.projectID)"])
  }
}

/// `otolithctl catalogue drafts update`.
struct DraftUpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Replace the contents of a draft by those of a file.",
    discussion: """
      Refused where somebody else changed the draft since this command read it. --if-etag refuses, too, what was \
      changed since you read it: the etag that `drafts show --json` tells.

      Examples:
        otolithctl catalogue drafts update 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 mine.yaml
      """)

  @Argument(help: "The draft's id, a UUID.")
  var draft: String

  @Argument(help: "A questionnaire in any format; - for the standard input.", completion: .file())
  var file: String

  @Option(help: "Format of the file; default: what its name tells.")
  var format: CatalogueFormat?

  @Option(help: "Etag of what the file was made from; default: whatever the draft is now.")
  var ifEtag: String?

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let definition = try reading.questionnaire(at: file, format: format)
    let changed = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      var etag = ifEtag ?? ""
      if ifEtag == nil {
        etag =
          try await client.drafts.getDraft(
            .init(draftID: draft, readMask: .init(paths: ["title"])), options: options
          ).draft?.etag ?? ""
      }
      return try await client.drafts.updateDraft(
        .init(draftID: draft, questionnaire: .init(definition), etag: etag), options: options)
    }
    output.tell(changed, ["\(draft): changed"])
  }
}

/// `otolithctl catalogue drafts check`.
struct DraftCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tell everything that is to be said about a draft.",
    discussion: """
      Ends with 1 when something keeps it from being published.

      Example:
        otolithctl catalogue drafts check 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "The draft's id, a UUID.")
  var draft: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let answer = try await Connection.with { client in
      try await client.drafts.checkDraft(
        .init(draftID: draft), options: try await credentials.signIn(client))
    }
    output.tell(
      answer,
      answer.findings.map(\.line)
        + ["\(draft): \(answer.publishable ? "can" : "cannot") be published"])
    if !answer.publishable { throw ExitCode.failure }
  }
}

/// `otolithctl catalogue drafts publish`.
struct DraftPublishCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Make the next version of the questionnaire of a draft.",
    discussion: """
      Refused with everything that is wrong with it. A version never changes; the draft stays, and may go on \
      towards the next one.

      Example:
        otolithctl catalogue drafts publish 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "The draft's id, a UUID.")
  var draft: String

  @Option(help: "Etag of what you read; default: whatever the draft is now.")
  var ifEtag: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let answer = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      var etag = ifEtag ?? ""
      if ifEtag == nil {
        etag =
          try await client.drafts.getDraft(
            .init(draftID: draft, readMask: .init(paths: ["title"])), options: options
          ).draft?.etag ?? ""
      }
      return try await client.drafts.publishDraft(
        .init(draftID: draft, etag: etag), options: options)
    }
    for finding in answer.findings { CatalogueConsole.say(finding.line) }
    output.tell(
      answer,
      [
        "\(answer.questionnaireID): \(answer.published ? "published" : "unchanged"), "
          + "version \(answer.version)"
      ])
  }
}

/// `otolithctl catalogue drafts delete`.
struct DraftDeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Remove a draft; what was published of it stays.",
    discussion: """
      It asks for the draft's id first, or takes --yes. Running it again changes nothing.

      Example:
        otolithctl catalogue drafts delete 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --yes
      """)

  @Argument(help: "The draft's id, a UUID.")
  var draft: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    try confirmation.ask(
      "The draft \(draft) will be gone, with what everybody wrote into it.", typing: draft)
    let answer = try await Connection.with { client in
      try await client.drafts.deleteDraft(
        .init(draftID: draft), options: try await credentials.signIn(client))
    }
    output.tell(answer, ["\(draft): \(answer.deleted ? "removed" : "was gone before")"])
  }
}

extension CatalogueV1.Finding {
  /// As `catalogue lint` tells one.
  fileprivate var line: String {
    "\(severity == .error ? "error" : "warning"): \(reason): \(path): \(advice)"
  }
}
