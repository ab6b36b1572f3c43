/// Checks how elements stand in groups and pages.
struct StructureChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  let structure: QuestionnaireStructure
  let elements: [ElementDefinition]

  func check(_ path: FindingPath, into findings: inout FindingCollector) {
    // The groups that members may still follow, innermost last.
    var open: [Int] = []
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      close(&open, upTo: element.parentID)
      if !element.parentID.isEmpty, open.isEmpty {
        reportParent(of: element, position, here.field("parent_id"), into: &findings)
      }
      if let parent = open.last, elements[parent].id == element.parentID {
        checkMember(element, of: elements[parent], here, into: &findings)
      }
      if let group = element.group {
        if open.count >= limits.groupDepthMax {
          findings.add(
            here, .groupsTooDeep, "at most \(limits.groupDepthMax) groups may stand in each other")
        }
        check(group, position, here.field("group"), into: &findings)
        open.append(position)
      }
    }
  }

  private func close(_ open: inout [Int], upTo parentID: String) {
    while let last = open.last, elements[last].id != parentID { open.removeLast() }
  }

  private func reportParent(
    of element: ElementDefinition, _ position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    guard let parent = structure.positions[element.parentID], parent < position,
      elements[parent].group != nil
    else {
      findings.add(
        path, .parentUnknown, "no group `\(element.parentID)` stands before this element")
      return
    }
    findings.add(
      path, .memberApart,
      "members follow their group without a gap; move this element to the others of "
        + "`\(element.parentID)`")
  }

  private func checkMember(
    _ element: ElementDefinition, of parent: ElementDefinition, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    if case .pageBreak? = element.content {
      findings.add(
        path, .pageBreakInGroup, "a page break cannot stand in a group; end the group before it")
      return
    }
    switch parent.group?.style {
    case .composite where element.question == nil:
      findings.add(path, .memberNotAllowed, "members of a composite are questions")
    case .matrix where element.question.map { $0.kind != .inherited } ?? true:
      findings.add(
        path, .memberNotAllowed, "members of a matrix are questions of the type `inherited`")
    default: break
    }
  }

  private func check(
    _ group: GroupDefinition, _ position: Int, _ path: FindingPath,
    into findings: inout FindingCollector
  ) {
    texts.check(group.title, path.field("title"), required: false, into: &findings)
    if group.style == nil {
      findings.add(
        path.field("style"), .groupStyleMissing, "say whether it is a section, composite or matrix")
    }
    if structure.members[position] == nil {
      findings.add(path, .groupEmpty, "a group needs a member; name it as `parent_id` of one")
    }
    let shared = path.field("shared_answer")
    if let kind = group.sharedKind {
      checkShared(kind, shared, into: &findings)
    } else if group.style == .matrix {
      findings.add(shared, .sharedAnswerMissing, "say what the rows of the matrix ask for")
    }
    guard group.style == .matrix else { return }
    switch group.sharedKind {
    case nil, .singleChoice, .multipleChoice, .slider, .visualAnalogue: break
    default:
      findings.add(
        shared, .sharedAnswerNotApplicable,
        "the rows of a matrix are choices, sliders or visual analogues")
    }
  }

  func checkShared(
    _ kind: QuestionDefinition.Kind, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if kind == .inherited {
      findings.add(
        path, .sharedAnswerNotApplicable, "what others inherit must be a type of its own")
    }
    KindChecker(limits: limits, texts: texts).check(kind, path, into: &findings)
  }
}
