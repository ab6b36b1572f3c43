import ArgumentParser
import ControlSupport
import Foundation
import Messages
import RPCClient
import RPCCore
import ServiceKit

/// `otolithctl catalogue changes`.
struct CatalogueChangesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "Tell what changed in the catalogue, and with --follow what changes from now on.",
    discussion: """
      Each study, questionnaire, sound collection, vocabulary, item and project is told once, by its latest \
      change. --state-file keeps how far you have read: the next run goes on there, and --follow notes it after \
      everything that it has told, so that after a broken end changes may come twice and are never missed. \
      Without one, --cursor begins where an earlier answer ended; it stays good for ever.

      --follow goes on until Ctrl-C: it reconnects when the catalogue was away, or the session was renewed. With \
      --json each line is one answer of the API: changes and the cursor behind them. Otherwise --json prints one.

      Examples:
        otolithctl catalogue changes --kind questionnaire
        otolithctl catalogue changes --state-file otolith.cursor --json
        otolithctl catalogue changes --follow --state-file otolith.cursor
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case study, questionnaire, vocabulary, item, project
    case soundCollection = "sound-collection"

    var message: CatalogueV1.ResourceKind {
      switch self {
      case .study: .study
      case .questionnaire: .questionnaire
      case .soundCollection: .soundCollection
      case .vocabulary: .vocabulary
      case .item: .item
      case .project: .project
      }
    }
  }

  @Option(help: "Only these, given again for each: study, questionnaire, sound-collection, …")
  var kind: [Kind] = []

  @Option(help: "Cursor of an earlier answer; default: from the beginning.")
  var cursor: String?

  @Option(help: "File with the cursor, kept up to date.", completion: .file())
  var stateFile: String?

  @Flag(help: "Go on with what changes from now on.")
  var follow = false

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    guard cursor == nil || stateFile == nil else {
      throw ValidationError("give --cursor or --state-file, not both")
    }
  }

  func run() async throws {
    let state = stateFile.map { CursorFile(path: $0) }
    let begin = try cursor ?? state?.read() ?? ""
    try await Connection.with { client in
      if follow {
        try await ChangeFollower(
          client: client, kinds: kind.map(\.message),
          options: credentials.lasting(client),
          say: { CatalogueConsole.say($0) }
        ).run(from: begin) { changes, cursor in
          let answer = CatalogueV1.ListChangesResponse(changes: changes, nextCursor: cursor)
          output.json ? print(MessageJSON.text(answer, isPretty: false)) : tell(changes)
          try StandardOutput.flush()
          try state?.write(cursor)
        }
      } else {
        let answer = try await changes(client, from: begin)
        output.json ? print(MessageJSON.text(answer)) : tell(answer.changes)
        try StandardOutput.flush()
        try state?.write(answer.nextCursor)
        if state == nil, !output.json { CatalogueConsole.say("cursor \(answer.nextCursor)") }
      }
    }
  }

  /// All that there is by now.
  private func changes(
    _ client: OtolithClient, from cursor: String
  ) async throws -> CatalogueV1.ListChangesResponse {
    let options = try await credentials.signIn(client)
    var all = CatalogueV1.ListChangesResponse(nextCursor: cursor)
    repeat {
      let page = try await client.changes.listChanges(
        .init(cursor: all.nextCursor, pageSize: 1_000, kinds: kind.map(\.message)),
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
