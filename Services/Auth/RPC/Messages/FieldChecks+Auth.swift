import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

/// Checks of fields specific to this service.
extension FieldChecks {
  mutating func requestID(_ text: String) -> UUID? { uuid(text, field: "request_id") }

  /// Checks a note or a reason.
  mutating func words(_ text: String, field: String) {
    if text.isLonger(than: JoinRequestRules.textLengthMax) {
      reject(
        field, .tooLong, "must have at most \(JoinRequestRules.textLengthMax) characters")
    }
    if text.utf8.contains(0) { reject(field, .invalid, "must not contain U+0000") }
  }

  /// Checks the version of a consent text: at most 128 bytes; the catalogue's versions are much
  /// shorter.
  mutating func consentVersion(_ text: String) {
    if text.isEmpty {
      reject("consent_version", .missing)
    } else if text.utf8.count > 128 {
      reject("consent_version", .invalid, "must be the version of the text that was shown")
    }
  }

  /// Returns nil if absent.
  mutating func invitationCode(_ text: String) -> InvitationCode? {
    text.isEmpty ? nil : code(text, field: "invitation_code")
  }

  mutating func confirmationCode(_ text: String, field: String) -> ConfirmationCode? {
    code(text, field: field)
  }

  private mutating func code<Kind>(_ text: String, field: String) -> TypedCode<Kind>? {
    let code = TypedCode<Kind>(text)
    if text.isEmpty {
      reject(field, .missing)
    } else if code == nil {
      reject(field, .notACode, "must have \(TypedCode<Kind>.length) letters and digits")
    }
    return code
  }

  mutating func accessCode(_ text: String, field: String) -> AccessCode? {
    do throws(AccessCode.Rejection) {
      return try AccessCode(text)
    } catch {
      switch error {
      case .notACode: reject(field, .notACode, "must have 24 letters and digits")
      case .mistyped: reject(field, .codeMistyped, "has a typing error")
      }
      return nil
    }
  }

  mutating func range(_ value: UInt32, _ range: ClosedRange<UInt32>, field: String) {
    if !range.contains(value) {
      reject(field, .outOfRange, "must be from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// Accepts an empty label.
  mutating func subjectLabel(_ text: String) {
    if text.utf8.count > SubjectLabel.lengthMax {
      reject(
        "subject_label", .tooLong, "must have at most \(SubjectLabel.lengthMax) characters")
    } else if !text.utf8.allSatisfy(SubjectLabel.isPermitted) {
      reject(
        "subject_label", .forbiddenCharacter,
        "must have only letters A-Z, digits, '.', '_', '-' and '/'")
    }
  }

  mutating func removalReason(_ reason: AuthV1.MemberRemovalReason) -> MemberRemovalReason? {
    switch reason {
    case .notEligible: return .notEligible
    case .requested: return .requested
    case .duplicate: return .duplicate
    case .test: return .test
    case .other: return .other
    case .unspecified: reject("reason", .missing)
    case .unrecognized: reject("reason", .unknown, "must be one of the reasons")
    }
    return nil
  }

  /// Returns nil if absent.
  mutating func state(_ state: AuthV1.JoinRequestState) -> JoinRequestRules.State? {
    switch state {
    case .unspecified: return nil
    case .pending: return .pending
    case .approved: return .approved
    case .rejected: return .rejected
    case .withdrawn: return .withdrawn
    case .expired: return .expired
    case .unrecognized:
      reject("state", .unknown, "must be one of the states")
      return nil
    }
  }

  mutating func username(_ text: String, field: String = "username") -> Username? {
    let text = text.typed
    if text.isEmpty {
      reject(field, .missing)
      return nil
    }
    do {
      return try Username(text)
    } catch {
      let (reason, description): (AuthV1.ErrorReason, String) =
        switch error {
        case .tooShort:
          (.tooShort, "must have at least \(Username.lengthMin) characters")
        case .tooLong:
          (.tooLong, "must have at most \(Username.lengthMax) characters")
        case .forbiddenCharacter:
          (.forbiddenCharacter, "must have only letters A-Z, digits, '.', '_' and '-'")
        case .noLetterOrDigit:
          (.noLetterOrDigit, "must have a letter or digit")
        }
      reject(field, reason, description)
      return nil
    }
  }

  /// Returns nil if absent, which is allowed if an e-mail address is given.
  mutating func username(_ text: String, orKept email: String) -> Username? {
    text.isEmpty && !email.isEmpty ? nil : username(text)
  }

  /// Reads a username or an e-mail address.
  mutating func accountName(_ text: String) -> AccountName? {
    if let email = EmailAddress(text.typed) { return .email(email) }
    return username(text).map(AccountName.username)
  }

  mutating func newPassword(
    _ text: String, of username: Username?, email: EmailAddress? = nil, field: String = "password"
  ) {
    if text.isEmpty { return reject(field, .missing) }
    guard
      let rejection = PasswordPolicy.rejection(of: text, username: username, email: email)
    else { return }
    reject(field, rejection.reason, rejection.description)
  }

  /// Returns nil if absent.
  mutating func email(_ text: String, field: String = "email") -> EmailAddress? {
    if text.isEmpty { return nil }
    let address = EmailAddress(text.typed)
    if address == nil { reject(field, .notAnAddress, "must be a valid e-mail address") }
    return address
  }

  mutating func studyID(_ text: String, field: String = "study_id") -> StudyID? {
    id(text, field: field).flatMap(StudyID.init)
  }

  mutating func ledStudies(_ texts: [String]) -> [StudyID] {
    if texts.count > AccountRules.ledStudiesMax {
      reject("study_ids", .tooMany(max: AccountRules.ledStudiesMax))
      return []
    }
    return texts.enumerated().compactMap { studyID($1, field: "study_ids[\($0)]") }
  }

  /// Reads the audiences; empty means all.
  mutating func audiences(_ names: [String]) -> [String] {
    let all = SessionAudience.all
    if names.isEmpty { return all }
    if names.count > all.count {
      reject("audiences", .tooMany(max: all.count))
      return []
    }
    for (index, name) in names.enumerated() where !all.contains(name) {
      reject(
        "audiences[\(index)]", .unknown,
        "must be one of \(all.joined(separator: ", "))")
    }
    return all.filter(names.contains)
  }
}

/// Reasons and descriptions of rejected passwords.
extension PasswordRejection {
  var reason: AuthV1.ErrorReason { words.reason }
  var description: String { words.description }

  private var words: (reason: AuthV1.ErrorReason, description: String) {
    switch self {
    case .tooShort:
      (.tooShort, "must have at least \(PasswordPolicy.lengthMin) characters")
    case .tooLong:
      (.tooLong, "must have at most \(PasswordPolicy.lengthMax) characters")
    case .common: (.tooCommon, "is one of the most common passwords")
    case .containsUsername: (.containsUsername, "must not contain the username or the address")
    case .trivialPattern: (.trivialPattern, "is a repetition or a sequence")
    }
  }
}
