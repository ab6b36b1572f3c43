import Calendar
import Fields
import FoundationEssentials

/// Access of a clinician's account to a part of a participant's data.
struct ClinicianGrant: Sendable, Hashable {
  enum State: Sendable, Hashable {
    case offered, accepted, active, revoked, expired, locked, clinicianErased
  }

  var grantID: UUID
  var scope: ReportScope
  /// Name of the participant that the clinician sees.
  var patientName: String
  var createdAt: Instant
  /// When the access ends.
  var expiresAt: Instant
  /// As entered by the clinician; nil before the clinician has accepted.
  var clinicianName: String?
  var confirmedAt: Instant?
  var revokedAt: Instant?
  var wrongKeys = 0
  var readings = 0
  var lastReadAt: Instant?

  /// When it ends as things are: unconfirmed keys are short-lived.
  var endsAt: Instant {
    confirmedAt == nil
      ? min(expiresAt, createdAt.adding(minutes: GrantLimits.offerMinutes)) : expiresAt
  }

  func state(at now: Instant) -> State {
    if revokedAt != nil { return .revoked }
    if wrongKeys >= GrantLimits.wrongKeysMax { return .locked }
    // The acceptance, and with it the name, is erased with the clinician's account.
    if confirmedAt != nil, clinicianName == nil { return .clinicianErased }
    if endsAt <= now { return .expired }
    if confirmedAt != nil { return .active }
    return clinicianName == nil ? .offered : .accepted
  }

  /// Position in the participant's list, newest first.
  var listPosition: TimePosition { TimePosition(at: createdAt, id: grantID) }
}

/// A grant as the clinician sees it.
struct PatientOfClinician: Sendable, Hashable {
  var grantID: UUID
  /// The participant.
  var participantID: UUID
  var patientName: String
  var scope: ReportScope
  var confirmedAt: Instant
  var expiresAt: Instant

  var listPosition: TimePosition { TimePosition(at: confirmedAt, id: grantID) }
}

/// A key that participant and clinician exchange: characters that are hard to confuse.
struct ExchangedKey: Sendable, Hashable {
  /// Length of the participant's key, of 80 random bits: it alone finds a grant.
  static let patientLength = 16
  /// Length of the clinician's key, of 40 random bits: it has ten attempts.
  static let clinicianLength = 8
  private static let groupLength = 4

  /// Upper case without separators.
  let canonical: String

  /// - Parameter randomBytes: one byte per character; its lowest five bits count.
  init(randomBytes: [UInt8]) {
    canonical = CrockfordBase32.text(randomBytes.map { $0 & 0b11111 })
  }

  /// Reads a key in any case and with separators; nil if it has another length or other characters.
  init?(_ text: String, length: Int) {
    guard let values = CrockfordBase32.values(in: text, length: length) else { return nil }
    canonical = CrockfordBase32.text(values)
  }

  /// Returns a stored key in groups of four.
  static func formatted(_ canonical: String) -> String {
    let characters = Array(canonical.utf8)
    return stride(from: 0, to: characters.count, by: groupLength)
      .map {
        String(decoding: characters[$0..<min($0 + groupLength, characters.count)], as: UTF8.self)
      }
      .joined(separator: "-")
  }
}

/// Limits of grants, as documented in the API.
enum GrantLimits {
  /// Grants of a participant that have not ended.
  static let activeMax = 20
  static let wrongKeysMax = 10
  /// Minutes within which a grant must be confirmed.
  static let offerMinutes = 1_440
  static let daysMax = 366
  /// Days for which an ended grant is listed.
  static let endedDays = 30
  static let nameLengthMax = 80
}

/// Why a grant cannot be made or used.
enum GrantError: Error, Hashable {
  case unknown
  /// The id names a grant with other contents.
  case differs
  case tooMany(max: Int)
  case keyWrong(remainingAttempts: Int)
  /// The clinician has not entered the participant's key.
  case notAccepted
}
