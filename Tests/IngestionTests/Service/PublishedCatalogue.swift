import FoundationEssentials
import Messages
import RPCCore
import RPCServer
import Stubs
import Synchronization

/// A published catalogue behind a real gRPC server, counting requests.
final class PublishedCatalogue: CatalogueV1.CatalogueServiceProtocol {
  struct State {
    var studies: [String: CatalogueV1.Study] = [:]
    /// Publication times of studies.
    var times: [String: Date] = [:]
    var versions: [String: CatalogueV1.Questionnaire] = [:]
    /// Ids that are answered with UNAVAILABLE.
    var broken: Set<String> = []
    /// Requested ids with the bearer token of the call.
    var asked: [(id: String, token: String?)] = []
  }

  let state = Mutex(State())

  func publish(_ study: CatalogueV1.Study, at time: Date? = nil) {
    state.withLock { state in
      if let known = state.studies[study.studyID], known.revision > study.revision { return }
      state.studies[study.studyID] = study
      state.times[study.studyID] = time
    }
  }

  func publish(_ questionnaire: CatalogueV1.Questionnaire) {
    state.withLock {
      $0.versions["\(questionnaire.questionnaireID) \(questionnaire.version)"] = questionnaire
    }
  }

  func setBroken(_ id: String, _ isBroken: Bool = true) {
    state.withLock { state in
      if isBroken { state.broken.insert(id) } else { state.broken.remove(id) }
    }
  }

  func asked(for id: String) -> [String?] {
    state.withLock { $0.asked.filter { $0.id == id }.map(\.token) }
  }

  func access(to method: CatalogueV1.CatalogueServiceMethod) -> MethodAccess { .open }

  private func answer<Value>(
    _ id: String, _ context: ServerCallContext, _ value: (State) -> Value?
  ) throws -> Value {
    let found: Result<Value, RPCError> = state.withLock { state in
      let header = context.requestMetadata.first(for: "authorization")
      state.asked.append((id, header.map { String($0.dropFirst("Bearer ".count)) }))
      if state.broken.contains(id) { return .failure(RPCError(.unavailable, "broken")) }
      return value(state).map { .success($0) } ?? .failure(RPCError(.notFound, "unknown"))
    }
    return try found.get()
  }

  func getStudy(
    _ request: CatalogueV1.GetStudyRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.GetStudyResponse {
    let (study, time) = try answer(request.studyID, context) { state in
      state.studies[request.studyID].map { ($0, state.times[request.studyID]) }
    }
    return CatalogueV1.GetStudyResponse(
      study: study, allGroups: true, publishTime: time.map { GoogleProtobuf.Timestamp($0) })
  }

  func getQuestionnaireVersion(
    _ request: CatalogueV1.GetQuestionnaireVersionRequest, context: ServerCallContext
  ) async throws -> CatalogueV1.Questionnaire {
    let id = "\(request.questionnaireID) \(request.version)"
    return try answer(id, context) { $0.versions[id] }
  }
}
