/// The additional information of a form, which the source does not specify. A text becomes the
/// introduction; of an object the members that Otolith writes are understood.
struct FormsHeader {
  var title: String?
  var description: String?
  var introduction: String?
  var closing: String?
  var language: String?
  /// All other members, kept for the conversion back.
  var rest: JSONValue?

  init() {}

  init(_ value: JSONValue?) {
    guard let value, !value.isNull else { return }
    if let text = value.string {
      introduction = text
      return
    }
    guard let members = value.members else {
      rest = value
      return
    }
    var others: [JSONValue.Member] = []
    for member in members {
      switch (member.name, member.value.string) {
      case ("title", let text?): title = text
      case ("description", let text?): description = text
      case ("introduction", let text?): introduction = text
      case ("closing", let text?): closing = text
      case ("language", let text?): language = text
      default: others.append(member)
      }
    }
    if !others.isEmpty { rest = .object(others) }
  }

  /// The header value; nil if empty, a plain text if that is sufficient.
  var value: JSONValue? {
    if let rest, rest.members == nil { return rest }
    let known: [(String, String?)] = [
      ("title", title), ("language", language), ("description", description),
      ("introduction", introduction), ("closing", closing),
    ]
    let members = known.compactMap { name, text in
      text.map { JSONValue.Member(name, .string($0)) }
    }
    let all = members + (rest?.members ?? [])
    if all.isEmpty { return nil }
    if all.count == 1, let introduction { return .string(introduction) }
    return .object(all)
  }
}
