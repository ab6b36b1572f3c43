import ArgumentParser
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
    abstract: "Create a draft from a file or from the newest version of a questionnaire.",
    discussion: """
      Idempotent with the same --id. To continue a questionnaire of another project as your own, use \
      `catalogue fork -o FILE` first.

      Examples:
        otolithctl catalogue drafts create mine.yaml --project my-lab
        otolithctl catalogue drafts create --revision-of mini-tq --project my-lab
      """)

  @Argument(help: "A questionnaire in any format; - for standard input.", completion: .file())
  var file: String?

  @Option(help: "Published questionnaire that the draft revises.")
  var revisionOf: String?

  @Option(help: "Project of the draft.")
  var project = "default"

  @Option(help: "Format of the file; default: from its name.")
  var format: CatalogueFormat?

  @Option(
    name: .customLong("id"),
    help: "Draft id (UUID), for safe repetition; default: a new one.")
  var draftID: String?

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    guard (file == nil) != (revisionOf == nil) else {
      throw ValidationError("pass a file or --revision-of, not both")
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
    // Printed before the call, so that it can be repeated if the response is lost.
    CatalogueConsole.say("draft \(draftID)")
    let draft = try await service.call { client, options in
      try await CatalogueConsole.naming(project: project) {
        try await client.drafts.createDraft(request, options: options)
      }
    }
    service.tell(draft, ["\(draft.draftID): begun in \(draft.projectID)"])
  }
}

/// `otolithctl catalogue drafts update`.
struct DraftUpdateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Replace the contents of a draft with a file.",
    discussion: """
      Rejected if the draft was changed since this command read it. With --if-etag (from `drafts show \
      --json`), also if it was changed since you read it.

      Examples:
        otolithctl catalogue drafts update 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 mine.yaml
      """)

  @Argument(help: "Draft id, a UUID.")
  var draft: String

  @Argument(help: "A questionnaire in any format; - for standard input.", completion: .file())
  var file: String

  @Option(help: "Format of the file; default: from its name.")
  var format: CatalogueFormat?

  @Option(
    parsing: .unconditional,
    help: "Etag of the draft that the file is based on; default: its current one.")
  var ifEtag: String?

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let definition = try reading.questionnaire(at: file, format: format)
    let changed = try await service.call { client, options in
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
    service.tell(changed, ["\(draft): changed"])
  }
}

/// `otolithctl catalogue drafts check`.
struct DraftCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check whether a draft can be published.",
    discussion: """
      Prints all findings. Exit status 1 if it cannot be published.

      Example:
        otolithctl catalogue drafts check 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "Draft id, a UUID.")
  var draft: String

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let answer = try await service.call { client, options in
      try await client.drafts.checkDraft(
        .init(draftID: draft), options: options)
    }
    service.tell(
      answer,
      answer.findings.map(\.line)
        + ["\(draft): \(answer.publishable ? "can" : "cannot") be published"])
    if !answer.publishable { throw ExitCode.failure }
  }
}

/// `otolithctl catalogue drafts publish`.
struct DraftPublishCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Publish a draft as the next version of its questionnaire.",
    discussion: """
      Rejected with all errors of the draft. A published version never changes; the draft stays and can be \
      developed further.

      Example:
        otolithctl catalogue drafts publish 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "Draft id, a UUID.")
  var draft: String

  @Option(
    parsing: .unconditional,
    help: "Etag of the draft that you read; default: its current one.")
  var ifEtag: String?

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let answer = try await service.call { client, options in
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
    service.tell(
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
    commandName: "delete", abstract: "Delete a draft; published versions stay.",
    discussion: """
      Asks for the draft's id, or needs --yes. Idempotent.

      Example:
        otolithctl catalogue drafts delete 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --yes
      """)

  @Argument(help: "Draft id, a UUID.")
  var draft: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try confirmation.ask(
      "The draft \(draft) will be deleted, with the changes of all contributors.", typing: draft)
    let answer = try await service.call { client, options in
      try await client.drafts.deleteDraft(
        .init(draftID: draft), options: options)
    }
    service.tell(answer, ["\(draft): \(answer.deleted ? "removed" : "was gone before")"])
  }
}

extension CatalogueV1.Finding {
  /// The line that `catalogue lint` prints for a finding.
  fileprivate var line: String {
    "\(severity == .error ? "error" : "warning"): \(reason): \(path): \(advice)"
  }
}
