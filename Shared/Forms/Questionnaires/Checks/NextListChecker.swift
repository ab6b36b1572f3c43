/// Checks which questionnaires are offered after others.
struct NextListChecker {
  let limits: CatalogueLimits
  let texts: TextChecker
  /// The questionnaires of the study by id; a nil value if the contents are unknown.
  let others: [String: QuestionIndex?]

  func check(_ study: StudyDefinition, _ path: FindingPlace) {
    let lists = study.nextLists
    if lists.count > limits.nextListsMax {
      path.field("next_lists").add(
        .tooManyNextLists, "\(lists.count) lists; at most \(limits.nextListsMax) are allowed")
      return
    }
    for (position, list) in lists.enumerated() {
      let here = path.item("next_lists", position)
      checkUse(of: list.afterQuestionnaireID, here.field("after_questionnaire_id"))
      checkCondition(of: list, here)
      checkOffers(of: list, here)
    }
    checkCycles(lists, path)
  }

  private func checkUse(of id: String, _ path: FindingPlace) {
    guard others[id] == nil else { return }
    path.add(.questionnaireNotInStudy, "the study does not use a questionnaire `\(id)`")
  }

  private func checkCondition(of list: NextListDefinition, _ path: FindingPlace) {
    guard let condition = list.condition,
      let index = others[list.afterQuestionnaireID] ?? nil
    else { return }
    let before = path.findingCount
    ConditionChecker(
      limits: limits, index: index, positions: [:], others: others, mayNameScores: true
    ).check(condition, at: .max, path, field: "conditions")
    var reachability = Reachability(index: index, others: others)
    if path.findingCount == before, reachability.verdict(on: condition.unwrapped) == .never {
      path.field("conditions").add(
        .unreachable, "no answers make this hold; fix the condition or remove the list")
    }
  }

  private func checkOffers(of list: NextListDefinition, _ path: FindingPlace) {
    if list.offers.isEmpty {
      path.field("offers").add(.noOffers, "name the questionnaires to offer")
    }
    var seen = Set<String>()
    for (position, offer) in list.offers.enumerated() {
      let here = path.item("offers", position)
      checkUse(of: offer.questionnaireID, here.field("questionnaire_id"))
      if !seen.insert(offer.questionnaireID).inserted {
        here.field("questionnaire_id").add(
          .offerDuplicate, "`\(offer.questionnaireID)` is already offered")
      }
      texts.check(offer.info, here.field("info"), required: false)
    }
  }

  /// Rejects cycles: filling in the offered questionnaires must end.
  private func checkCycles(_ lists: [NextListDefinition], _ path: FindingPlace) {
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
      path.item("next_lists", position).item("offers", offer).add(
        .nextListCycle,
        "`\(list.offers[offer].questionnaireID)` leads back to `\(list.afterQuestionnaireID)`, so "
          + "the participant would never finish")
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
