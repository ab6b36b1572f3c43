/// Which rows of a column are meant, by what stands in other columns. What is empty does not matter.
public struct CodebookRows: Sendable, Hashable {
  public var questionnaire: String
  /// What stands in the column `element_id`.
  public var element: String
  public var kind: String
  public var vocabulary: String
  public var collection: String

  /// A question or score.
  public init(questionnaire: String, element: String, kind: String) {
    self.init(
      questionnaire: questionnaire, element: element, kind: kind, vocabulary: "", collection: "")
  }

  /// Terms of a vocabulary.
  public init(vocabulary: String) {
    self.init(
      questionnaire: "", element: "", kind: "", vocabulary: vocabulary, collection: "")
  }

  /// Sounds of a collection.
  public init(collection: String) {
    self.init(
      questionnaire: "", element: "", kind: "", vocabulary: "", collection: collection)
  }

  private init(
    questionnaire: String, element: String, kind: String, vocabulary: String, collection: String
  ) {
    self.questionnaire = questionnaire
    self.element = element
    self.kind = kind
    self.vocabulary = vocabulary
    self.collection = collection
  }

  /// The column that says whose terms or sounds are meant, and the id that stands there; nil: a question or score.
  var library: (column: String, id: String)? {
    if !vocabulary.isEmpty { return ("vocabulary", vocabulary) }
    if !collection.isEmpty { return ("collection", collection) }
    return nil
  }

  /// With names, those that matter alone.
  var members: [(name: String, value: String)] {
    [
      ("questionnaire", questionnaire), ("element", element), ("kind", kind),
      ("vocabulary", vocabulary), ("collection", collection),
    ].filter { !$0.1.isEmpty }
  }
}

extension CodebookRows: Decodable {
  private enum Member: String, CodingKey {
    case questionnaire, element, kind, vocabulary, collection
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    func value(_ member: Member) throws -> String {
      try members.decodeIfPresent(String.self, forKey: member) ?? ""
    }
    self.init(
      questionnaire: try value(.questionnaire), element: try value(.element),
      kind: try value(.kind), vocabulary: try value(.vocabulary),
      collection: try value(.collection))
  }
}
