import ArgumentParser
import Messages
import RPCClient

/// `otolithctl catalogue library`.
struct CatalogueLibraryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "library",
    abstract: "List the library: sounds, vocabularies, items.",
    discussion: """
      Lists the newest versions visible to you; --json prints them completely. `catalogue import` publishes them.

      Examples:
        otolithctl catalogue library sounds
        otolithctl catalogue library items --project my-lab --json
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case sounds, vocabularies, items
  }

  @Argument(help: "Kind: sounds, vocabularies or items.")
  var kind: Kind

  @Option(help: "Only this project.")
  var project = ""

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try await service.call { client, options in
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
    service.list(found, ["collection", "version", "sounds", "title"], nothing: nothing) {
      [$0.collectionID, "\($0.version)", "\($0.sounds.count)", $0.title?.shown ?? "-"]
    }
  }

  private func listVocabularies(_ client: OtolithClient, _ options: CallOptions) async throws {
    let found = try await Pages.all(size: 100) { size, token in
      let page = try await client.library.listVocabularies(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.vocabularies, page.nextPageToken)
    }
    service.list(found, ["vocabulary", "version", "terms", "title"], nothing: nothing) {
      [$0.vocabularyID, "\($0.version)", "\($0.terms.count)", $0.title?.shown ?? "-"]
    }
  }

  private func listItems(_ client: OtolithClient, _ options: CallOptions) async throws {
    let found = try await Pages.all(size: 100) { size, token in
      let page = try await client.library.listItems(
        .init(projectID: project, pageSize: size, pageToken: token), options: options)
      return (page.items, page.nextPageToken)
    }
    service.list(found, ["item", "question"], nothing: nothing) {
      [$0.itemID, $0.question?.text?.shown ?? "-"]
    }
  }
}

extension CatalogueV1.LocalizedText {
  /// The text in the language of the response, else in the first available one; "-" if empty.
  var shown: String {
    if !text.isEmpty { return text }
    return translations.first?.text ?? "-"
  }
}
