package import IngestionDomain
package import ServiceKit

/// Whoever owns studies, asked for those that the bus has not told of yet.
package protocol StudyOwner: Sendable {
  /// Whether there is somebody to ask.
  var canBeAsked: Bool { get }

  func study(_ studyID: String) async -> OwnerAnswer<PublishedStudy>
}
