import ServiceKit

/// A participant's memberships as auth knows them, requested with the participant's own token.
struct MembershipSource: Sendable {
  let owner: any MembershipOwner
  /// Keyed by token, because a participant who joins or leaves gets a new one.
  private let inquiries = SingleFlightCache<String, [String: Membership]>()

  /// Returns nil if auth cannot be asked.
  ///
  /// - Parameter afresh: whether the request must be sent after the call arrived; limited to two a
  ///   second per token.
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
