package import IngestionDomain
package import ServiceKit

/// Whoever owns enrolments, asked where the bus has not told of them yet.
package protocol MembershipOwner: Sendable {
  /// Whether there is somebody to ask.
  var canBeAsked: Bool { get }

  /// The studies that a participant ever joined or asks to join.
  ///
  /// - Parameter token: the participant's own.
  func memberships(token: String) async -> OwnerAnswer<[String: Membership]>
}
