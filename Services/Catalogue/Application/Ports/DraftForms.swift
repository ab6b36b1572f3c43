package import CatalogueDomain

/// What drafts say stands in the form in which it is sent, which only those know who decode it.
package protocol DraftForms: Sendable {
  /// A draft as it would be published.
  ///
  /// - Throws: when the bytes are not what was stored.
  func publishable(_ contents: DraftContents) throws -> PublishableQuestionnaire
}

/// A change of what a draft says, as it was asked for.
package protocol DraftEdit: Sendable {
  /// - Throws: when the change does not fit the draft.
  func applied(to contents: DraftContents) throws -> any EditedDraft
}

/// A draft before and after a change.
package protocol EditedDraft {
  var contents: DraftContents { get }
  var isChanged: Bool { get }
  /// Whether everything but the texts is as before.
  var changesOnlyTexts: Bool { get }
  /// The parts that differ, as they were and as they are: for the audit trail.
  var difference: (old: [UInt8], new: [UInt8]) { get }
  /// - Throws: when it is too large to be kept.
  func check() throws
}
