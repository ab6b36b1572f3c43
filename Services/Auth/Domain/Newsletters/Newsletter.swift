package import FoundationEssentials

/// A newsletter, and how far it is.
package struct Newsletter: Sendable, Hashable {
  package var newsletterID: UUID
  package var createdAt: Date
  /// For how many a mail was made.
  package var recipientCount: Int
  /// When a mail was made for everybody; nil: not yet.
  package var completedAt: Date?

  package init(
    newsletterID: UUID, createdAt: Date, recipientCount: Int = 0, completedAt: Date? = nil
  ) {
    self.newsletterID = newsletterID
    self.createdAt = createdAt
    self.recipientCount = recipientCount
    self.completedAt = completedAt
  }
}
