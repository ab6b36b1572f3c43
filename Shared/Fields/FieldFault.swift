/// What can be wrong with a field that requests of several services have: one reason and one
/// description each, whichever service is asked.
///
/// The reasons are part of the API: they stand in `proto/otolith/common/v1/errors.proto`.
public enum FieldFault: Sendable, Hashable {
  /// A field that has no default is empty.
  case missing
  /// Not 1–64 lower-case letters, digits and hyphens.
  case notAnID
  /// Not 1–64 letters, digits and `_`.
  case notAnElementID
  case notAUUID
  /// Not well-formed (RFC 5646 §2.1).
  case notALanguage
  /// Not the name of a zone of the IANA time zone database.
  case notATimeZone(String)
  /// Not a time of the years 1 to 9999.
  case notATime
  /// - Parameters:
  ///   - max: of entries on a page.
  ///   - standard: what 0 means.
  case pageSize(max: Int, standard: Int)
  /// Not one from an answer to the same question.
  case pageToken
  /// A list is longer than it may be.
  case tooMany(max: Int)

  /// Stable; what a program acts on.
  public var reason: String {
    switch self {
    case .missing: "REQUIRED"
    case .notAnID, .notAnElementID, .notAUUID: "ID_INVALID"
    case .notALanguage: "LANGUAGE_INVALID"
    case .notATimeZone: "TIME_ZONE_UNKNOWN"
    case .notATime: "TIME_INVALID"
    case .pageSize: "PAGE_SIZE_OUT_OF_RANGE"
    case .pageToken: "PAGE_TOKEN_INVALID"
    case .tooMany: "TOO_MANY"
    }
  }

  /// For a developer to read.
  public var description: String {
    switch self {
    case .missing: "is needed"
    case .notAnID: "must have 1–64 lower-case letters, digits and hyphens"
    case .notAnElementID: "must have 1–64 letters, digits and underscores"
    case .notAUUID: "must be a UUID other than the nil UUID"
    case .notALanguage: "must be a BCP 47 tag such as `de` or `pt-BR`"
    case .notATimeZone(let name):
      name.isEmpty
        ? "an IANA name such as Europe/Berlin is needed"
        : "\(name.quotedExcerpt) is not the name of an IANA time zone such as Europe/Berlin"
    case .notATime: "not a time of the years 1 to 9999"
    case .pageSize(let max, let standard): "must be 1–\(max), or 0 for \(standard)"
    case .pageToken: "must come from the answer before to the same question, or be empty"
    case .tooMany(let max): "must have at most \(max) entries"
    }
  }
}
