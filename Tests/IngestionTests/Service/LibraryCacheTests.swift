import FoundationEssentials
import Messages
import RPCClient
import RPCServer
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Cached library entries, and requests to the catalogue.
@Suite struct LibraryCacheTests {
  private let stack: IngestionStack
  private let id = "v-\(UUID().uuidString.lowercased())"

  init() async throws {
    stack = try await IngestionStack.shared.value
  }

  private func vocabulary(version: UInt32, _ codes: String...) -> CatalogueV1.Vocabulary {
    CatalogueV1.Vocabulary(
      vocabularyID: id, version: version, defaultLanguage: "de",
      terms: codes.map { code in
        CatalogueV1.Term(
          code: code,
          label: CatalogueV1.LocalizedText(translations: [
            CatalogueV1.Translation(language: "de", text: "Wort \(code)")
          ]))
      }, extensible: version > 1)
  }

  /// A newly started process next to the shared library.
  private func cache(hasOwner: Bool = true) async throws -> (LibraryCache, Server?) {
    let server =
      hasOwner
      ? Server(
        configuration: ServerConfiguration(eventLoops: 1), services: [stack.library],
        logger: TestLog.logger) : nil
    let port = try await server?.start()
    let owner = CatalogueLibrary(
      channel: port.map { Channel(host: "127.0.0.1", port: $0) }, credential: nil,
      timeout: .seconds(60), logger: TestLog.logger)
    let cache = LibraryCache(
      pool: stack.pool, owner: owner, clock: stack.clock, threads: ValidationThreads.make(),
      countMax: 2, answeredFor: .seconds(3600), logger: TestLog.logger)
    return (cache, server)
  }

  @Test func aVersionIsAskedForOnceAndStaysKnown() async throws {
    stack.library.publish(vocabulary(version: 1, "sport", "attack"))
    let (cache, server) = try await cache()
    defer { _ = server }
    try await withThrowingTaskGroup(of: Set<String>?.self) { group in
      for _ in 0..<8 {
        group.addTask { [id] in
          guard case .known(let known) = try await cache.vocabulary(id, version: 1) else {
            return nil
          }
          return known.codes
        }
      }
      for try await codes in group { #expect(codes == ["sport", "attack"]) }
    }
    #expect(stack.library.asked(for: "\(id) 1") == 1)
    // Another process without a catalogue reads it from the table.
    let (other, _) = try await self.cache(hasOwner: false)
    guard case .known(let known) = try await other.vocabulary(id, version: 1) else {
      Issue.record("not known")
      return
    }
    #expect(known.titles["sport"]?["de"] == "Wort sport")
    #expect(!known.isOpen)
  }

  @Test func unknownVersionsDifferFromUnavailableOnes() async throws {
    let (cache, server) = try await cache()
    defer { _ = server }
    for version: UInt32 in [0, .max] {
      #expect(try await cache.vocabulary(id, version: version) == .unknown())
    }
    guard case .unknown = try await cache.vocabulary(id, version: 3) else {
      Issue.record("expected: the version does not exist")
      return
    }
    _ = try await cache.vocabulary(id, version: 3)
    #expect(stack.library.asked(for: "\(id) 3") == 1)
    stack.library.setBroken("\(id) 4")
    #expect(try await cache.vocabulary(id, version: 4) == .unavailable)
    let (alone, _) = try await self.cache(hasOwner: false)
    #expect(try await alone.vocabulary(id, version: 5) == .unavailable)
  }

  @Test func oneCallHasFewVersionsAskedFor() async throws {
    let (cache, server) = try await cache()
    defer { _ = server }
    let versions = Set((1...20).map { LibraryVersion(.vocabulary, id, version: $0) })
    let answers = try await cache.resolutions(of: versions)
    #expect(answers.count == 20)
    #expect(answers.values.filter { $0 == .unavailable }.count == 12)
  }

  @Test func moreThanMemoryHoldsIsStillKnown() async throws {
    let (cache, server) = try await cache()
    defer { _ = server }
    for version: UInt32 in 1...4 {
      stack.library.publish(vocabulary(version: version, "c\(version)"))
      _ = try await cache.vocabulary(id, version: version)
    }
    for version: UInt32 in 1...4 {
      guard case .known(let known) = try await cache.vocabulary(id, version: version) else {
        Issue.record("version \(version)")
        continue
      }
      #expect(known.codes == ["c\(version)"])
      #expect(stack.library.asked(for: "\(id) \(version)") == 1)
    }
  }

  @Test func soundsAreKnownByTheirIDs() async throws {
    stack.library.publish(
      CatalogueV1.SoundCollection(
        collectionID: id, version: 2, defaultLanguage: "en",
        sounds: [
          CatalogueV1.Sound(
            soundID: "rain",
            title: CatalogueV1.LocalizedText(translations: [
              CatalogueV1.Translation(language: "en", text: "Rain")
            ]), lengthMs: 90_000), CatalogueV1.Sound(soundID: "sea"),
        ], loopMinutes: [0, 5]))
    let (cache, server) = try await cache()
    defer { _ = server }
    guard case .known(let known) = try await cache.soundCollection(id, version: 2) else {
      Issue.record("not known")
      return
    }
    #expect(known.sounds["rain"]?.title["en"] == "Rain")
    #expect(known.sounds["rain"]?.lengthMilliseconds == 90_000)
    #expect(known.sounds["sea"]?.position == 1)
    #expect(known.loopMinutes == [0, 5])
    // A vocabulary may have the same id.
    guard case .unknown = try await cache.vocabulary(id, version: 2) else {
      Issue.record("expected: kinds are distinguished")
      return
    }
  }
}

extension VersionCache<LibraryVersionStore> {
  fileprivate func vocabulary(
    _ id: String, version: UInt32
  ) async throws -> Resolution<PreparedVocabulary> {
    try await entry(LibraryVersion(.vocabulary, id, version: version)) { $0.vocabulary }
  }

  fileprivate func soundCollection(
    _ id: String, version: UInt32
  ) async throws -> Resolution<PreparedSoundCollection> {
    try await entry(LibraryVersion(.soundCollection, id, version: version)) { $0.soundCollection }
  }

  private func entry<Value: Sendable>(
    _ key: LibraryVersion, as value: (PreparedLibraryEntry) -> Value?
  ) async throws -> Resolution<Value> {
    switch try await resolutions(of: [key])[key] {
    case .known(let entry): value(entry).map { .known($0) } ?? .unavailable
    case .unknown(let settledUntil): .unknown(settledUntil: settledUntil)
    case .unavailable, nil: .unavailable
    }
  }
}
