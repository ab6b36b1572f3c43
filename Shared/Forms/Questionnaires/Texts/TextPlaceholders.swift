/// A place in a text that shows a value: `{{answer:ID|fallback}}`, `{{calculation:ID|fallback}}`,
/// `{{score:ID|fallback}}`, `{{earlier:ID|fallback}}` or `{{profile:FIELD|fallback}}`.
public struct TextPlaceholder: Sendable, Hashable {
  public enum Source: Sendable, Hashable {
    /// A value of the sheet.
    case sheet(QuestionReference.Subject)
    /// The answer to a question in the participant's previous sheet of the questionnaire.
    case earlier(String)
    /// A field of the participant's profile, by its name.
    case profile(String)
  }

  public var source: Source
  /// Shown while the value is missing; may be empty.
  public var fallback: String

  public init(_ source: Source, fallback: String = "") {
    self.source = source
    self.fallback = fallback
  }

  public init(_ subject: QuestionReference.Subject, fallback: String = "") {
    self.init(.sheet(subject), fallback: fallback)
  }

  /// The value of the sheet; nil for other sources.
  public var subject: QuestionReference.Subject? {
    if case .sheet(let subject) = source { subject } else { nil }
  }

  /// Id of the question, calculation or score, or name of the field.
  public var id: String {
    switch source {
    case .sheet(.question(let id)), .sheet(.score(let id)), .sheet(.calculation(let id)),
      .earlier(let id), .profile(let id):
      id
    }
  }

  /// Gives the question, calculation or score another id; a question also of the previous sheet.
  mutating func rename(_ change: (QuestionReference.Subject) -> QuestionReference.Subject) {
    switch source {
    case .sheet(let subject): source = .sheet(change(subject))
    case .earlier(let id):
      if case .question(let renamed) = change(.question(id)) { source = .earlier(renamed) }
    case .profile: break
    }
  }

  /// The placeholder as it is written in texts.
  public var text: String {
    let kind =
      switch source {
      case .sheet(.question): "answer"
      case .sheet(.score): "score"
      case .sheet(.calculation): "calculation"
      case .earlier: "earlier"
      case .profile: "profile"
      }
    return fallback.isEmpty ? "{{\(kind):\(id)}}" : "{{\(kind):\(id)|\(fallback)}}"
  }
}

/// Finds and replaces placeholders. Any other text in braces is ordinary text.
public enum TextPlaceholders {
  public enum Part: Sendable, Hashable {
    case literal(String)
    case placeholder(TextPlaceholder)
    /// The beginning of a placeholder that is not complete. It is shown as it stands.
    case invalid(String)
  }

  /// Splits a text; its parts together are the text.
  public static func parts(of text: String) -> [Part] {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return [.literal(text)] }
    var parts: [Part] = []
    var literal: [UInt8] = []
    func finish() {
      if !literal.isEmpty { parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    var rest = Array(text.utf8)[...]
    var mayEnd = true
    while let byte = rest.first {
      guard byte == brace, let found = placeholder(rest, &mayEnd) else {
        literal.append(byte)
        rest = rest.dropFirst()
        continue
      }
      finish()
      parts.append(found.part)
      rest = rest.dropFirst(found.length)
    }
    finish()
    return parts
  }

  /// The same text with other placeholders.
  static func mapping(
    _ text: String, _ change: (TextPlaceholder) -> TextPlaceholder
  ) -> String {
    guard text.utf8.contains(brace) else { return text }
    return parts(of: text).map { part in
      switch part {
      case .literal(let text), .invalid(let text): text
      case .placeholder(let placeholder): change(placeholder).text
      }
    }.joined()
  }

  /// The text for readers without a sheet, such as those of an export: fallbacks, or `…` for an
  /// empty one.
  public static func fallbacks(_ text: String) -> String {
    guard text.utf8.contains(brace) else { return text }
    return parts(of: text).map { part in
      switch part {
      case .literal(let text), .invalid(let text): text
      case .placeholder(let placeholder): placeholder.fallback.isEmpty ? "…" : placeholder.fallback
      }
    }.joined()
  }

  private static let brace = UInt8(ascii: "{")

  private typealias Make = @Sendable (_ id: String) -> TextPlaceholder.Source

  private static let kinds: [(name: String, make: Make)] = [
    ("answer", { .sheet(.question($0)) }), ("calculation", { .sheet(.calculation($0)) }),
    ("score", { .sheet(.score($0)) }), ("earlier", { .earlier($0) }),
    ("profile", { .profile($0) }),
  ]

  /// Reads a placeholder at the start of the bytes.
  ///
  /// - Parameter mayEnd: false once no `}}` follows, so that no later place looks for it again.
  /// - Returns: nil for ordinary text.
  private static func placeholder(
    _ bytes: ArraySlice<UInt8>, _ mayEnd: inout Bool
  ) -> (part: Part, length: Int)? {
    guard bytes.starts(with: "{{".utf8) else { return nil }
    let inner = bytes.dropFirst(2)
    // With blanks it is no placeholder, but it was probably meant as one.
    let trimmed = inner.drop { $0 == UInt8(ascii: " ") }
    guard let kind = kinds.first(where: { trimmed.starts(with: $0.name.utf8) }) else { return nil }
    let named = trimmed.dropFirst(kind.name.utf8.count)
    let colon = named.drop { $0 == UInt8(ascii: " ") }
    guard colon.first == UInt8(ascii: ":") else { return nil }
    let content = colon.dropFirst()
    let head = content.startIndex - bytes.startIndex
    let invalid = (
      part: Part.invalid(String(decoding: bytes.prefix(head), as: UTF8.self)), length: head
    )
    let name = content.prefix(65).prefix { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "}") }
    let id = String(decoding: name, as: UTF8.self)
    let tail = content[name.endIndex...]
    guard mayEnd, trimmed.startIndex == inner.startIndex, colon.startIndex == named.startIndex,
      kind.name == "profile" ? IdentifierSyntax.isID(id) : IdentifierSyntax.isElementID(id),
      tail.first == UInt8(ascii: "|") || tail.starts(with: "}}".utf8)
    else { return invalid }
    guard let end = tail.indices.first(where: { tail[$0...].starts(with: "}}".utf8) }) else {
      mayEnd = false
      return invalid
    }
    let fallback = String(decoding: tail[..<end].dropFirst(), as: UTF8.self)
    return (
      .placeholder(TextPlaceholder(kind.make(id), fallback: fallback)),
      end + 2 - bytes.startIndex
    )
  }
}
