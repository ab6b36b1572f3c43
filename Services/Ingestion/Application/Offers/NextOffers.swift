import FoundationEssentials
import IngestionDomain
import Logging

/// What follows from sheets that were stored or changed by one call: by study, in a constant number of queries for
/// each.
struct NextOffers: Sendable {
  private let offers: OfferLookup
  private let logger: Logger

  init(offers: OfferLookup, logger: Logger) {
    self.offers = offers
    self.logger = logger
  }

  /// What is stored stays so when the offers cannot be found out; they can be asked for.
  ///
  /// - Parameter sheets: that fill something in, each under what the caller knows it by.
  /// - Returns: nothing for those whose questionnaire none follows.
  func callAsFunction<Key: Hashable>(
    after sheets: [Key: (sheet: AnswerSheet, earlier: EarlierSheet)], by participantID: UUID,
    in context: ValidationContext
  ) async -> [Key: [Offer]] {
    var followed: [String: [(key: Key, sheet: OfferLookup.Followed)]] = [:]
    for (key, (sheet, earlier)) in sheets {
      guard case .known(let rules)? = context.studies[sheet.studyID],
        rules.followedQuestionnaires.contains(sheet.questionnaireID)
      else { continue }
      var earlier = earlier
      earlier.finishedAt = context.judgedAt(sheet) ?? earlier.finishedAt
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
        logger.warning("offers cannot be found out", metadata: ["reason": "\(error)"])
      }
    }
    return next
  }
}
