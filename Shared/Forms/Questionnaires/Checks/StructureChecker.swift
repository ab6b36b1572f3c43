/// Checks the nesting of elements in groups and pages.
struct StructureChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  let structure: QuestionnaireStructure
  let elements: [ElementDefinition]
  /// Id of the repeating group of each element, by position.
  let repeats: [String?]

  func check(_ path: FindingPlace) {
    // Open groups that may still have members, innermost last.
    var open: [Int] = []
    for (position, element) in elements.enumerated() {
      let here = path.item("elements", position)
      close(&open, upTo: element.parentID)
      if !element.parentID.isEmpty, open.isEmpty {
        reportParent(of: element, position, here.field("parent_id"))
      }
      if let parent = open.last, elements[parent].id == element.parentID {
        checkMember(element, of: elements[parent], here)
      }
      if let group = element.group {
        if open.count >= limits.groupDepthMax {
          here.add(.groupsTooDeep, "at most \(limits.groupDepthMax) groups may be nested")
        }
        check(group, position, here.field("group"))
        open.append(position)
      }
    }
  }

  private func close(_ open: inout [Int], upTo parentID: String) {
    while let last = open.last, elements[last].id != parentID { open.removeLast() }
  }

  private func reportParent(of element: ElementDefinition, _ position: Int, _ path: FindingPlace) {
    guard let parent = structure.positions[element.parentID], parent < position,
      elements[parent].group != nil
    else {
      path.add(.parentUnknown, "no group `\(element.parentID)` precedes this element")
      return
    }
    path.add(
      .memberApart,
      "members must follow their group directly; move this element to the others of "
        + "`\(element.parentID)`")
  }

  private func checkMember(
    _ element: ElementDefinition, of parent: ElementDefinition, _ path: FindingPlace
  ) {
    if case .pageBreak? = element.content {
      path.add(.pageBreakInGroup, "a page break cannot be in a group; end the group before it")
      return
    }
    switch parent.group?.style {
    case .composite where element.question == nil:
      path.add(.memberNotAllowed, "members of a composite are questions")
    case .matrix where element.question.map { $0.kind != .inherited } ?? true:
      path.add(
        .memberNotAllowed,
        "members of a matrix are questions of the type `inherited`; in a file a matrix has `type`, and "
          + "its members have none")
    default: break
    }
  }

  private func check(_ group: GroupDefinition, _ position: Int, _ path: FindingPlace) {
    texts.in(repeats[position])
      .check(group.title, path.field("title"), required: false, hasPlaceholders: true)
    if group.style == nil {
      path.field("style").add(.groupStyleMissing, "choose section, composite or matrix")
    }
    if structure.members[position] == nil {
      path.add(.groupEmpty, "a group needs at least one member with it as `parent_id`")
    }
    let shared = path.field("shared_answer")
    if let kind = group.sharedKind {
      checkShared(kind, shared)
    } else if group.style == .matrix {
      shared.add(.sharedAnswerMissing, "specify the kind of the matrix rows")
    }
    guard group.style == .matrix else { return }
    switch group.sharedKind {
    case nil, .singleChoice, .multipleChoice, .slider, .visualAnalogue: break
    default:
      shared.add(
        .sharedAnswerNotApplicable,
        "the rows of a matrix must be choices, sliders or visual analogues")
    }
  }

  func checkShared(_ kind: QuestionDefinition.Kind, _ path: FindingPlace) {
    if kind == .inherited {
      path.add(.sharedAnswerNotApplicable, "an inheritable kind must be a type of its own")
    }
    KindChecker(limits: limits, texts: texts).check(kind, path)
  }
}
