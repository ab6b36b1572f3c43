import ArgumentParser
import ControlSupport
import Messages
import RPCClient

/// `otolithctl catalogue library`.
struct CatalogueLibraryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "List what questionnaires and studies are made with: sounds, vocabularies, items.",
    discussion: """
      The newest versions that you may read. --json has all of each. `catalogue import` publishes them.

      Examples:
        otolithctl catalogue library sounds
        otolithctl catalogue library items --project my-lab --json
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case sounds, vocabularies, items
  }

  @Argument(help: "sounds, vocabularies or items.")
  var kind: Kind

  @Option(help: "Only those of this project.")
  var project = ""

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    try await Connection.with { client in
      let options = try await credentials.signIn(client)
      switch kind {
      case .sounds: try await listSounds(client, options)
      case .vocabularies: try await listVocabularies(client, options)
      case .items: try await listItems(client, options)
      }
    }
  }

  private var nothing: String { "there are no \(kind.rawValue)" }

  private func listSounds(_ client: OtolithClient, _ options: CallOptions) async throws {
    let found = try await Pages.all(size: 100) { size, token in
      let page = try await client.library.listSoundCollections(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.soundCollections, page.nextPageToken)
    }
    output.list(found, ["collection", "version", "sounds", "title"], nothing: nothing) {
      [$0.collectionID, "\($0.version)", "\($0.sounds.count)", $0.title?.shown ?? "-"]
    }
  }

  private func listVocabularies(_ client: OtolithClient, _ options: CallOptions) async throws {
    let found = try await Pages.all(size: 100) { size, token in
      let page = try await client.library.listVocabularies(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.vocabularies, page.nextPageToken)
    }
    output.list(found, ["vocabulary", "version", "terms", "title"], nothing: nothing) {
      [$0.vocabularyID, "\($0.version)", "\($0.terms.count)", $0.title?.shown ?? "-"]
    }
  }

  private func listItems(_ client: OtolithClient, _ options: CallOptions) async throws {
    let found = try await Pages.all(size: 100) { size, token in
      let page = try await client.library.listItems(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.items, page.nextPageToken)
    }
    output.list(found, ["item", "question"], nothing: nothing) {
      [$0.itemID, $0.question?.text?.shown ?? "-"]
    }
  }
}
