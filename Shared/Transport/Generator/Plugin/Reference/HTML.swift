/// A piece of an HTML page. Only this type writes markup; all text is escaped.
struct HTML {
  private(set) var source: String

  static let empty = HTML(source: "")

  /// Trusted source of the generator itself: a style sheet, a script, an entity.
  static func verbatim(_ source: StaticString) -> HTML { HTML(source: source.description) }

  private init(source: String) {
    self.source = source
  }

  init(text: String) {
    source = Self.escaped(text)
  }

  /// An element with its end tag. Elements without one are not supported.
  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ children: HTML...
  ) -> HTML {
    element(name, attributes, children)
  }

  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ children: [HTML]
  ) -> HTML {
    var source = "<\(name)"
    for (key, value) in attributes { source += " \(key)=\"\(escaped(value))\"" }
    source += ">"
    for child in children { source += child.source }
    return HTML(source: source + "</\(name)>")
  }

  static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
  ) -> HTML {
    element(name, attributes, [HTML(text: text)])
  }

  static func code(_ text: String) -> HTML { element("code", text: text) }

  /// A link; `anchor` is the `id` of an element of the page.
  static func link(to anchor: String, _ content: HTML) -> HTML {
    element("a", ["href": "#\(anchor)"], content)
  }

  static func + (left: HTML, right: HTML) -> HTML { HTML(source: left.source + right.source) }

  static func joined(_ pieces: [HTML], by separator: HTML = .empty) -> HTML {
    HTML(source: pieces.map(\.source).joined(separator: separator.source))
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
