package import AuthDomain
package import ServiceKit

/// The service that studies belong to.
package protocol StudyOwner: Sendable {
  /// Whether there is somebody to ask.
  var hasAddress: Bool { get }

  func study(_ study: StudyID) async -> OwnerAnswer<PublishedStudy>
}
