import FoundationEssentials
import Questionnaires

/// A request for a new draft.
struct NewDraft: Sendable {
  /// A published version that a draft starts from.
  struct Origin: Sendable {
    enum Use: Sendable {
      /// The next version of the same questionnaire.
      case revision
      /// A new questionnaire.
      case fork
      /// A fork whose questions are no longer items of the bank.
      case copy
    }

    var key: QuestionnaireVersionKey
    var use: Use
  }

  /// The source of the draft's contents.
  struct Basis: Sendable {
    var version: StoredVersion
    var projectID: String
    var use: Origin.Use
    /// Whether the reader is an outsider, who may reuse only what the version's sharing allows.
    var isForeign: Bool
  }

  var id: UUID
  var projectID: String
  /// The encoded request, to recognise a repetition.
  var request: [UInt8]
  /// Source version; nil if the request contains the contents, or is empty.
  var origin: Origin?
  /// - Throws: ``CatalogueError/Unknown/questionnaireVersion`` if nothing of the version may be
  ///   reused; errors in the contents.
  var contents: @Sendable (Basis?) throws -> DraftContents
  /// Marks translations in the request's contents as outdated if their source text changed since an
  /// earlier version.
  var markedSince: @Sendable (DraftContents, QuestionnaireDefinition) throws -> DraftContents

  init(
    id: UUID, projectID: String, request: [UInt8], origin: Origin?,
    contents: @escaping @Sendable (Basis?) throws -> DraftContents,
    markedSince:
      @escaping @Sendable (DraftContents, QuestionnaireDefinition) throws -> DraftContents
  ) {
    self.id = id
    self.projectID = projectID
    self.request = request
    self.origin = origin
    self.contents = contents
    self.markedSince = markedSince
  }
}
