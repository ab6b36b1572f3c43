/// How the elements of a questionnaire hang together: worked out once, then looked up.
///
/// Defined for every questionnaire, also for one that breaks the rules: of elements with the same
/// id the first counts, a parent that is no group standing before is none.
public struct QuestionnaireStructure: Sendable {
  /// Positions of elements by id.
  public let positions: [String: Int]
  /// By position: what a question asks for, with inheritance resolved; nil for other elements, and
  /// for questions that inherit from nowhere.
  public let kinds: [QuestionDefinition.Kind?]
  /// By position: the groups and the page break whose conditions are the element's too, outermost
  /// first, the page break before all.
  public let governors: [[Int]]
  /// By position of a group: its members, without theirs.
  public let members: [Int: [Int]]

  public init(_ questionnaire: QuestionnaireDefinition) {
    let elements = questionnaire.elements
    positions = Dictionary(
      elements.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var kinds: [QuestionDefinition.Kind?] = []
    var shared: [Int: QuestionDefinition.Kind] = [:]
    var governors: [[Int]] = []
    var members: [Int: [Int]] = [:]
    var page: Int?
    for (position, element) in elements.enumerated() {
      if case .pageBreak? = element.content { page = position }
      let parent = element.parentID.isEmpty ? nil : positions[element.parentID]
      let group = parent.flatMap { $0 < position && elements[$0].group != nil ? $0 : nil }
      if let group {
        members[group, default: []].append(position)
        governors.append(governors[group] + [group])
      } else {
        governors.append(page.map { $0 == position ? [] : [$0] } ?? [])
      }
      let inherited = group.flatMap { shared[$0] } ?? questionnaire.sharedKind
      switch element.content {
      case .group(let definition):
        kinds.append(nil)
        shared[position] = definition.sharedKind ?? inherited
      case .question(let question):
        kinds.append(question.kind == .inherited ? inherited : question.kind)
      default:
        kinds.append(nil)
      }
    }
    self.kinds = kinds.map { $0 == .inherited ? nil : $0 }
    self.governors = governors
    self.members = members
  }

  /// What the question of this id asks for; nil when there is no such question, or no kind.
  public func kind(of elementID: String) -> QuestionDefinition.Kind? {
    positions[elementID].flatMap { kinds[$0] }
  }
}
