/// What the holder of an access token is.
public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
  case participant
  case studyLeader = "study_leader"
  case administrator
  /// A gateway that tells participants of all studies what is due.
  case gateway
  /// A gateway or another service, not a person.
  case service
}
