import ArgumentParser
import ControlSupport
import Messages

/// `otolithctl catalogue audit`.
struct CatalogueAuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Show every change in a project, newest first; for its leaders and owners.",
    discussion: """
      People stand there by names of the trail's own; whose they are is shown as long as they were not erased. \
      --json has what was there before and after, and the hashes that chain the entries; `names` says whose \
      names they are.

      Examples:
        otolithctl catalogue audit my-lab
        otolithctl catalogue audit my-lab --resource questionnaires/mini-tq --limit 20 --json
      """)

  @Argument(help: "Id of the project.")
  var project: String

  @Option(help: "Only what was done to it, e.g. questionnaires/mini-tq or drafts/ID.")
  var resource = ""

  @Option(help: "How many at most, 1-10000.")
  var limit = 100

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func validate() throws {
    guard (1...10_000).contains(limit) else {
      throw ValidationError("--limit takes 1 to 10000, not \(limit)")
    }
  }

  func run() async throws {
    var trail = CatalogueV1.ListAuditEntriesResponse()
    trail.entries = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      return try await Pages.all(most: limit, size: 100) { size, token in
        let page = try await client.projects.listAuditEntries(
          .init(projectID: project, pageSize: size, pageToken: token, resource: resource),
          options: options)
        trail.names += page.names.filter { !trail.names.contains($0) }
        return (page.entries, page.nextPageToken)
      }
    }
    if output.json { return print(MessageJSON.text(trail)) }
    let people = Dictionary(trail.names.map { ($0.name, $0.participantID) }) { first, _ in first }
    output.list(
      trail.entries, ["number", "time", "who", "what", "to what"],
      nothing: "nothing was done that is shown"
    ) {
      [
        "\($0.number)", moment($0.createTime), people[$0.actor] ?? $0.actor, $0.action, $0.resource,
      ]
    }
  }
}
