package import CatalogueDomain
internal import CatalogueStore
package import FoundationEssentials
package import Postgres
internal import Questionnaires
package import ServiceKit

/// Begins drafts.
package struct CreateDraft: Sendable {
  /// Drafts of a project.
  package static let draftsMax = 1_000

  private let pool: PostgresPool
  private let versions: ReadVersions
  private let drafts = DraftStore()
  private let access = ProjectAccess()
  private let questionnaires = QuestionnaireStore()
  private let audit = AuditTrail()

  package init(pool: PostgresPool, versions: ReadVersions) {
    self.pool = pool
    self.versions = versions
  }

  /// - Throws: ``CatalogueError``, see `DraftService.CreateDraft`; `ParticipantErased`; `PostgresError`.
  package func callAsFunction(
    _ new: NewDraft, by claims: AccessClaims, at now: Date
  ) async throws -> Draft {
    try await access.require(.leader, in: new.projectID, claims, on: pool)
    let requestHash = ContentHash(of: new.request).bytes
    if let known = try await drafts.draft(new.id, on: pool) {
      return try Self.same(known, new.projectID, requestHash)
    }
    let basis = try await basis(of: new, for: CatalogueReader(claims))
    let begun = try new.contents(basis)
    return try await pool.transaction { connection in
      var contents = begun
      let newest = try await questionnaires.newest([contents.questionnaireID], on: connection)[
        contents.questionnaireID]
      if let newest, newest.projectID != new.projectID {
        throw CatalogueError.forbidden(.questionnaireOfAnotherProject(contents.questionnaireID))
      }
      if new.origin == nil,
        let earlier = try await OutdatedTranslations().newestDefinition(
          of: contents.questionnaireID, newest, on: connection)
      {
        contents = try new.markedSince(contents, earlier)
      }
      guard try await drafts.count(in: new.projectID, on: connection) < Self.draftsMax else {
        throw CatalogueError.overLimit(.drafts(max: Self.draftsMax))
      }
      let draft = Draft(
        id: new.id, projectID: new.projectID, revision: 1, contents: contents,
        baseVersion: newest?.version ?? 0, createdAt: now, updatedAt: now,
        requestHash: requestHash)
      guard try await drafts.insert(draft, by: claims.participantID, on: connection) else {
        // Sent twice at once.
        guard let known = try await drafts.draft(new.id, on: connection) else {
          throw CatalogueError.conflict(.etagMismatch)
        }
        return try Self.same(known, new.projectID, requestHash)
      }
      try await audit.append(
        [AuditRecord("draft.created", draft.resource, new: .questionnaire(contents.heading))],
        in: new.projectID, by: claims.participantID, at: now, on: connection)
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

  /// The version that the draft begins from, as far as the reader may take it over.
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
      // Whoever only takes part in a study reads the wording, but it is not theirs to reuse.
      isForeign = try await !access.hasRole(reader, in: readable.projectID, on: pool)
    }
    return NewDraft.Basis(
      version: stored, projectID: readable.projectID, use: origin.use, isForeign: isForeign)
  }
}
