package import FoundationEssentials

/// What somebody asked to be erased, and how far it is. Names nobody.
package struct Erasure: Sendable, Hashable {
  /// What one service has erased.
  package struct Receipt: Sendable, Hashable {
    package var service: String
    /// Rows by kind.
    package var counts: [String: Int64]
    package var completedAt: Date

    package init(service: String, counts: [String: Int64], completedAt: Date) {
      self.service = service
      self.counts = counts
      self.completedAt = completedAt
    }
  }

  package var erasureID: UUID
  /// Empty: everything.
  package var studyID: String
  /// `ERASE_ANSWERS` or `ANONYMISE_ANSWERS`.
  package var mode: String
  package var requestedAt: Date
  package var completedAt: Date?
  /// By the services' names.
  package var receipts: [Receipt]

  package init(
    erasureID: UUID, studyID: String, mode: String, requestedAt: Date, completedAt: Date? = nil,
    receipts: [Receipt] = []
  ) {
    self.erasureID = erasureID
    self.studyID = studyID
    self.mode = mode
    self.requestedAt = requestedAt
    self.completedAt = completedAt
    self.receipts = receipts
  }

  /// All that keep something of people, or might: each gives a receipt.
  package static let services = [
    "otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning",
  ]

  package var pendingServices: [String] {
    let done = Set(receipts.map(\.service))
    return Self.services.filter { !done.contains($0) }
  }
}
