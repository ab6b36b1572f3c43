internal import Questionnaires

/// Reads groups: pages, sections, composites and tables.
extension FHIRItemReader {
  mutating func readGroup(
    _ item: FHIRObject, _ link: String, parent: String, depth: Int, rules: [FHIRItemRules]
  ) {
    let controls = controls(item)
    let title = context.text(item, "text")
    let isPage = controls.contains("page") && parent.isEmpty
    let repetition = isPage || isRepeating ? nil : repetition(item, link)
    for name in ["repeats", "required"] where item.peek(name)?.bool == true {
      context.report.lose(
        link, "`\(name)` of a group", "its members are asked once, individually", .changed)
    }
    if controls.contains("page"), parent.isEmpty {
      _ = item.extensions(FHIRAddress.itemControl)
      let around = pageRules
      pageRules += rules
      isPageOpen = false
      let position = append(item, link, "", .pageBreak, rules: pageRules)
      if !title.isAbsent {
        elements.append(
          ElementDefinition(
            id: ids.unused("\(elements[position].id)_title"), content: .headline(title)))
        context.report.note("\(link): the title of the page became a headline")
      }
      for child in children(item) { read(child, parent: "", depth: 0, inherited: []) }
      keepRest(item, position)
      pageRules = around
      isPageOpen = true
      return
    }
    endPage(before: parent)
    let below = children(item)
    guard depth < CatalogueLimits.default.groupDepthMax else {
      context.report.lose(
        link, "groups more than \(depth) deep", "its members move to the enclosing group", .changed)
      if !title.isAbsent {
        append(item, link, parent, .headline(title), rules: rules)
      }
      for child in below { read(child, parent: parent, depth: depth, inherited: rules) }
      return
    }
    guard !below.isEmpty else {
      context.report.lose(
        link, "a group without items", "left out, its title kept as a text", .changed)
      if !title.isAbsent { append(item, link, parent, .text(title), rules: rules) }
      return
    }
    var group = GroupDefinition(title: title, style: .section)
    if let composite = item.text(of: FHIRAddress.own(.composite)) {
      group.style = .composite(isOptional: composite == "optional")
    }
    group.repetition = repetition
    group.hasRandomOrder = item.flag(of: FHIRAddress.own(.randomOrder))
    let position = append(item, link, parent, .group(group), rules: rules)
    if repetition != nil, let count = item.text(of: FHIRAddress.own(.repeatCount)) {
      counts[position] = (count, item)
    }
    readMembers(below, of: position, depth: depth, isRepeat: repetition != nil)
    if elements.count == position + 1 {
      // All its members are hidden.
      elements.removeLast()
      self.rules[position] = nil
      context.report.lose(link, "a group without items to show", "left out")
      return
    }
    if controls.contains("table") { makeMatrix(item, position) }
    keepRest(item, position)
  }

  private mutating func readMembers(
    _ members: [FHIRObject], of position: Int, depth: Int, isRepeat: Bool
  ) {
    let wasRepeating = isRepeating
    isRepeating = isRepeating || isRepeat
    for member in members {
      read(member, parent: elements[position].id, depth: depth + 1, inherited: [])
    }
    isRepeating = wasRepeating
  }

  /// The repetition of a group; nil if it is shown once.
  private mutating func repetition(_ item: FHIRObject, _ link: String) -> RepeatDefinition? {
    guard item.peek("repeats")?.bool == true else { return nil }
    _ = item.bool("repeats")
    let (repetition, isBound) = FHIRRepeat.read(item)
    if !isBound {
      context.report.lose(
        link, "`repeats` without `maxOccurs`",
        "at most \(FHIRRepeat.maximum) repetitions are shown: change `repeat` if these are too few",
        .changed)
    }
    return repetition
  }

  /// Converts a table whose rows ask for the same to a matrix.
  private mutating func makeMatrix(_ item: FHIRObject, _ position: Int) {
    let rows = elements.indices.dropFirst(position + 1)
    let keys = [FHIRAddress.Key.optionSystem, FHIRAddress.Key.options, FHIRAddress.Key.type]
    func scale(_ row: Int) -> [String?] { keys.map { elements[row].annotations[$0] } }
    guard let first = rows.first, let kind = elements[first].question?.kind,
      rows.allSatisfy({
        elements[$0].parentID == elements[position].id && elements[$0].question?.kind == kind
          && scale($0) == scale(first)
      })
    else {
      context.report.note("\(item.place): rows of the table differ; it became a section")
      return
    }
    switch kind {
    case .singleChoice, .multipleChoice, .slider, .visualAnalogue: break
    default:
      context.report.note("\(item.place): a table of \(kind.typeName) became a section")
      return
    }
    _ = item.extensions(FHIRAddress.itemControl)
    guard var group = elements[position].group else { return }
    group.style = .matrix
    group.sharedKind = kind
    elements[position].content = .group(group)
    elements[position].annotations += elements[first].annotations.filter { keys.contains($0.key) }
    for row in rows {
      guard var question = elements[row].question else { continue }
      question.kind = .inherited
      elements[row].content = .question(question)
      elements[row].annotations.removeAll { keys.contains($0.key) }
    }
  }

  /// Starts a new page for items after a page, so that the page's condition does not apply to them.
  mutating func endPage(before parent: String) {
    guard isPageOpen, parent.isEmpty else { return }
    isPageOpen = false
    if !pageRules.isEmpty { rules[elements.count] = pageRules }
    elements.append(ElementDefinition(id: ids.unused("page"), content: .pageBreak))
  }
}
