import Fields
internal import Foundation
internal import Messages
internal import QuestionnaireWire
public import Questionnaires
public import RPCClient
import RPCCore

/// Publishes questionnaires without a study, through drafts.
///
/// A draft lives as long as one publication. If this process ends within it, the draft stays, changes
/// nothing and can be deleted; publishing the same again makes another one.
public struct QuestionnairePublisher: Sendable {
  /// What became of a questionnaire.
  public struct Outcome: Sendable, Hashable {
    public var questionnaireID: String
    public var version: UInt32
    /// Of that version: lower-case hexadecimal, 64 digits.
    public var contentHash: String
    /// False: the newest version had these contents already.
    public var isNew: Bool
    /// What only the catalogue can tell, each once.
    public var warnings: [String]

    /// `mini-tq: published, version 2`.
    public var line: String {
      "\(questionnaireID): \(isNew ? "published" : "unchanged"), version \(version)"
    }
  }

  /// How often a publication begins anew because another one came between.
  private static let attemptsMax = 5

  private let client: OtolithClient
  private let project: String
  private let options: CallOptions

  /// - Parameters:
  ///   - project: of questionnaires that are new, and of those there are.
  ///   - options: with the caller's token.
  public init(_ client: OtolithClient, project: String, options: CallOptions) {
    self.client = client
    self.project = project
    self.options = options
  }

  /// Makes the next version, or finds that the newest one has these contents. Whatever somebody else
  /// publishes meanwhile, these contents come after it, as they would a moment later.
  ///
  /// - Throws: `RPCError`, see `DraftService`.
  public func publish(_ definition: QuestionnaireDefinition) async throws -> Outcome {
    let request = CatalogueV1.CreateDraftRequest(
      projectID: project, source: .contents(CatalogueV1.Questionnaire(definition)))
    for _ in 1..<Self.attemptsMax {
      do {
        return try await publish(request) { $0 }
      } catch let error as RPCError where error.reason == "PUBLISHED_MEANWHILE" {
        continue
      }
    }
    return try await publish(request) { $0 }
  }

  /// Changes the newest version and makes the next one of it. A version that somebody else publishes
  /// meanwhile is not overwritten.
  ///
  /// - Returns: nil in a dry run.
  /// - Throws: `RPCError`, see `DraftService`; what `change` throws.
  public func revise(
    _ id: String, isDryRun: Bool, _ change: (inout QuestionnaireDefinition) throws -> Void
  ) async throws -> Outcome? {
    if isDryRun {
      let found = try await client.catalogue.getQuestionnaireVersion(
        CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: id), options: options)
      var definition = QuestionnaireDefinition(found)
      try change(&definition)
      return nil
    }
    return try await publish(
      CatalogueV1.CreateDraftRequest(
        projectID: project,
        source: .revisionOf(CatalogueV1.QuestionnaireVersionName(questionnaireID: id)))
    ) { draft in
      var definition = QuestionnaireDefinition(draft.questionnaire ?? CatalogueV1.Questionnaire())
      try change(&definition)
      return try await client.drafts.updateDraft(
        CatalogueV1.UpdateDraftRequest(
          draftID: draft.draftID, questionnaire: CatalogueV1.Questionnaire(definition),
          etag: draft.etag, keepOutdatedMarks: true),
        options: options)
    }
  }

  /// Makes a questionnaire of one's own from a published version, and its first version.
  ///
  /// - Parameters:
  ///   - version: 0: the newest.
  ///   - keepsItems: whether answers stay comparable; false: a template whose meaning may change.
  /// - Throws: `RPCError`, see `DraftService`.
  public func fork(
    _ source: String, version: UInt32, as id: String, keepsItems: Bool
  ) async throws -> Outcome {
    try await publish(forking(source, version, id, keepsItems)) { $0 }
  }

  /// What ``fork(_:version:as:keepsItems:)`` would publish, to be changed first; nothing stays behind.
  public func forked(
    _ source: String, version: UInt32, as id: String, keepsItems: Bool
  ) async throws -> QuestionnaireDefinition {
    var request = forking(source, version, id, keepsItems)
    request.draftID = UUID().text
    let draft = try await client.drafts.createDraft(request, options: options)
    await delete(draft)
    return QuestionnaireDefinition(draft.questionnaire ?? CatalogueV1.Questionnaire())
  }

  private func forking(
    _ source: String, _ version: UInt32, _ id: String, _ keepsItems: Bool
  ) -> CatalogueV1.CreateDraftRequest {
    let name = CatalogueV1.QuestionnaireVersionName(questionnaireID: source, version: version)
    return CatalogueV1.CreateDraftRequest(
      projectID: project, questionnaireID: id,
      source: keepsItems ? .forkOf(name) : .copyOf(name))
  }

  private func publish(
    _ request: CatalogueV1.CreateDraftRequest,
    _ change: (CatalogueV1.Draft) async throws -> CatalogueV1.Draft
  ) async throws -> Outcome {
    var request = request
    request.draftID = UUID().text
    let draft = try await client.drafts.createDraft(request, options: options)
    let published: CatalogueV1.PublishDraftResponse
    do {
      let changed = try await change(draft)
      published = try await client.drafts.publishDraft(
        CatalogueV1.PublishDraftRequest(draftID: draft.draftID, etag: changed.etag),
        options: options)
    } catch {
      await delete(draft)
      throw error
    }
    await delete(draft)
    return Outcome(
      questionnaireID: published.questionnaireID, version: published.version,
      contentHash: published.contentHash,
      isNew: published.published, warnings: Self.warnings(in: published))
  }

  /// Whoever reads a file has told of the others already.
  private static func warnings(in response: CatalogueV1.PublishDraftResponse) -> [String] {
    var told = Set<String>()
    return response.findings.compactMap { finding in
      guard finding.reason == FindingReason.questionnaireUnknown.rawValue,
        told.insert(finding.advice).inserted
      else { return nil }
      return "\(response.questionnaireID): warning: \(finding.reason): \(finding.path): "
        + finding.advice
    }
  }

  /// A draft that cannot be deleted does no harm: what was published, or refused, stands.
  private func delete(_ draft: CatalogueV1.Draft) async {
    _ = try? await client.drafts.deleteDraft(
      CatalogueV1.DeleteDraftRequest(draftID: draft.draftID), options: options)
  }
}
