package import AuthDomain
import Fields
import FoundationEssentials
import Messages
import RPCCore
package import ServiceKit

/// What only requests of this service have.
extension FieldChecks {
  mutating func requestID(_ text: String) -> UUID? { uuid(text, field: "request_id") }

  /// A note or a reason: text that people write to each other.
  mutating func words(_ text: String, field: String) {
    if text.unicodeScalars.count > JoinRequestRules.textLengthMax {
      reject(
        field, "TOO_LONG", "must have at most \(JoinRequestRules.textLengthMax) characters")
    }
    if text.utf8.contains(0) { reject(field, "INVALID", "must not contain U+0000") }
  }

  /// Of a text that was shown: at most 128 bytes; the catalogue's versions are much shorter.
  mutating func consentVersion(_ text: String) {
    if text.isEmpty {
      reject("consent_version", .missing)
    } else if text.utf8.count > 128 {
      reject("consent_version", "INVALID", "must name the version of the text that was shown")
    }
  }

  /// Nil without one.
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
      reject(field, "NOT_A_CODE", "must have \(TypedCode<Kind>.length) letters and digits")
    }
    return code
  }

  mutating func accessCode(_ text: String, field: String) -> AccessCode? {
    do throws(AccessCode.Rejection) {
      return try AccessCode(text)
    } catch {
      switch error {
      case .notACode: reject(field, "NOT_A_CODE", "must have 24 letters and digits")
      case .mistyped: reject(field, "CODE_MISTYPED", "has a typing error")
      }
      return nil
    }
  }

  mutating func range(_ value: UInt32, _ range: ClosedRange<UInt32>, field: String) {
    if !range.contains(value) {
      reject(field, "OUT_OF_RANGE", "must be from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// Nil when none is named.
  mutating func state(_ state: AuthV1.JoinRequestState) -> JoinRequestRules.State? {
    switch state {
    case .unspecified: return nil
    case .pending: return .pending
    case .approved: return .approved
    case .rejected: return .rejected
    case .withdrawn: return .withdrawn
    case .expired: return .expired
    case .unrecognized:
      reject("state", "UNKNOWN", "must be one of the states")
      return nil
    }
  }

  /// Of a page: 50 unless it says otherwise.
  mutating func pageSize(_ size: UInt32) -> Int { pageSize(size, standard: 50, max: 200) }

  /// The id that ended the page before; nil for the first page.
  mutating func pageToken(_ text: String, of tokens: PageTokens) -> UUID? {
    pageToken(text, of: tokens) { UUID(text: $0) }
  }

  package mutating func username(_ text: String, field: String = "username") -> Username? {
    let text = text.typed
    if text.isEmpty {
      reject(field, .missing)
      return nil
    }
    do {
      return try Username(text)
    } catch {
      let (reason, description) =
        switch error {
        case .tooShort:
          ("TOO_SHORT", "must have at least \(Username.lengthMin) characters")
        case .tooLong:
          ("TOO_LONG", "must have at most \(Username.lengthMax) characters")
        case .forbiddenCharacter:
          ("FORBIDDEN_CHARACTER", "may have letters A-Z, digits, '.', '_' and '-' only")
        case .noLetterOrDigit:
          ("NO_LETTER_OR_DIGIT", "must have a letter or digit")
        }
      reject(field, reason, description)
      return nil
    }
  }

  /// Nil where there is none, which an address makes up for.
  mutating func username(_ text: String, orKept email: String) -> Username? {
    text.isEmpty && !email.isEmpty ? nil : username(text)
  }

  /// A username or an address.
  mutating func accountName(_ text: String) -> AccountName? {
    if let email = EmailAddress(text.typed) { return .email(email) }
    return username(text).map(AccountName.username)
  }

  package mutating func newPassword(
    _ text: String, of username: Username?, email: EmailAddress? = nil, field: String = "password"
  ) {
    if text.isEmpty { return reject(field, .missing) }
    guard
      let rejection = PasswordPolicy.rejection(of: text, username: username, email: email)
    else { return }
    reject(field, rejection.reason, rejection.description)
  }

  /// Nil without one.
  mutating func email(_ text: String, field: String = "email") -> EmailAddress? {
    if text.isEmpty { return nil }
    let address = EmailAddress(text.typed)
    if address == nil { reject(field, "NOT_AN_ADDRESS", "is not an e-mail address") }
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

  /// Empty means all.
  mutating func audiences(_ names: [String]) -> [String] {
    if names.isEmpty { return Self.audiences }
    if names.count > Self.audiences.count {
      reject("audiences", .tooMany(max: Self.audiences.count))
      return []
    }
    for (index, name) in names.enumerated() where !Self.audiences.contains(name) {
      reject(
        "audiences[\(index)]", "UNKNOWN",
        "must be one of \(Self.audiences.joined(separator: ", "))")
    }
    return Self.audiences.filter(names.contains)
  }

  private static let audiences = [
    "otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning",
  ]
}
