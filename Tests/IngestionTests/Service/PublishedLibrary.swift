import Messages
import RPCCore
import RPCServer
import Stubs
import Synchronization

/// A published library behind a real gRPC server, counting requests.
final class PublishedLibrary: CatalogueV1.LibraryServiceProtocol {
  struct State {
    var vocabularies: [String: CatalogueV1.Vocabulary] = [:]
    var collections: [String: CatalogueV1.SoundCollection] = [:]
    /// Ids that are answered with UNAVAILABLE.
    var broken: Set<String> = []
    var asked: [String: Int] = [:]
  }

  let state = Mutex(State())

  func publish(_ vocabulary: CatalogueV1.Vocabulary) {
    state.withLock {
      $0.vocabularies["\(vocabulary.vocabularyID) \(vocabulary.version)"] = vocabulary
    }
  }

  func publish(_ collection: CatalogueV1.SoundCollection) {
    state.withLock {
      $0.collections["\(collection.collectionID) \(collection.version)"] = collection
    }
  }

  func setBroken(_ id: String, _ isBroken: Bool = true) {
    state.withLock { state in
      if isBroken { state.broken.insert(id) } else { state.broken.remove(id) }
    }
  }

  /// - Parameter id: with the version, `tones 2`.
  func asked(for id: String) -> Int { state.withLock { $0.asked[id] ?? 0 } }

  func access(to method: CatalogueV1.LibraryServiceMethod) -> MethodAccess { .open }

  func getVocabulary(
    _ request: CatalogueV1.GetVocabularyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetVocabularyResponse {
    let id = "\(request.vocabularyID) \(request.version)"
    return CatalogueV1.GetVocabularyResponse(vocabulary: try answer(id) { $0.vocabularies[id] })
  }

  func getSoundCollection(
    _ request: CatalogueV1.GetSoundCollectionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetSoundCollectionResponse {
    let id = "\(request.collectionID) \(request.version)"
    // The newest version.
    if request.version == 0 {
      return CatalogueV1.GetSoundCollectionResponse(
        soundCollection: try answer(id) { state in
          state.collections.values.filter { $0.collectionID == request.collectionID }
            .max { $0.version < $1.version }
        })
    }
    return CatalogueV1.GetSoundCollectionResponse(
      soundCollection: try answer(id) { $0.collections[id] })
  }

  private func answer<Value>(_ id: String, _ value: (State) -> Value?) throws -> Value {
    let found: Result<Value, RPCError> = state.withLock { state in
      state.asked[id, default: 0] += 1
      if state.broken.contains(id) { return .failure(RPCError(.unavailable, "broken")) }
      return value(state).map { .success($0) } ?? .failure(RPCError(.notFound, "unknown"))
    }
    return try found.get()
  }
}
