package import FoundationEssentials
import PlanningStore
package import Postgres
import ServiceKit

/// Who is who in a study, by the pseudonyms of its exports. Ingestion is asked once for each study for what they are
/// made with; from then on nothing depends on it.
package struct StudyPseudonyms: Sendable {
  private let pool: PostgresPool
  private let owner: any PseudonymOwner
  private let inquiries: Inquiries<String, Void>
  private let store = PseudonymStore()

  package init(pool: PostgresPool, owner: any PseudonymOwner) {
    self.pool = pool
    self.owner = owner
    inquiries = Inquiries(
      answeredFor: .zero, unreachableFor: .seconds(1), backsOffAltogether: true)
  }

  /// Sees to it that everybody in the study has a pseudonym here.
  ///
  /// - Parameter studyID: from a verified token, so that callers cannot make up names to ask for.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`.
  package func prepare(_ studyID: String) async throws {
    guard let pseudonyms = try await store.pseudonyms(of: studyID, on: pool) else {
      let inquired = await inquiries.ask(studyID) { await self.learn(studyID) }
      guard case .found = inquired.answer,
        let learnt = try await store.pseudonyms(of: studyID, on: pool)
      else { throw OversightError.pseudonymsNotKnownYet }
      return try await store.name(everybodyIn: studyID, by: learnt, on: pool)
    }
    try await store.name(everybodyIn: studyID, by: pseudonyms, on: pool)
  }

  private func learn(_ studyID: String) async -> OwnerAnswer<Void> {
    switch await owner.pseudonyms(of: studyID) {
    case .found(let pseudonyms):
      do {
        try await store.keep(pseudonyms, of: studyID, on: pool)
        return .found(())
      } catch {
        return .unreachable
      }
    case .notFound: return .notFound
    case .unreachable: return .unreachable
    }
  }

  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  package func participant(_ pseudonym: String, in studyID: String) async throws -> UUID {
    try await prepare(studyID)
    guard
      let found = try await store.participant(named: pseudonym, in: studyID, on: pool)
    else { throw OversightError.participantUnknown }
    return found
  }
}
