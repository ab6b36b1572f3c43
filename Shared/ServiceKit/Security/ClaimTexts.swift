/// The value of a claim that is a list of texts, or one alone.
///
/// Anything else is as good as no claim: it says nothing to us, and gives nobody a right.
struct ClaimTexts: Codable {
  var texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let list = try? container.decode([String].self) {
      texts = list
    } else {
      texts = (try? container.decode(String.self)).map { [$0] } ?? []
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}
