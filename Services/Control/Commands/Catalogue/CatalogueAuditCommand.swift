import ArgumentParser
import Messages

/// `otolithctl catalogue audit`.
struct CatalogueAuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Show all changes in a project, newest first; for its leaders and owners.",
    discussion: """
      People appear under names of the audit trail; the account is shown until it is erased. --json adds the \
      values before and after each change, the hashes that chain the entries, and in `names` the accounts.

      Examples:
        otolithctl catalogue audit my-lab
        otolithctl catalogue audit my-lab --resource questionnaires/mini-tq --limit 20 --json
      """)

  @Argument(help: "Project id.")
  var project: String

  @Option(help: "Only changes to this resource, e.g. questionnaires/mini-tq or drafts/ID.")
  var resource = ""

  @Option(help: "Maximum number of entries, 1-10000.")
  var limit = 100

  @OptionGroup var service: CatalogueOptions

  func validate() throws {
    guard (1...10_000).contains(limit) else {
      throw ValidationError("--limit must be between 1 and 10000, not \(limit)")
    }
  }

  func run() async throws {
    var trail = CatalogueV1.ListAuditEntriesResponse()
    trail.entries = try await service.pages(most: limit, size: 100) {
      client, options, size, token in
      let page = try await client.projects.listAuditEntries(
        .init(projectID: project, pageSize: size, pageToken: token, resource: resource),
        options: options)
      trail.names += page.names.filter { !trail.names.contains($0) }
      return (page.entries, page.nextPageToken)
    }
    if service.json { return print(MessageJSON.text(trail)) }
    let people = Dictionary(trail.names.map { ($0.name, $0.participantID) }) { first, _ in first }
    service.list(
      trail.entries, ["number", "time", "who", "what", "to what"],
      nothing: "no changes found"
    ) {
      [
        "\($0.number)", moment($0.createTime), people[$0.actor] ?? $0.actor, $0.action, $0.resource,
      ]
    }
  }
}
