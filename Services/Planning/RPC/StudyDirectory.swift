import Messages
import Postgres
import RPC
import ServiceKit
import Stubs
import Synchronization

/// Sees to it that the studies of a call are known: most are, from the bus; one that is not yet is
/// asked for at the catalogue in the service's own name, once, and remembered.
final class StudyDirectory: Sendable {
  /// How long the catalogue may take.
  static let askingTimeout = Duration.seconds(2)
  private struct State {
    /// A study once known stays so.
    var known: Set<String> = []
    var asking: [String: Task<Bool, Never>] = [:]
    var pausedUntil: ContinuousClock.Instant?
  }

  private let pool: PostgresPool
  private let catalogue: (any ClientChannel)?
  private let credential: ServiceCredential?
  private let pauseAfterFailure: Duration
  private let studies = StudyStore()
  private let state = Mutex(State())

  /// - Parameters:
  ///   - catalogue: nil when the operator named no address: then only the bus tells.
  ///   - credential: nil: it is asked without a token.
  ///   - pauseAfterFailure: how long the catalogue is left alone after it could not be reached:
  ///     calls must not queue up for it.
  init(
    pool: PostgresPool, catalogue: (any ClientChannel)?, credential: ServiceCredential? = nil,
    pauseAfterFailure: Duration = .seconds(1)
  ) {
    self.pool = pool
    self.catalogue = catalogue
    self.credential = credential
    self.pauseAfterFailure = pauseAfterFailure
  }

  /// Those of `studyIDs` about which nothing could be learnt now. A study that the catalogue says
  /// does not exist is not among them: it has no schedules.
  ///
  /// - Parameter studyIDs: from a verified token, so that callers cannot make up names to ask for.
  func unknown(of studyIDs: [String]) async throws -> Set<String> {
    var missing = state.withLock { state in studyIDs.filter { !state.known.contains($0) } }
    guard !missing.isEmpty else { return [] }
    let stored = try await studies.known(missing, on: pool)
    state.withLock { $0.known.formUnion(stored) }
    missing.removeAll { stored.contains($0) }
    var unknown: Set<String> = []
    for studyID in missing where await !ask(studyID) {
      unknown.insert(studyID)
    }
    return unknown
  }

  /// False when the catalogue could not be asked. Callers that ask at the same time share a question.
  private func ask(_ studyID: String) async -> Bool {
    guard let catalogue else { return false }
    let task: Task<Bool, Never>? = state.withLock { state in
      if let task = state.asking[studyID] { return task }
      if let until = state.pausedUntil, ContinuousClock.now < until { return nil }
      let task = PostgresDeadline.$current.withValue(nil) {
        Task { await learn(studyID, from: catalogue) }
      }
      state.asking[studyID] = task
      return task
    }
    return await task?.value ?? false
  }

  private func learn(
    _ studyID: String, from catalogue: any ClientChannel
  ) async -> Bool {
    let outcome: Bool
    do {
      let options =
        try await credential?.options(for: "otolith-catalogue", timeout: Self.askingTimeout)
        ?? CallOptions(timeout: Self.askingTimeout)
      let answer = try await CatalogueV1.CatalogueServiceClient(catalogue)
        .getStudy(CatalogueV1.GetStudyRequest(studyID: studyID), options: options)
      // What is kept serves everybody: never what one participant sees of a study with groups.
      guard let study = answer.study, answer.allGroups else {
        throw RPCError(.internalError, "no study, or but a part of it")
      }
      try await pool.transaction { connection in
        try await studies.remember(StudyRecord(study), on: connection)
      }
      outcome = true
    } catch let error as RPCError where error.code == .notFound {
      outcome = true
    } catch {
      outcome = false
    }
    state.withLock { state in
      state.asking[studyID] = nil
      if !outcome { state.pausedUntil = .now + pauseAfterFailure }
    }
    return outcome
  }
}
