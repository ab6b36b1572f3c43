import ArgumentParser
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// `otolithctl catalogue changes`.
struct CatalogueChangesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Print changes of the catalogue, and with --follow wait for further ones.",
    discussion: """
      Each study, questionnaire, sound collection, vocabulary, item and project is listed once, with its \
      latest change. --state-file stores the cursor: the next run continues from there. --follow updates it \
      after everything printed, so that after an interruption changes may be repeated but are never missed. \
      Without a file, --cursor continues after an earlier answer; cursors do not expire.

      --follow runs until Ctrl-C: it reconnects after interruptions and renewed sessions. With --json each \
      line is one answer of the API: changes and the cursor behind them. Without --follow, --json prints one \
      answer.

      Examples:
        otolithctl catalogue changes --kind questionnaire
        otolithctl catalogue changes --state-file otolith.cursor --json
        otolithctl catalogue changes --follow --state-file otolith.cursor
      """)

  @Option(help: "Only this kind, repeatable: study, questionnaire, sound-collection, …")
  var kind: [CatalogueV1.ResourceKind] = []

  @Option(help: "Cursor of an earlier answer; default: from the beginning.")
  var cursor: String?

  @Option(help: "File that stores the cursor.", completion: .file())
  var stateFile: String?

  @Flag(help: "Wait for further changes.")
  var follow = false

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    guard cursor == nil || stateFile == nil else {
      throw ValidationError("pass --cursor or --state-file, not both")
    }
  }

  func run() async throws {
    let state = stateFile.map { CursorFile(path: $0) }
    let begin = try cursor ?? state?.read() ?? ""
    try await Connection.with { client in
      if follow {
        try await ChangeFollower(
          client: client, kinds: kind,
          options: service.credentials.lasting(client),
          say: { CatalogueConsole.say($0) }
        ).run(from: begin) { changes, cursor in
          let answer = CatalogueV1.ListChangesResponse(changes: changes, nextCursor: cursor)
          service.json ? print(MessageJSON.text(answer, isPretty: false)) : tell(changes)
          try StandardOutput.flush()
          try state?.write(cursor)
        }
      } else {
        let answer = try await changes(client, from: begin)
        service.json ? print(MessageJSON.text(answer)) : tell(answer.changes)
        try StandardOutput.flush()
        try state?.write(answer.nextCursor)
        if state == nil, !service.json { CatalogueConsole.say("cursor \(answer.nextCursor)") }
      }
    }
  }

  /// Returns all changes up to now.
  private func changes(
    _ client: OtolithClient, from cursor: String
  ) async throws -> CatalogueV1.ListChangesResponse {
    let options = try await service.signIn(client)
    var all = CatalogueV1.ListChangesResponse(nextCursor: cursor)
    repeat {
      let page = try await client.changes.listChanges(
        .init(cursor: all.nextCursor, pageSize: 1_000, kinds: kind),
        options: options)
      all.changes += page.changes
      all.nextCursor = page.nextCursor
      all.more = page.more
    } while all.more
    return all
  }

  private func tell(_ changes: [CatalogueV1.Change]) {
    for change in changes {
      let version = change.version == 0 ? "" : "@\(change.version)"
      CatalogueConsole.tell(
        "\(moment(change.changeTime))  \(change.kind.shown)  \(change.resourceID)\(version)  "
          + "\(change.projectID)\(change.retired ? "  retired" : "")")
    }
  }
}

extension QuestionnairePublisher.Outcome {
  /// The message that ImportStudy returns.
  var message: CatalogueV1.ImportedQuestionnaire {
    .init(
      questionnaireID: questionnaireID, version: version, contentHash: contentHash,
      published: isNew)
  }
}
