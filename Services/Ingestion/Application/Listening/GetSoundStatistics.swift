package import FoundationEssentials
package import IngestionDomain
package import IngestionStore

/// What a participant heard of each sound of a study (SON FA13).
package struct GetSoundStatistics: Sendable {
  private let reader: SessionReader
  private let library: LibraryCache

  package init(reader: SessionReader, library: LibraryCache) {
    self.reader = reader
    self.library = library
  }

  /// - Parameter language: BCP 47, of the titles; empty: English, or the collection's own.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  package func callAsFunction(
    of participantID: UUID, studyID: String, order: SoundOrder, language: String
  ) async throws -> [SoundStatistics] {
    var sounds = try await reader.statistics(participantID: participantID, studyID: studyID)
    let entries = try await library.entries(of: Set(sounds.map(\.collection)))
    for place in sounds.indices {
      guard case .known(let entry) = entries[sounds[place].collection],
        let collection = entry.soundCollection,
        let title = collection.title(of: sounds[place].soundID, in: language)
      else { continue }
      sounds[place].title = title
    }
    return order.sorted(sounds)
  }
}

extension SoundStatistics {
  fileprivate var collection: LibraryVersion {
    LibraryVersion(.soundCollection, collectionID, version: version)
  }
}
