import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Creates drafts.
struct CreateDraft: Sendable {
  /// Maximum number of drafts per project.
  static let draftsMax = 1_000

  let pool: PostgresPool
  let versions: ReadVersions
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()

  /// - Throws: ``CatalogueError``, see `DraftService.CreateDraft`; `ParticipantErased`;
  ///   `PostgresError`.
  func callAsFunction(
    _ new: NewDraft, by claims: AccessClaims, at now: Date
  ) async throws -> Draft {
    try await access.require(.draftWrite, in: new.projectID, claims, on: pool)
    let requestHash = ContentHash(of: new.request).bytes
    if let known = try await pool.answer(to: drafts.draft(new.id)) {
      return try Self.same(known, new.projectID, requestHash)
    }
    let basis = try await basis(of: new, for: CatalogueReader(claims))
    let begun = try new.contents(basis)
    return try await pool.transaction { connection in
      var contents = begun
      let (all, count) = try await connection.answers(
        to: questionnaires.newest([contents.questionnaireID]), drafts.count(in: new.projectID))
      let newest = all[contents.questionnaireID]
      if let newest, newest.projectID != new.projectID {
        throw CatalogueError.forbidden(.questionnaireOfAnotherProject(contents.questionnaireID))
      }
      if new.origin == nil,
        let earlier = try await OutdatedTranslations().newestDefinition(
          of: contents.questionnaireID, newest, on: connection)
      {
        contents = try new.markedSince(contents, earlier)
      }
      guard count < Self.draftsMax else {
        throw CatalogueError.overLimit(.drafts(max: Self.draftsMax))
      }
      let draft = Draft(
        id: new.id, projectID: new.projectID, revision: 1, contents: contents,
        baseVersion: newest?.version ?? 0, createdAt: now, updatedAt: now,
        requestHash: requestHash)
      let name = try await StaffNames().name(of: claims.participantID, on: connection)
      guard try await connection.answer(to: drafts.insert(draft, by: name)) else {
        // A concurrent repetition.
        guard let known = try await connection.answer(to: drafts.draft(new.id)) else {
          throw CatalogueError.conflict(.etagMismatch)
        }
        return try Self.same(known, new.projectID, requestHash)
      }
      try await AuditTrail(of: new.projectID).append(
        [AuditRecord("draft.created", draft.resource, new: .questionnaire(contents.heading))],
        by: claims.participantID, at: now, on: connection)
      return draft
    }
  }

  private static func same(
    _ known: Draft, _ project: String, _ requestHash: [UInt8]
  ) throws -> Draft {
    guard known.projectID == project, known.requestHash == requestHash else {
      throw CatalogueError.conflict(.draftExists)
    }
    return known
  }

  /// Returns the version the draft starts from, as far as the reader may reuse it.
  private func basis(
    of new: NewDraft, for reader: CatalogueReader
  ) async throws -> NewDraft.Basis? {
    guard let origin = new.origin else { return nil }
    guard let readable = try await versions([origin.key], for: reader)[0],
      let stored = try await versions.stored([readable.key]).first
    else { throw CatalogueError.unknown(.questionnaireVersion) }
    if !readable.isInsider {
      let sharing = try QuestionnaireDefinition(stored: stored.definition).provenance.sharing
      guard sharing != .project else { throw CatalogueError.unknown(.questionnaireVersion) }
    }
    var isForeign = false
    if case .revision = origin.use {
      guard readable.projectID == new.projectID else {
        throw CatalogueError.forbidden(.questionnaireOfAnotherProject(origin.key.id))
      }
    } else {
      // Participants may read the texts of their studies but not reuse them.
      isForeign = try await !access.hasRole(reader, in: readable.projectID, on: pool)
    }
    return NewDraft.Basis(
      version: stored, projectID: readable.projectID, use: origin.use, isForeign: isForeign)
  }
}
