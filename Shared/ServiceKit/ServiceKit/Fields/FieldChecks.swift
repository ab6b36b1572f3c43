public import Fields
public import FoundationEssentials
public import Messages
public import RPCCore
public import ServiceBasics

extension FieldViolation {
  public init(_ field: String, _ fault: FieldFault) {
    self.init(field: field, reason: fault.reason, description: fault.description)
  }
}

extension FieldFault {
  public var reason: CommonV1.ErrorReason {
    switch self {
    case .missing: .required
    case .notAnID, .notAnElementID, .notAUUID: .idInvalid
    case .notALanguage: .languageInvalid
    case .notATimeZone: .timeZoneUnknown
    case .notATime: .timeInvalid
    case .pageSize: .pageSizeOutOfRange
    case .pageToken: .pageTokenInvalid
    case .tooMany: .tooMany
    case .notADate: .dateInvalid
    case .periodReversed: .periodInvalid
    case .notFilterable: .filterNotApplicable
    }
  }
}

extension RPCError {
  /// Makes an INVALID_ARGUMENT error for one field.
  public static func badField(_ field: String, _ fault: FieldFault) -> RPCError {
    .invalidArgument([FieldViolation(field, fault)])
  }
}

/// Reads the fields of a request and collects all violations. All services share these checks and
/// their reasons (``FieldFault``).
///
/// Handlers check the fields in the order of the message, which is the order of the violations.
public struct FieldChecks {
  public private(set) var violations: [FieldViolation] = []

  public init() {}

  public mutating func reject(_ field: String, _ reason: String, _ description: String) {
    violations.append(FieldViolation(field: field, reason: reason, description: description))
  }

  @_disfavoredOverload
  public mutating func reject(
    _ field: String, _ reason: CommonV1.ErrorReason, _ description: String
  ) {
    reject(field, reason.text, description)
  }

  public mutating func reject(_ field: String, _ fault: FieldFault) {
    violations.append(FieldViolation(field, fault))
  }

  /// Appends the violations of fields that come later in the message.
  public mutating func merge(_ others: FieldChecks) { violations += others.violations }

  /// Returns the values, or throws INVALID_ARGUMENT if there are violations or a value is missing.
  public func unwrap<each Value>(_ values: repeat (each Value)?) throws -> (repeat each Value) {
    guard violations.isEmpty else { throw RPCError.invalidArgument(violations) }
    func value<V>(_ value: V?) throws -> V {
      guard let value else { throw RPCError.invalidArgument(violations) }
      return value
    }
    return (repeat try value(each values))
  }

  // MARK: - Ids

  /// Checks the id of a study, questionnaire, project, group or library entry.
  @discardableResult
  public mutating func id(_ text: String, field: String) -> String? {
    wellFormed(text, field: field, .notAnID, IdentifierSyntax.isID)
  }

  /// Checks ids for calls that have no other fields to check.
  ///
  /// - Parameter ids: texts by field, in the order of the message.
  /// - Throws: INVALID_ARGUMENT.
  public static func requireIDs(_ ids: KeyValuePairs<String, String>) throws {
    var checks = FieldChecks()
    for (field, text) in ids { checks.id(text, field: field) }
    try checks.unwrap()
  }

  /// Like ``id(_:field:)``, but accepts an empty text.
  public mutating func optionalID(_ text: String, field: String) {
    if !text.isEmpty { id(text, field: field) }
  }

  @discardableResult
  public mutating func elementID(_ text: String, field: String) -> String? {
    wellFormed(text, field: field, .notAnElementID, IdentifierSyntax.isElementID)
  }

  public mutating func uuid(_ text: String, field: String) -> UUID? {
    let id = UUID(text: text)
    _ = wellFormed(text, field: field, .notAUUID) { _ in id != nil }
    return id
  }

  private mutating func wellFormed(
    _ text: String, field: String, _ fault: FieldFault, _ isWellFormed: (String) -> Bool
  ) -> String? {
    guard isWellFormed(text) else {
      reject(field, text.isEmpty ? .missing : fault)
      return nil
    }
    return text
  }

  // MARK: - Etags

  /// Requires the etag of the state that a change is based on.
  public mutating func etag(_ text: String) {
    if text.isEmpty { reject("etag", .missing) }
  }

  // MARK: - Languages

  /// Reads a required language, as devices write it.
  public mutating func language(_ text: String, field: String) -> LanguageTag? {
    guard let tag = LanguageTag(stated: text) else {
      reject(field, text.isEmpty ? .missing : .notALanguage)
      return nil
    }
    return tag
  }

  /// Reads an optional language; nil if the text is empty.
  public mutating func optionalLanguage(_ text: String, field: String) -> LanguageTag? {
    text.isEmpty ? nil : language(text, field: field)
  }

  // MARK: - Pages

  /// - Parameters:
  ///   - standard: the page size for 0.
  ///   - field: `limit` if the message calls it so.
  public mutating func pageSize(
    _ size: UInt32, standard: Int, max: Int, field: String = "page_size"
  ) -> Int {
    if size > max { reject(field, .pageSize(max: max, standard: standard)) }
    return size == 0 ? standard : min(Int(size), max)
  }

  /// Reads the position at which the previous page ended; nil for the first page.
  ///
  /// - Parameter read: returns nil for a key that is invalid in the list.
  public mutating func pageToken<Position>(
    _ text: String, field: String = "page_token", of tokens: PageTokens,
    read: (String) -> Position?
  ) -> Position? {
    if text.isEmpty { return nil }
    let position = tokens.key(in: text).flatMap(read)
    if position == nil { reject(field, .pageToken) }
    return position
  }
}

extension FieldChecks {
  /// Rejects an update mask with the wildcard and other fields (AIP-161).
  public mutating func wildcardAlone(_ mask: GoogleProtobuf.FieldMask?) {
    let wildcard = GoogleProtobuf.FieldMask.wildcard
    guard mask.paths.count > 1, let position = mask.paths.firstIndex(of: wildcard) else { return }
    reject(
      "update_mask.paths[\(position)]", CatalogueV1.ErrorReason.fieldUnknown.text,
      "`*` must be the only path: use either `*` or field names")
  }
}
