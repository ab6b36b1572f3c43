/// Relations between the elements of a questionnaire, computed once for lookups.
///
/// Defined also for invalid questionnaires: the first of several elements with one id counts, and a
/// parent that is not a preceding group is ignored.
public struct QuestionnaireStructure: Sendable {
  /// Positions of elements by id.
  public let positions: [String: Int]
  /// Kinds of questions by position, with inheritance resolved; nil for other elements, and for
  /// questions without a kind to inherit.
  public let kinds: [QuestionDefinition.Kind?]
  /// The page break and groups whose conditions also apply to an element, by its position: the page
  /// break first, then the groups, outermost first.
  public let governors: [[Int]]
  /// Direct members by position of their group.
  public let members: [Int: [Int]]
  /// Copies of repeating groups by position; empty unless unrolled.
  let copies: [Int: RepeatCopy]

  public init(_ questionnaire: QuestionnaireDefinition) {
    let elements = questionnaire.elements
    positions = elements.positions
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
    copies = elements.enumerated().reduce(into: [:]) { $0[$1.offset] = $1.element.group?.copy }
  }

  /// The number of the last repetition of each repeating group that has an answer, by the id of the
  /// group.
  ///
  /// - Parameter isAnswered: whether there is an answer to the question at a position.
  func repetitions(_ isAnswered: (_ position: Int) -> Bool) -> [String: Int] {
    guard !copies.isEmpty else { return [:] }
    var numbers: [String: Int] = [:]
    for (position, governing) in governors.enumerated() where isAnswered(position) {
      for case let copy? in governing.map({ copies[$0] }) {
        numbers[copy.groupID] = max(copy.number, numbers[copy.groupID] ?? 0)
      }
    }
    return numbers
  }

  /// The kind of the question with this id; nil if there is no such question or kind.
  public func kind(of elementID: String) -> QuestionDefinition.Kind? {
    positions[elementID].flatMap { kinds[$0] }
  }
}

extension [ElementDefinition] {
  /// Positions by id; that of the first element for a duplicate id.
  public var positions: [String: Int] {
    Dictionary(enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
