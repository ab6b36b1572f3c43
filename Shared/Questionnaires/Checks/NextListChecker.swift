/// Checks what is offered after questionnaires.
struct NextListChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  /// The questionnaires of the study by id, nil where the contents are not known.
  let others: [String: QuestionIndex?]

  func check(
    _ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let lists = study.nextLists
    if lists.count > limits.nextListsMax {
      findings.add(
        path.field("next_lists"), .tooManyNextLists,
        "\(lists.count) lists; at most \(limits.nextListsMax) are allowed")
      return
    }
    for (position, list) in lists.enumerated() {
      let here = path.item("next_lists", position)
      checkUse(of: list.afterQuestionnaireID, here.field("after_questionnaire_id"), &findings)
      checkCondition(of: list, here, into: &findings)
      checkOffers(of: list, here, into: &findings)
    }
    checkCycles(lists, path, into: &findings)
  }

  private func checkUse(
    of id: String, _ path: FindingPath, _ findings: inout FindingCollector
  ) {
    guard others[id] == nil else { return }
    findings.add(
      path, .questionnaireNotInStudy, "the study does not use a questionnaire `\(id)`")
  }

  private func checkCondition(
    of list: NextListDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard let condition = list.condition,
      let index = others[list.afterQuestionnaireID] ?? nil
    else { return }
    let before = findings.count
    ConditionChecker(
      limits: limits, index: index, positions: [:], others: others, mayNameScores: true
    ).check(condition, at: .max, path, field: "conditions", into: &findings)
    var reachability = Reachability(index: index, others: others)
    if findings.count == before, reachability.verdict(on: condition.unwrapped) == .never {
      findings.add(
        path.field("conditions"), .unreachable,
        "no answers make this hold; mend the condition or remove the list")
    }
  }

  private func checkOffers(
    of list: NextListDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if list.offers.isEmpty {
      findings.add(path.field("offers"), .noOffers, "name the questionnaires to offer")
    }
    var seen = Set<String>()
    for (position, offer) in list.offers.enumerated() {
      let here = path.item("offers", position)
      checkUse(of: offer.questionnaireID, here.field("questionnaire_id"), &findings)
      if !seen.insert(offer.questionnaireID).inserted {
        findings.add(
          here.field("questionnaire_id"), .offerDuplicate,
          "`\(offer.questionnaireID)` is offered already")
      }
      texts.check(offer.info, here.field("info"), required: false, into: &findings)
    }
  }

  /// Filling in what is offered must come to an end, whatever is answered.
  private func checkCycles(
    _ lists: [NextListDefinition], _ path: FindingPath, into findings: inout FindingCollector
  ) {
    var followers: [String: Set<String>] = [:]
    for list in lists {
      followers[list.afterQuestionnaireID, default: []]
        .formUnion(list.offers.map(\.questionnaireID))
    }
    for (position, list) in lists.enumerated() {
      guard
        let offer = list.offers.firstIndex(where: { offer in
          Self.leads(from: offer.questionnaireID, to: list.afterQuestionnaireID, followers)
        })
      else { continue }
      findings.add(
        path.item("next_lists", position).item("offers", offer), .nextListCycle,
        "`\(list.offers[offer].questionnaireID)` leads back to `\(list.afterQuestionnaireID)`, so "
          + "the participant would never be done")
    }
  }

  private static func leads(
    from start: String, to goal: String, _ followers: [String: Set<String>]
  ) -> Bool {
    var seen: Set<String> = [start]
    var pending = [start]
    while let next = pending.popLast() {
      if next == goal { return true }
      for follower in followers[next] ?? [] where seen.insert(follower).inserted {
        pending.append(follower)
      }
    }
    return false
  }
}
