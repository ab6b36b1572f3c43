import FoundationEssentials
import Postgres
import ServiceKit

/// Maps pseudonyms of exports to participants. The key of a study's pseudonyms is fetched from
/// ingestion once and then stored.
struct StudyPseudonyms: Sendable {
  private let pool: PostgresPool
  private let owner: any PseudonymOwner
  private let inquiries: SingleFlightCache<String, Void>
  private let store = PseudonymStore()

  init(pool: PostgresPool, owner: any PseudonymOwner) {
    self.pool = pool
    self.owner = owner
    inquiries = SingleFlightCache(
      answeredFor: .zero, unreachableFor: .seconds(1), backsOffAltogether: true)
  }

  /// Ensures that every participant of the study has a pseudonym in this service.
  ///
  /// - Parameter studyID: study from a verified token, so that callers cannot cause requests for
  ///   invented names.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`.
  func prepare(_ studyID: String) async throws {
    try await store.name(everybodyIn: studyID, by: try await key(of: studyID), on: pool)
  }

  /// Returns the key of the study's pseudonyms.
  ///
  /// - Parameter studyID: a study that exists.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`.
  func key(of studyID: String) async throws -> Pseudonyms {
    if let known = try await store.pseudonyms(of: studyID, on: pool) { return known }
    let inquired = await inquiries.ask(studyID) { await self.learn(studyID) }
    guard case .found = inquired.answer,
      let learnt = try await store.pseudonyms(of: studyID, on: pool)
    else { throw OversightError.pseudonymsNotKnownYet }
    return learnt
  }

  private func learn(_ studyID: String) async -> OwnerAnswer<Void> {
    await owner.pseudonyms(of: studyID).processed {
      try await store.keep($0, of: studyID, on: pool)
    }
  }

  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`, `.participantUnknown`; `PostgresError`.
  func participant(_ pseudonym: String, in studyID: String) async throws -> UUID {
    try await prepare(studyID)
    guard
      let found = try await store.participant(named: pseudonym, in: studyID, on: pool)
    else { throw OversightError.participantUnknown }
    return found
  }
}
