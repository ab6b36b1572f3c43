public import FoundationEssentials
import Messages
public import RPCCore

/// The caller and its rights, as known to all services except auth.
public struct AccessClaims: Sendable, Hashable {
  /// Random id without personal information.
  public var participantID: UUID
  public var roles: Set<Role>
  /// Studies in which the participant is enrolled.
  public var enrolledStudies: Set<String>
  /// Studies the caller leads.
  public var ledStudies: Set<String>
  /// Further roles of staff in studies, by study.
  public var studyRoles: [String: Set<ShippedRole>]
  /// Verbs of the caller's defined roles, by study.
  public var studyVerbs: [String: Set<Verb>]
  /// Studies with a running blinded allocation in which the caller has a role without the right to see
  /// groups; ``allStudies`` stands for all.
  public var blindedStudies: Set<String>
  /// Group of the participant, by study. Studies without a group are missing. All are missing if
  /// they do not fit into a token; the service then uses the groups from the bus.
  public var groups: [String: String]
  /// Ends of consents to replaced texts, past or future, by study, in whole seconds. Studies whose
  /// consents stay valid are missing.
  public var consentEnds: [String: Date]
  /// The calling service, if it calls under its own identity; nil for all other callers, including
  /// gateways.
  public var callingService: String?
  /// True for test participants.
  public var isTestParticipant: Bool
  /// The sign-in that the token descends from.
  public var sessionID: UUID
  /// The services that the token is for.
  public var audiences: [String]
  public var issuedAt: Date
  public var expiresAt: Date
  /// Time of the last proof by password (`auth_time`, RFC 9068 §2.2.1); nil if the session had no
  /// such proof or the token does not contain the time.
  public var provenAt: Date?
  /// Whether the account has no password, so that the token is the only proof.
  public var isAnonymous: Bool
  /// The registered app of the session (`client_id`, RFC 9068 §2.2); nil without one, and in tokens of
  /// other issuers.
  public var clientID: UUID?

  public init(
    participantID: UUID, roles: Set<Role> = [.participant], enrolledStudies: Set<String> = [],
    ledStudies: Set<String> = [], studyRoles: [String: Set<ShippedRole>] = [:],
    studyVerbs: [String: Set<Verb>] = [:],
    blindedStudies: Set<String> = [], groups: [String: String] = [:],
    consentEnds: [String: Date] = [:],
    callingService: String? = nil, isTestParticipant: Bool = false, sessionID: UUID,
    audiences: [String] = [], issuedAt: Date,
    expiresAt: Date, provenAt: Date? = nil, isAnonymous: Bool = false,
    clientID: UUID? = nil
  ) {
    self.participantID = participantID
    self.roles = roles
    self.enrolledStudies = enrolledStudies
    self.ledStudies = ledStudies
    self.studyRoles = studyRoles
    self.studyVerbs = studyVerbs
    self.blindedStudies = blindedStudies
    self.groups = groups
    self.consentEnds = consentEnds
    self.callingService = callingService
    self.isTestParticipant = isTestParticipant
    self.sessionID = sessionID
    self.audiences = audiences
    self.issuedAt = issuedAt
    self.expiresAt = expiresAt
    self.provenAt = provenAt
    self.isAnonymous = isAnonymous
    self.clientID = clientID
  }

  /// Text in ``blindedStudies`` for all studies, if their ids do not fit into a token.
  static let allStudies = "*"

  /// Lifetime of a fresh proof in seconds.
  public static let freshProofLifetime: TimeInterval = 300

  /// Whether the last proof is at most ``freshProofLifetime`` old. A time further in the future
  /// than the clock leeway is invalid.
  public func hasFreshProof(at now: Date) -> Bool {
    guard let provenAt else { return false }
    let age = now.timeIntervalSince(provenAt)
    return -AccessToken.leeway <= age && age <= Self.freshProofLifetime
  }

  /// Throws PERMISSION_DENIED with reason FRESH_PROOF_REQUIRED, unless the proof is fresh or the
  /// account is anonymous.
  public func requireFreshProof(at now: Date) throws {
    guard isAnonymous || hasFreshProof(at: now) else {
      throw RPCError(
        .permissionDenied, "the password must be proven again", reason: .freshProofRequired)
    }
  }

  /// Whether the caller has no valid consent to the study's current text.
  public func isConsentEnded(in studyID: String, at now: Date) -> Bool {
    consentEnds[studyID].map { $0 <= now } ?? false
  }

  /// Whether the caller is enrolled in the study or has a role in it.
  public func takesPart(in studyID: String) -> Bool {
    enrolledStudies.contains(studyID) || holds(.studyRead, onStudy: studyID)
  }

  /// Throws PERMISSION_DENIED with reason NOT_ENROLLED.
  public func requireEnrolment(in studyID: String) throws {
    guard enrolledStudies.contains(studyID) else {
      throw RPCError(
        .permissionDenied, "an enrolment in study \(studyID) is required", reason: .notEnrolled)
    }
  }
}

extension RPCError {
  /// PERMISSION_DENIED with reason NOT_STUDY_LEADER.
  package static func notStudyLeader(of studyID: String, lacking verb: Verb? = nil) -> RPCError {
    let right = verb.map { "the right \($0.rawValue)" } ?? "the method's right"
    return RPCError(
      .permissionDenied, "a role in study \(studyID) with \(right) is required",
      reason: .notStudyLeader)
  }

  /// PERMISSION_DENIED with reason GROUPS_CONCEALED.
  public static func groupsConcealed(of studyID: String) -> RPCError {
    RPCError(
      .permissionDenied, "a blinded allocation conceals the groups of study \(studyID)",
      reason: .groupsConcealed)
  }
}

/// Roles of the holder of an access token.
public enum Role: String, Sendable, Hashable, CaseIterable, Codable {
  case participant
  case studyLeader = "study_leader"
  case administrator
  /// A gateway that notifies participants of all studies.
  case gateway
  /// A gateway or another service, not a person.
  case service
}
