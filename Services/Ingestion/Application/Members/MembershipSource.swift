import IngestionDomain
import ServiceKit

/// What a participant's memberships are by their owner's word, asked for with the participant's own token.
package struct MembershipSource: Sendable {
  private let owner: any MembershipOwner
  /// By token: a participant who joins or leaves gets a new one.
  private let inquiries = Inquiries<String, [String: Membership]>()

  package init(owner: any MembershipOwner) {
    self.owner = owner
  }

  /// Nil where nobody can be asked.
  func memberships(of submitter: Submitter) async -> Inquired<[String: Membership]>? {
    guard owner.canBeAsked, let token = submitter.token else { return nil }
    return await inquiries.ask(token, arrivedAt: submitter.arrivedAt) {
      await owner.memberships(token: token)
    }
  }
}
