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
  ///
  /// - Parameter afresh: whether the question must have been put after the call came in. It gets no more than two a
  ///   second for a token.
  func memberships(
    of submitter: Submitter, afresh: Bool = false
  ) async -> Inquired<[String: Membership]>? {
    guard owner.canBeAsked, let token = submitter.token else { return nil }
    let question: @Sendable () async -> OwnerAnswer<[String: Membership]> = {
      await owner.memberships(token: token)
    }
    return afresh
      ? await inquiries.askAfresh(token, arrivedAt: submitter.arrivedAt, question)
      : await inquiries.ask(token, arrivedAt: submitter.arrivedAt, question)
  }
}
