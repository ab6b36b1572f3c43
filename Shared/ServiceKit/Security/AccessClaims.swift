public import FoundationEssentials
import RPCCore

/// Who calls, as far as any service but auth may know, and what the caller may do.
public struct AccessClaims: Sendable, Hashable {
  /// Random; says nothing about the person.
  public var participantID: UUID
  public var roles: Set<Role>
  /// Studies the participant takes part in now.
  public var enrolledStudies: Set<String>
  /// Studies the caller leads.
  public var ledStudies: Set<String>
  /// The group that the participant belongs to, by study. Studies without one are missing, and so
  /// are all where they would not fit into a token: then the bus tells.
  public var groups: [String: String]
  /// When consents to texts that their studies have replaced end or have ended, by study; in whole seconds.
  /// Studies whose consents stay valid are missing.
  public var consentEnds: [String: Date]
  /// The service that asks in its own name; nil for everybody else, other gateways among them.
  public var callingService: String?
  /// Whether what the participant answers is a test.
  public var isTestParticipant: Bool
  /// The sign-in that the token descends from.
  public var sessionID: UUID
  /// The services that the token is for.
  public var audiences: [String]
  public var issuedAt: Date
  public var expiresAt: Date
  /// When the caller last proved by a password who they are (`auth_time`, RFC 9068 §2.2.1); nil: never in
  /// this session, or the token does not say.
  public var provenAt: Date?
  /// Whether the account has no password, so that the token is all the proof there is.
  public var isAnonymous: Bool

  public init(
    participantID: UUID, roles: Set<Role> = [.participant], enrolledStudies: Set<String> = [],
    ledStudies: Set<String> = [], groups: [String: String] = [:],
    consentEnds: [String: Date] = [:],
    callingService: String? = nil, isTestParticipant: Bool = false, sessionID: UUID,
    audiences: [String] = [], issuedAt: Date,
    expiresAt: Date, provenAt: Date? = nil, isAnonymous: Bool = false
  ) {
    self.participantID = participantID
    self.roles = roles
    self.enrolledStudies = enrolledStudies
    self.ledStudies = ledStudies
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
  }

  /// How long a proof is fresh, in seconds.
  public static let freshProofLifetime: TimeInterval = 300

  /// Whether the caller proved who they are at most ``freshProofLifetime`` ago. A time further ahead
  /// than clocks differ is no proof.
  public func hasFreshProof(at now: Date) -> Bool {
    guard let provenAt else { return false }
    let age = now.timeIntervalSince(provenAt)
    return -AccessToken.leeway <= age && age <= Self.freshProofLifetime
  }

  /// Throws PERMISSION_DENIED with reason FRESH_PROOF_REQUIRED. An anonymous account has nothing to prove
  /// but the token.
  public func requireFreshProof(at now: Date) throws {
    guard isAnonymous || hasFreshProof(at: now) else {
      throw RPCError(
        .permissionDenied, "the password has to be proven again", reason: "FRESH_PROOF_REQUIRED")
    }
  }

  /// Whether the caller agreed to no text of the study that is good now.
  public func isConsentEnded(in studyID: String, at now: Date) -> Bool {
    consentEnds[studyID].map { $0 <= now } ?? false
  }

  /// As a participant or as a leader.
  public func takesPart(in studyID: String) -> Bool {
    enrolledStudies.contains(studyID) || ledStudies.contains(studyID)
  }

  /// Throws PERMISSION_DENIED with reason NOT_ENROLLED.
  public func requireEnrolment(in studyID: String) throws {
    guard enrolledStudies.contains(studyID) else {
      throw RPCError(
        .permissionDenied, "this needs an enrolment in study \(studyID)", reason: "NOT_ENROLLED")
    }
  }

  /// Throws PERMISSION_DENIED with reason NOT_STUDY_LEADER. Administrators are no leaders: whoever
  /// operates the system does not see data by that.
  public func requireLeadership(of studyID: String) throws {
    guard roles.contains(.studyLeader), ledStudies.contains(studyID) else {
      throw RPCError(
        .permissionDenied, "this needs leadership of study \(studyID)",
        reason: "NOT_STUDY_LEADER")
    }
  }

  /// Throws PERMISSION_DENIED with reason NOT_ADMINISTRATOR.
  public func requireAdministrator() throws {
    guard roles.contains(.administrator) else {
      throw RPCError(
        .permissionDenied, "this needs the role administrator", reason: "NOT_ADMINISTRATOR")
    }
  }
}
