public import Fields
public import FoundationEssentials
public import RPCCore

extension FieldViolation {
  public init(_ field: String, _ fault: FieldFault) {
    self.init(field: field, reason: fault.reason, description: fault.description)
  }
}

extension RPCError {
  /// INVALID_ARGUMENT that names one field.
  public static func badField(_ field: String, _ fault: FieldFault) -> RPCError {
    .invalidArgument([FieldViolation(field, fault)])
  }
}

/// Reads a request's fields and collects everything that is wrong with them: the one list of checks
/// that all services have in common, each with one reason (``FieldFault``).
///
/// Handlers check the fields in the order of the message, which is the order that callers get them in.
public struct FieldChecks {
  public private(set) var violations: [FieldViolation] = []

  public init() {}

  public mutating func reject(_ field: String, _ reason: String, _ description: String) {
    violations.append(FieldViolation(field: field, reason: reason, description: description))
  }

  public mutating func reject(_ field: String, _ fault: FieldFault) {
    violations.append(FieldViolation(field, fault))
  }

  /// Takes over what others found of fields that come later in the message.
  public mutating func merge(_ others: FieldChecks) { violations += others.violations }

  /// Throws INVALID_ARGUMENT when anything was rejected, or when one of what was read is missing
  /// because of that.
  public func unwrap<each Value>(_ values: repeat (each Value)?) throws -> (repeat each Value) {
    guard violations.isEmpty else { throw RPCError.invalidArgument(violations) }
    func value<V>(_ value: V?) throws -> V {
      guard let value else { throw RPCError.invalidArgument(violations) }
      return value
    }
    return (repeat try value(each values))
  }

  // MARK: - Ids

  /// The id of a study, questionnaire, project, group or library entry.
  @discardableResult
  public mutating func id(_ text: String, field: String) -> String? {
    wellFormed(text, field: field, .notAnID, IdentifierSyntax.isID)
  }

  /// For calls that are about what these fields name, and have nothing else to check.
  ///
  /// - Parameter ids: texts by field, in the order of the message.
  /// - Throws: INVALID_ARGUMENT.
  public static func requireIDs(_ ids: KeyValuePairs<String, String>) throws {
    var checks = FieldChecks()
    for (field, text) in ids { checks.id(text, field: field) }
    try checks.unwrap()
  }

  /// As ``id(_:field:)``; empty where the message says what that means.
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

  /// Of what a change is made on top of: without one nobody could tell whether it was read.
  public mutating func etag(_ text: String) {
    if text.isEmpty { reject("etag", .missing) }
  }

  // MARK: - Languages

  /// A language that must be named.
  public mutating func language(_ text: String, field: String) -> LanguageTag? {
    guard let tag = LanguageTag(text) else {
      reject(field, text.isEmpty ? .missing : .notALanguage)
      return nil
    }
    return tag
  }

  /// Nil for none.
  public mutating func optionalLanguage(_ text: String, field: String) -> LanguageTag? {
    text.isEmpty ? nil : language(text, field: field)
  }

  // MARK: - Pages

  /// - Parameters:
  ///   - standard: what 0 means.
  ///   - field: `limit` where a message calls it so.
  public mutating func pageSize(
    _ size: UInt32, standard: Int, max: Int, field: String = "page_size"
  ) -> Int {
    if size > max { reject(field, .pageSize(max: max, standard: standard)) }
    return size == 0 ? standard : min(Int(size), max)
  }

  /// Where the page before ended; nil for the first page.
  ///
  /// - Parameter read: nil for a key that no entry of the list can have.
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
