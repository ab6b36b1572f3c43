/// The roles an account can have. Raw values are stored, and are the roles of access tokens.
package enum AccountRole: String, Sendable, Hashable {
  case participant
  case studyLeader = "study_leader"
  case administrator
}
