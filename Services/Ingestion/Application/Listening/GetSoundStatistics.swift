import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Computes how often and how long a participant listened to each sound of a study (SON FA13).
struct GetSoundStatistics: Sendable {
  let router: PostgresReadRouter
  let library: LibraryCache
  let studies: StudyCache
  /// Asks the catalogue for the newest version of a sound collection.
  let newestVersion: @Sendable (_ collectionID: String) async -> OwnerAnswer<UInt32>
  private let inquiries = SingleFlightCache<String, UInt32>(answeredFor: .seconds(60))

  /// - Parameters:
  ///   - isMember: whether sounds that the participant never heard are included. Callers outside the
  ///     study learn nothing about its sounds.
  ///   - language: BCP 47 language of the titles; empty for English or the collection's default.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func callAsFunction(
    of participantID: UUID, studyID: String, isMember: Bool, order: SoundOrder, language: String
  ) async throws -> [SoundStatistics] {
    var sounds = try await router.answer(
      to: SessionReader.statistics(participantID: participantID, studyID: studyID))
    for collection in try await isMember ? offered(in: studyID) : [] {
      let heard = sounds.indices.filter { sounds[$0].collectionID == collection.id }
      for place in heard where collection.sounds[sounds[place].soundID] != nil {
        sounds[place].version = max(sounds[place].version, collection.version)
      }
      let known = Set(heard.map { sounds[$0].soundID })
      sounds += collection.sounds.keys.filter { !known.contains($0) }.map {
        SoundStatistics(neverHeard: $0, of: collection)
      }
    }
    let entries = try await library.resolutions(of: Set(sounds.map(\.collection)))
    for place in sounds.indices {
      guard case .known(let entry) = entries[sounds[place].collection],
        let collection = entry.soundCollection,
        let title = collection.title(of: sounds[place].soundID, in: language)
      else { continue }
      sounds[place].title = title
    }
    return order.sorted(sounds)
  }

  /// Returns the newest versions of the study's collections; without those that the catalogue
  /// cannot name now.
  private func offered(in studyID: String) async throws -> [PreparedSoundCollection] {
    let study = try await studies.rules(for: [studyID: []])[studyID]
    var versions: Set<LibraryVersion> = []
    for id in study?.known?.soundCollectionIDs ?? [] {
      let inquired = await inquiries.ask(id) { await newestVersion(id) }
      if case .found(let version) = inquired.answer {
        versions.insert(LibraryVersion(.soundCollection, id, version: version))
      }
    }
    return try await library.resolutions(of: versions).values.compactMap {
      $0.known?.soundCollection
    }
  }
}

extension SoundStatistics {
  fileprivate init(neverHeard soundID: String, of collection: PreparedSoundCollection) {
    self.init(
      collectionID: collection.id, soundID: soundID, version: collection.version, title: soundID,
      sessions: 0, ratings: 0, meanRating: nil, netMilliseconds: 0, lastStartedAt: nil)
  }
}

extension SoundStatistics {
  fileprivate var collection: LibraryVersion {
    LibraryVersion(.soundCollection, collectionID, version: version)
  }
}

/// Lists participants' own listening sessions, latest first (SON FA12).
struct ListSessions: Sendable {
  let pool: PostgresPool

  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - position: the last session already read; nil starts at the latest.
  /// - Throws: `PostgresError`.
  func callAsFunction(
    of participantID: UUID, studyID: String, after position: TimePosition?,
    limit: Int
  ) async throws -> [SessionRecord] {
    try await pool.answer(
      to: SessionReader.list(
        participantID: participantID, studyID: studyID, after: position, limit: limit))
  }
}
