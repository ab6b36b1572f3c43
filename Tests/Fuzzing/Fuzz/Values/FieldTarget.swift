import Messages

@testable import CatalogueService
@testable import Fields
@testable import ServiceBasics

/// Texts in fields of requests: Base64url, page tokens, cursors of the change feed, language tags,
/// ids.
enum FieldTarget: FuzzTarget {
  static let name = "field"

  static func run(_ input: [UInt8]) {
    base64(input)
    let text = String(decoding: input, as: UTF8.self)
    language(text)
    pageToken(text)
    path(text)
    if let cursor = ChangeCursor(text) {
      expect(ChangeCursor(cursor.text) == cursor, "\(text.debugDescription) became \(cursor)")
    }
    let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    for holds in [
      IdentifierSyntax.isID(text), IdentifierSyntax.isElementID(text),
      IdentifierSyntax.isCode(text), IdentifierSyntax.isAnnotationKey(text),
    ] where holds {
      expect(isPlain && (1...64).contains(text.utf8.count), "\(text.debugDescription) is an id")
    }
    let excerpt = text.quotedExcerpt
    expect(excerpt.unicodeScalars.count <= 35, "\(excerpt) is long")
  }

  private static func base64(_ input: [UInt8]) {
    let text = Base64URL.encode(input)
    expect(Base64URL.decode(text.utf8) == input, "\(input) is \(text)")
    if let bytes = Base64URL.decode(input) {
      expect(Base64URL.encode(bytes).utf8.elementsEqual(input), "\(input) is spelt in two ways")
    }
  }

  private static func language(_ text: String) {
    if let tag = LanguageTag(stated: text) {
      expect(LanguageTag(tag.description) == tag, "\(text) became \(tag)")
    }
    let label = text.asLabel
    expect(
      label.asLabel == label && label.unicodeScalars.count <= String.labelLengthMax,
      "\(text.debugDescription) became \(label.debugDescription)")
    guard let tag = LanguageTag(text) else { return }
    expect(LanguageTag(tag.description) == tag, "\(text) became \(tag)")
    expect(LanguageTag(text.uppercased()) == tag, "case matters in \(text)")
    expect(tag.description.utf8.count == text.utf8.count, "\(text) became \(tag)")
    for fallback in tag.lookupChain {
      expect(
        tag.description.hasPrefix(fallback.description) && !fallback.primary.isEmpty,
        "\(tag) is looked up as \(fallback)")
    }
  }

  private static func pageToken(_ text: String) {
    let tokens = PageTokens(Probe.message) { _ in }
    if let key = tokens.key(in: text) {
      expect(tokens.token(after: key) == text, "\(text) is a token of \(key.debugDescription)")
    }
    guard !text.isEmpty else { return }
    let token = tokens.token(after: text)
    let isTooLong = token.utf8.count > 512
    let read = tokens.key(in: token)
    expect(
      isTooLong || text.utf8.contains(0) ? read == nil : read == text,
      "the key \(text.debugDescription) became \(read.debugDescription)")
    let other = PageTokens(CatalogueV1.ListItemsRequest()) { _ in }
    expect(other.key(in: token) == nil, "\(token) fits another list")
  }

  private static func path(_ text: String) {
    let paths = text.split(separator: ",").map(String.init)
    let sorted = FieldOrder(["a", "b", "c"]).sorted(paths) { $0 }
    expect(sorted.sorted() == paths.sorted(), "\(paths) became \(sorted)")
    expect(
      FieldOrder(["a", "b", "c"]).sorted(sorted) { $0 } == sorted, "\(sorted) is not in order")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let tokens = PageTokens(Probe.message) { _ in }
    return [
      ("base64", "-_8A"), ("base64-short", "AA"), ("language", "zh-cmn-Hant-TW-x-a"),
      ("variants", "de-CH-1996-u-co-phonebk"), ("private", "x-whatever"),
      ("token", tokens.token(after: "2026-11-22/ab")), ("id", "stress-2"),
      ("cursor", ChangeCursor(transaction: "7", position: 8).text),
      ("paths", "b[2].c,a,b[10],b[1],z"), ("long", "00000000000000000000"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}

/// A list request.
private enum Probe {
  static let message = CatalogueV1.ListStudiesRequest()
}
