/// The roles an account can have. Raw values are stored, and are the roles of access tokens.
package enum AccountRole: String, Sendable, Hashable {
  case participant
  case studyLeader = "study_leader"
  case administrator
  /// A gateway that tells participants of all studies what is due.
  case gateway

  /// Whoever works here, and takes part in nothing.
  package var isStaff: Bool { self != .participant }
}
