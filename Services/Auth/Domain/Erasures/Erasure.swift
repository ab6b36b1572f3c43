import FoundationEssentials

/// An erasure and its progress. Contains no reference to the participant.
struct Erasure: Sendable, Hashable {
  /// A service's report of what it has erased.
  struct Receipt: Sendable, Hashable {
    var service: String
    /// Number of rows by kind.
    var counts: [String: Int64]
    var completedAt: Date
  }

  var erasureID: UUID
  /// Empty for all data.
  var studyID: String
  /// `ERASE_ANSWERS` or `ANONYMISE_ANSWERS`.
  var mode: String
  var requestedAt: Date
  var completedAt: Date?
  /// Sorted by service name.
  var receipts: [Receipt] = []

  /// Services that may store data about participants; each gives a receipt.
  static let services = [
    "otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning",
  ]

  /// Seconds from the request of an erasure of a study's data until the participant can join again.
  ///
  /// Ingestion publishes receipts up to ten seconds early, and planning leaves out what happened
  /// before the erasure. Five more allow for a difference between the clocks of the services.
  static let pauseBeforeJoining: TimeInterval = 15

  var pendingServices: [String] {
    let done = Set(receipts.map(\.service))
    return Self.services.filter { !done.contains($0) }
  }
}
