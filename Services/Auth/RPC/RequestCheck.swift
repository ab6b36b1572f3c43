import AuthDomain
import FoundationEssentials
import Messages
import RPC

/// Reads a request's fields and collects everything that is wrong with them.
struct RequestCheck {
  private(set) var violations: [FieldViolation] = []

  mutating func reject(_ field: String, _ reason: String, _ description: String) {
    violations.append(FieldViolation(field: field, reason: reason, description: description))
  }

  /// Throws INVALID_ARGUMENT when anything was rejected, or when one of what was read is missing
  /// because of that.
  func unwrap<each Value>(_ values: repeat (each Value)?) throws -> (repeat each Value) {
    guard violations.isEmpty else { throw RPCError.invalidArgument(violations) }
    func value<V>(_ value: V?) throws -> V {
      guard let value else { throw RPCError.invalidArgument(violations) }
      return value
    }
    return (repeat try value(each values))
  }

  mutating func requestID(_ text: String) -> UUID? { uuid(text, field: "request_id") }

  mutating func uuid(_ text: String, field: String) -> UUID? {
    let id = UUID(uuidString: text)
    if id == nil { reject(field, "NOT_A_UUID", "must be a UUID") }
    return id
  }

  /// Words of people to each other.
  mutating func words(_ text: String, field: String) {
    if text.unicodeScalars.count > JoinRequestRules.textLengthMax {
      reject(
        field, "TOO_LONG", "must have at most \(JoinRequestRules.textLengthMax) characters")
    }
    if text.utf8.contains(0) { reject(field, "INVALID", "must not contain U+0000") }
  }

  /// Nil without one.
  mutating func invitationCode(_ text: String) -> ConfirmationCode? {
    if text.isEmpty { return nil }
    let code = ConfirmationCode(text)
    if code == nil {
      reject("invitation_code", "NOT_A_CODE", "must have ten letters and digits")
    }
    return code
  }

  mutating func range(_ value: UInt32, _ range: ClosedRange<UInt32>, field: String) {
    if !range.contains(value) {
      reject(field, "OUT_OF_RANGE", "must be from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// Pending unless it says otherwise.
  mutating func state(_ state: AuthV1.JoinRequestState) -> JoinRequestRules.State {
    switch state {
    case .unspecified, .pending: return .pending
    case .approved: return .approved
    case .rejected: return .rejected
    case .withdrawn: return .withdrawn
    case .expired: return .expired
    case .unrecognized:
      reject("state", "UNKNOWN", "must be one of the states")
      return .pending
    }
  }

  /// Of a page: 50 unless it says otherwise.
  mutating func pageSize(_ size: UInt32) -> Int {
    if size > 200 { reject("page_size", "OUT_OF_RANGE", "at most 200") }
    return size == 0 ? 50 : Int(min(size, 200))
  }

  /// The id that ended the page before; nil for the first page.
  mutating func pageToken(_ text: String) -> UUID? {
    if text.isEmpty { return nil }
    let id = UUID(uuidString: text)
    if id == nil { reject("page_token", "INVALID", "must come from the answer before") }
    return id
  }

  mutating func username(_ text: String) -> Username? {
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
      reject("username", reason, description)
      return nil
    }
  }

  mutating func newPassword(_ text: String, of username: Username?) {
    guard let rejection = PasswordPolicy.rejection(of: text, username: username) else { return }
    let (reason, description) =
      switch rejection {
      case .tooShort:
        ("TOO_SHORT", "must have at least \(PasswordPolicy.lengthMin) characters")
      case .tooLong:
        ("TOO_LONG", "must have at most \(PasswordPolicy.lengthMax) characters")
      case .common: ("TOO_COMMON", "is one of the passwords that are tried first")
      case .containsUsername: ("CONTAINS_USERNAME", "must not contain the username")
      case .trivialPattern: ("TRIVIAL_PATTERN", "is a repetition or a sequence")
      }
    reject("password", reason, description)
  }

  /// Nil without one.
  mutating func email(_ text: String) -> EmailAddress? {
    if text.isEmpty { return nil }
    let address = EmailAddress(text)
    if address == nil { reject("email", "NOT_AN_ADDRESS", "is not an e-mail address") }
    return address
  }

  /// - Parameter fallback: what an empty text means; nil where it means nothing.
  mutating func language(
    _ text: String, field: String = "language", fallback: LanguageTag? = .english
  ) -> LanguageTag? {
    if text.isEmpty, let fallback { return fallback }
    let tag = LanguageTag(text)
    if tag == nil {
      reject(field, "NOT_A_LANGUAGE", "must be a BCP 47 tag such as `de` or `pt-BR`")
    }
    return tag
  }

  mutating func studyID(_ text: String, field: String = "study_id") -> StudyID? {
    let id = StudyID(text)
    if id == nil {
      reject(field, "NOT_A_STUDY_ID", "must have 1-64 lower-case letters, digits and hyphens")
    }
    return id
  }

  mutating func ledStudies(_ texts: [String]) -> [StudyID] {
    if texts.count > AccountRules.ledStudiesMax {
      reject(
        "study_ids", "TOO_MANY", "must have at most \(AccountRules.ledStudiesMax) entries")
      return []
    }
    return texts.enumerated().compactMap { studyID($1, field: "study_ids[\($0)]") }
  }

  /// Empty means all.
  mutating func audiences(_ names: [String]) -> [String] {
    if names.isEmpty { return Self.audiences }
    if names.count > Self.audiences.count {
      reject("audiences", "TOO_MANY", "must have at most \(Self.audiences.count) entries")
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
