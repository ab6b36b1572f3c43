/// A place in a text that shows a value: `{{answer:ID|fallback}}`, `{{calculation:ID|fallback}}` or
/// `{{score:ID|fallback}}`.
public struct TextPlaceholder: Sendable, Hashable {
  public var subject: QuestionReference.Subject
  /// Shown while the value is missing; may be empty.
  public var fallback: String

  public init(_ subject: QuestionReference.Subject, fallback: String = "") {
    self.subject = subject
    self.fallback = fallback
  }

  /// Id of the question, calculation or score.
  public var id: String {
    switch subject {
    case .question(let id), .score(let id), .calculation(let id): id
    }
  }

  /// The placeholder as it is written in texts.
  public var text: String {
    let kind =
      switch subject {
      case .question: "answer"
      case .score: "score"
      case .calculation: "calculation"
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

  /// Replaces placeholders by values.
  ///
  /// - Parameter value: returns the value as the participant sees it; nil if it is missing.
  public static func fill(
    _ text: String, _ value: (QuestionReference.Subject) -> String?
  ) -> String {
    parts(of: text).map { part in
      switch part {
      case .literal(let text), .invalid(let text): text
      case .placeholder(let placeholder): value(placeholder.subject) ?? placeholder.fallback
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

  private typealias Make = @Sendable (_ id: String) -> QuestionReference.Subject

  private static let kinds: [(name: String, make: Make)] = [
    ("answer", { .question($0) }), ("calculation", { .calculation($0) }),
    ("score", { .score($0) }),
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
      IdentifierSyntax.isElementID(id),
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
