public import FoundationEssentials

/// An administrator shut an account out, or let it in again.
public struct AccountSuspension: Sendable, Hashable {
  public var participantID: UUID
  /// Grows with each change of the account by an administrator.
  public var revision: Int
  /// False: it was restored.
  public var isSuspended: Bool
  public var changedAt: Date

  public init(participantID: UUID, revision: Int, isSuspended: Bool, changedAt: Date) {
    self.participantID = participantID
    self.revision = revision
    self.isSuspended = isSuspended
    self.changedAt = changedAt
  }
}
