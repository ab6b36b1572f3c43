import Calendar
import FoundationEssentials
import Logging
import Postgres

/// Computes the offers that follow from the sheets stored or changed by one call, in a constant
/// number of queries per study.
struct NextOffers: Sendable {
  let offers: OfferLookup
  let logger: Logger

  /// Errors are logged only: the sheets are stored, and clients can request the offers later.
  ///
  /// - Parameter sheets: non-empty sheets by the caller's key.
  /// - Returns: offers by key; no entry if no questionnaire follows.
  func callAsFunction<Key: Hashable>(
    after sheets: [Key: (sheet: AnswerSheet, earlier: EarlierSheet)], by participantID: UUID,
    in context: ValidationContext
  ) async -> [Key: [Offer]] {
    var followed: [String: [(key: Key, sheet: OfferLookup.Followed)]] = [:]
    for (key, (sheet, earlier)) in sheets {
      guard case .known(let rules)? = context.studies[sheet.studyID],
        rules.followedQuestionnaires.contains(sheet.questionnaireID)
      else { continue }
      followed[sheet.studyID, default: []].append(
        (key, OfferLookup.Followed(questionnaireID: sheet.questionnaireID, sheet: earlier)))
    }
    var next: [Key: [Offer]] = [:]
    for (studyID, sheets) in followed {
      guard case .known(let rules)? = context.studies[studyID] else { continue }
      do {
        let found = try await offers.offers(
          after: sheets.map(\.sheet), by: participantID, rules: rules,
          groups: context.groups[studyID] ?? MemberGroups(), now: context.now)
        for (sheet, offers) in zip(sheets, found) { next[sheet.key] = offers }
      } catch {
        logger.warning("offers cannot be computed", metadata: ["reason": "\(error)"])
      }
    }
    return next
  }

  /// Adds the offers that follow from the stored sheets of a batch. Includes sheets that already
  /// exist: the first answer may have been lost.
  ///
  /// - Parameter sheets: each with its accepted form, if accepted.
  func add(
    to answers: inout [SubmitSheets.Answer], after sheets: [(AnswerSheet, AcceptedSheet?)],
    by participantID: UUID, in context: ValidationContext
  ) async {
    var stored: [Int: (AnswerSheet, EarlierSheet)] = [:]
    var sequences: [Int: AcceptedSheet] = [:]
    for (index, (sheet, accepted)) in sheets.enumerated() where answers[index].verdict.isStored {
      guard let accepted else { continue }
      if accepted.fillsIn { stored[index] = (sheet, EarlierSheet(accepted)) }
      if accepted.sequence?.pending.isEmpty == false { sequences[index] = accepted }
    }
    for (index, offers) in await self(after: stored, by: participantID, in: context) {
      answers[index].next = offers
    }
    do {
      for (index, offers) in try await demands(of: sequences, by: participantID, in: context) {
        answers[index].next = offers
      }
    } catch {
      logger.warning("offers cannot be computed", metadata: ["reason": "\(error)"])
    }
  }

  /// Returns the rest of the binding sequences in progress, which replaces other offers. Costs one
  /// query for each study with a binding sequence.
  private func demands(
    of sheets: [Int: AcceptedSheet], by participantID: UUID, in context: ValidationContext
  ) async throws -> [Int: [Offer]] {
    var filledIn: [String: [String: Instant]] = [:]
    var demands: [Int: [Offer]] = [:]
    for (index, accepted) in sheets {
      guard case .known(let rules) = context.studies[accepted.sheet.studyID] else { continue }
      if filledIn[rules.studyID] == nil {
        filledIn[rules.studyID] = try await offers.pool.answer(
          to: SheetReader.latestFinished(
            participantID: participantID, studyID: rules.studyID,
            of: rules.sequenceQuestionnaires))
      }
      let groups = context.groups[rules.studyID]?.groups(at: accepted.countedAt) ?? []
      let open = (accepted.sequence?.pending ?? []).compactMap { demand in
        rules.offer(
          demand, to: groups, filledIn: filledIn[rules.studyID] ?? [:], since: accepted.countedAt)
      }
      if !open.isEmpty { demands[index] = open }
    }
    return demands
  }
}

extension StudyRules {
  /// Nil if it can no longer be filled in.
  fileprivate func offer(
    _ demand: SequenceDemand, to groups: Set<String>, filledIn: [String: Instant], since: Instant
  ) -> Offer? {
    guard let use = uses[demand.questionnaireID], use.availability == .open,
      use.isSeen(by: groups)
    else { return nil }
    if let latest = filledIn[demand.questionnaireID],
      use.recurrence == .oneTime || latest >= since
    {
      return nil
    }
    return offer(demand)
  }

  func offer(_ demand: SequenceDemand) -> Offer {
    Offer(
      questionnaireID: demand.questionnaireID, version: uses[demand.questionnaireID]?.version ?? 0,
      info: demand.info, afterSheetID: demand.afterSheetID)
  }
}
