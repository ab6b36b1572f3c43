/// Selects rows by the values of other columns. Empty members match everything.
public struct CodebookRows: Sendable, Hashable {
  public var questionnaire: String
  /// Value of the column `element_id`.
  public var element: String
  public var kind: String
  public var vocabulary: String
  public var collection: String

  public init(
    questionnaire: String = "", element: String = "", kind: String = "", vocabulary: String = "",
    collection: String = ""
  ) {
    self.questionnaire = questionnaire
    self.element = element
    self.kind = kind
    self.vocabulary = vocabulary
    self.collection = collection
  }

  /// The column that names the vocabulary or collection, with its id; nil for a question or score.
  var library: (column: String, id: String)? {
    if !vocabulary.isEmpty { return ("vocabulary", vocabulary) }
    if !collection.isEmpty { return ("collection", collection) }
    return nil
  }

  /// The non-empty members with their names.
  var members: [(name: String, value: String)] {
    [
      ("questionnaire", questionnaire), ("element", element), ("kind", kind),
      ("vocabulary", vocabulary), ("collection", collection),
    ].filter { !$0.1.isEmpty }
  }
}

extension CodebookRows: Codable {
  public init(from decoder: any Decoder) throws {
    let members = try decoder.singleValueContainer().decode([String: String].self)
    self.init(
      questionnaire: members["questionnaire"] ?? "", element: members["element"] ?? "",
      kind: members["kind"] ?? "", vocabulary: members["vocabulary"] ?? "",
      collection: members["collection"] ?? "")
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) }))
  }
}
