package import CatalogueDomain
package import FoundationEssentials
package import Questionnaires

/// A draft as it was asked for.
package struct NewDraft: Sendable {
  /// A published version that a draft begins from.
  package struct Origin: Sendable {
    package enum Use: Sendable {
      /// Becomes the next version.
      case revision
      /// Becomes another questionnaire.
      case fork
      /// As a fork, with questions that are no items of the bank any more.
      case copy
    }

    package var key: QuestionnaireVersionKey
    package var use: Use

    package init(key: QuestionnaireVersionKey, use: Use) {
      self.key = key
      self.use = use
    }
  }

  /// What the draft's contents are made of.
  package struct Basis: Sendable {
    package var version: StoredVersion
    package var projectID: String
    package var use: Origin.Use
    /// Only what the version's sharing shows to others may be taken over.
    package var isForeign: Bool
  }

  package var id: UUID
  package var projectID: String
  /// The whole request in its encoded form: tells whether it was sent again.
  package var request: [UInt8]
  /// Nil: the request brings contents of its own, or none.
  package var origin: Origin?
  /// - Throws: ``CatalogueError/Unknown/questionnaireVersion`` when nothing of the version may be taken
  ///   over; what is wrong with the contents.
  package var contents: @Sendable (Basis?) throws -> DraftContents
  /// Contents that the request brought along, with those translations marked as outdated whose wording
  /// changed since an earlier version.
  package var markedSince:
    @Sendable (DraftContents, QuestionnaireDefinition) throws -> DraftContents

  package init(
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
