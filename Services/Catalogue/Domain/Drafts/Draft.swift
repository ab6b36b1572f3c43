import Fields
package import FoundationEssentials

/// A questionnaire that is being written.
package struct Draft: Sendable {
  package var id: UUID
  package var projectID: String
  /// Counts changes, from 1.
  package var revision: Int
  /// In lists without what they do not show.
  package var contents: DraftContents
  /// The published version that it goes on from; 0: none.
  package var baseVersion: UInt32
  package var createdAt: Date
  package var updatedAt: Date
  /// Of the request that made it.
  package var requestHash: [UInt8]
  /// The revision that was published last, and the version that it is.
  package var publishedRevision: Int?
  package var publishedVersion: UInt32?

  package init(
    id: UUID, projectID: String, revision: Int, contents: DraftContents, baseVersion: UInt32,
    createdAt: Date, updatedAt: Date, requestHash: [UInt8], publishedRevision: Int? = nil,
    publishedVersion: UInt32? = nil
  ) {
    self.id = id
    self.projectID = projectID
    self.revision = revision
    self.contents = contents
    self.baseVersion = baseVersion
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.requestHash = requestHash
    self.publishedRevision = publishedRevision
    self.publishedVersion = publishedVersion
  }

  /// In the audit trail.
  package var resource: String { Self.resource(id) }

  package static func resource(_ id: UUID) -> String { "drafts/\(id.text)" }
}

/// What a draft says, in the form in which it is kept. However unfinished it is, it must be readable
/// again as it was sent, so it is no definition yet.
package struct DraftContents: Sendable, Hashable {
  package var questionnaireID: String
  /// A questionnaire in its stored form; empty in lists.
  package var bytes: [UInt8]
  /// What lists show of it, in the same form.
  package var heading: [UInt8]

  package init(questionnaireID: String, bytes: [UInt8], heading: [UInt8]) {
    self.questionnaireID = questionnaireID
    self.bytes = bytes
    self.heading = heading
  }
}
