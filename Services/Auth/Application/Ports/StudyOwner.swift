package import AuthDomain
package import ServiceKit

/// The service that studies belong to.
package protocol StudyOwner: Sendable {
  /// Whether the operator named an address to ask at.
  var hasAddress: Bool { get }

  func study(_ study: StudyID) async -> OwnerAnswer<PublishedStudy>
}
