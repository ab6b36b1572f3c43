import AuthDomain
import FoundationEssentials
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

  mutating func requestID(_ text: String) -> UUID? {
    let id = UUID(uuidString: text)
    if id == nil { reject("request_id", "NOT_A_UUID", "must be a UUID") }
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
