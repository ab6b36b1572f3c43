import Fields
internal import Foundation
internal import Messages
internal import QuestionnaireWire
import Questionnaires
import RPCClient
import RPCCore

/// Publishes questionnaires without a study, through drafts.
///
/// A draft exists during one publication. If this process is interrupted, the draft remains without
/// effect and can be deleted.
struct QuestionnairePublisher: Sendable {
  /// The result for one questionnaire.
  struct Outcome: Sendable, Hashable {
    var questionnaireID: String
    var version: UInt32
    /// Content hash of the version: 64 lower-case hexadecimal digits.
    var contentHash: String
    /// Whether a version was published; false if the newest one already had these contents.
    var isNew: Bool
    /// Warnings that only the catalogue can give, without repetition.
    var warnings: [String]

    /// `mini-tq: published, version 2`.
    var line: String {
      "\(questionnaireID): \(isNew ? "published" : "unchanged"), version \(version)"
    }
  }

  /// Maximum number of attempts when other publications interfere.
  private static let attemptsMax = 5

  private let client: OtolithClient
  private let project: String
  private let options: CallOptions

  /// - Parameters:
  ///   - project: project of the questionnaires.
  ///   - options: include the caller's token.
  init(_ client: OtolithClient, project: String, options: CallOptions) {
    self.client = client
    self.project = project
    self.options = options
  }

  /// Publishes the next version, unless the newest one has these contents. A version published
  /// concurrently by another client becomes the previous one.
  ///
  /// - Throws: `RPCError`, see `DraftService`.
  func publish(_ definition: QuestionnaireDefinition) async throws -> Outcome {
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

  /// Changes the newest version and publishes the result. It does not overwrite a version that was
  /// published concurrently.
  ///
  /// - Returns: nil in a dry run.
  /// - Throws: `RPCError`, see `DraftService`; what `change` throws.
  func revise(
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

  /// Copies a published version to a new questionnaire and publishes its first version.
  ///
  /// - Parameters:
  ///   - version: 0 for the newest.
  ///   - keepsItems: whether answers stay comparable; false for a template whose meaning may
  ///     change.
  /// - Throws: `RPCError`, see `DraftService`.
  func fork(
    _ source: String, version: UInt32, as id: String, keepsItems: Bool
  ) async throws -> Outcome {
    try await publish(forking(source, version, id, keepsItems)) { $0 }
  }

  /// Returns what ``fork(_:version:as:keepsItems:)`` would publish, to be changed first; it stores
  /// nothing.
  func forked(
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

  /// Findings that reading the file does not report.
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

  /// A remaining draft has no effect, so errors are ignored.
  private func delete(_ draft: CatalogueV1.Draft) async {
    _ = try? await client.drafts.deleteDraft(
      CatalogueV1.DeleteDraftRequest(draftID: draft.draftID), options: options)
  }
}
