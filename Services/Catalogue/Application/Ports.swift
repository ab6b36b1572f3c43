import FoundationEssentials
import Postgres

/// Decodes drafts, whose contents are stored in the wire format.
protocol DraftForms: Sendable {
  /// Returns the draft as it would be published.
  ///
  /// - Throws: an error if the stored bytes cannot be decoded.
  func publishable(_ contents: DraftContents) throws -> PublishableQuestionnaire
}

/// A requested change of a draft's contents.
protocol DraftEdit: Sendable {
  /// - Throws: an error if the change does not fit the draft.
  func applied(to contents: DraftContents) throws -> any EditedDraft
}

/// A draft before and after a change.
protocol EditedDraft {
  var contents: DraftContents { get }
  var isChanged: Bool { get }
  /// Whether only texts differ.
  var changesOnlyTexts: Bool { get }
  /// The differing parts before and after, for the audit trail.
  var difference: (old: [UInt8], new: [UInt8]) { get }
  /// - Throws: an error if the draft is too large to be stored.
  func check() throws
}

/// Publishes events to the other services.
protocol PublicationEvents: Sendable {
  /// Publishes events in order within the transaction of the change.
  ///
  /// - Throws: `PostgresError`; an error if an event cannot be encoded.
  func publish(
    _ events: [PublicationEvent], at time: Date, on connection: PostgresConnection) async throws

  /// Wakes the publisher after the commit.
  func wake()
}

enum PublicationEvent: Sendable {
  case version(NewVersion)
  case revision(NewRevision)
  /// - Parameter hash: Argon2id hash; nil if the study no longer has a password.
  case password(study: String, revision: UInt32, hash: String?)
  case deleted(study: String)
}
