/// Matches the elements of two versions.
struct ElementPairs {
  /// Old positions by new position.
  let oldPosition: [Int: Int]
  let matchedOld: Set<Int>
  /// New ids of matched elements by old id.
  private let newID: [String: String]

  init(_ old: QuestionnaireDefinition, _ new: QuestionnaireDefinition) {
    var oldPosition: [Int: Int] = [:]
    var matched = Set<Int>()
    func match(_ key: (ElementDefinition) -> String) {
      var candidates: [String: Int] = [:]
      for (position, element) in old.elements.enumerated()
      where !matched.contains(position) && !key(element).isEmpty {
        if candidates[key(element)] == nil { candidates[key(element)] = position }
      }
      for (position, element) in new.elements.enumerated() where oldPosition[position] == nil {
        guard let found = candidates.removeValue(forKey: key(element)) else { continue }
        oldPosition[position] = found
        matched.insert(found)
      }
    }
    match { $0.question?.itemID ?? "" }
    // An id that belongs to different items in the two versions is not the same element.
    let withItems = Self.idsOfItems(old).intersection(Self.idsOfItems(new))
    match { withItems.contains($0.id) ? "" : $0.id }
    self.oldPosition = oldPosition
    matchedOld = matched
    newID = Dictionary(
      oldPosition.map { (old.elements[$0.value].id, new.elements[$0.key].id) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func idsOfItems(_ questionnaire: QuestionnaireDefinition) -> Set<String> {
    Set(questionnaire.elements.filter { !($0.question?.itemID ?? "").isEmpty }.map(\.id))
  }

  /// New positions of elements that left the common order: a minimal set, since all others form the
  /// longest ascending sequence.
  var moved: Set<Int> {
    let order = oldPosition.keys.sorted()
    let sequence = order.compactMap { oldPosition[$0] }
    let kept = LongestAscending.indices(of: sequence)
    return Set(order.indices.filter { !kept.contains($0) }.map { order[$0] })
  }

  func isRegrouped(_ old: ElementDefinition, _ new: ElementDefinition) -> Bool {
    if old.parentID.isEmpty || new.parentID.isEmpty { return old.parentID != new.parentID }
    return (newID[old.parentID] ?? old.parentID) != new.parentID
  }
}
