/// Errors in fields that requests of several services share, with the same reason and description
/// everywhere.
///
/// The reasons are part of the API, documented in `proto/otolith/common/v1/errors.proto`.
public enum FieldFault: Sendable, Hashable {
  /// A required field is empty.
  case missing
  /// Not 1–64 lower-case letters, digits and hyphens.
  case notAnID
  /// Not 1–64 letters, digits and `_`.
  case notAnElementID
  case notAUUID
  /// Not well-formed (RFC 5646 §2.1).
  case notALanguage
  /// Not the name of a zone in the IANA time zone database.
  case notATimeZone(String)
  /// Not a time in the years 1 to 9999.
  case notATime
  /// - Parameters:
  ///   - max: maximum entries of a page.
  ///   - standard: the default, used for 0.
  case pageSize(max: Int, standard: Int)
  /// Not a page token from a response to the same request.
  case pageToken
  /// A list exceeds its maximum.
  case tooMany(max: Int)
  /// Not a day of the years 1 to 9999.
  case notADate(String)
  /// A period ends before it starts.
  case periodReversed
  /// The rows of an export have no such property to filter by.
  case notFilterable(String)

  /// Description for developers.
  public var description: String {
    switch self {
    case .missing: "is needed"
    case .notAnID: "must have 1–64 lower-case letters, digits and hyphens"
    case .notAnElementID: "must have 1–64 letters, digits and underscores"
    case .notAUUID: "must be a UUID other than the nil UUID"
    case .notALanguage: "must be a BCP 47 tag such as `de` or `pt-BR`"
    case .notATimeZone(let name):
      name.isEmpty
        ? "a time zone is required: a name such as Europe/Berlin, or +02:00"
        : "unknown time zone \(name.quotedExcerpt): expected a name such as Europe/Berlin, or +02:00"
    case .notATime: "not a time of the years 1 to 9999"
    case .pageSize(let max, let standard): "must be 1–\(max), or 0 for \(standard)"
    case .pageToken: "must come from the previous response to the same request, or be empty"
    case .tooMany(let max): "must have at most \(max) entries"
    case .notADate(let text): "invalid date \(text.quotedExcerpt): expected YYYY-MM-DD"
    case .periodReversed: "must not be before the first day"
    case .notFilterable(let property):
      "the rows of this export do not belong to \(property): remove the filter"
    }
  }
}

extension String {
  /// Quoted and shortened, for use in error descriptions.
  public var quotedExcerpt: String {
    let scalars = unicodeScalars
    guard scalars.count > 32 else { return "“\(self)”" }
    return "“\(String(String.UnicodeScalarView(scalars.prefix(32))))…”"
  }
}
