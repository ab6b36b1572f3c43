import Calendar
import Fields
import FoundationEssentials
import Messages
import Questionnaires

extension IngestionV1.Standing {
  init(_ standing: StudyStanding) {
    self.init(
      questionnaires: standing.questionnaires.map { IngestionV1.QuestionnaireStanding($0) },
      filledIn: UInt32(clamping: standing.filledIn), begun: UInt32(clamping: standing.begun),
      percent: UInt32(clamping: standing.percent), sheets: standing.sheets,
      paused: standing.isPaused, pendingFiles: UInt32(clamping: standing.pendingFileCount),
      rewards: standing.rewards.map(IngestionV1.RewardStanding.init))
  }
}

extension IngestionV1.RewardStanding {
  fileprivate init(_ standing: RewardStanding) {
    let definition = standing.definition
    self.init(
      points: definition.pointsPerSheet == 0
        ? nil
        : IngestionV1.PointStanding(
          points: UInt64(clamping: standing.points), level: UInt32(clamping: standing.level),
          levels: UInt32(clamping: definition.levelPoints.count),
          nextLevelPoints: standing.nextLevelPoints ?? 0),
      streak: standing.streak.map {
        IngestionV1.StreakStanding(
          days: UInt32(clamping: $0.days), longestDays: UInt32(clamping: $0.longest),
          today: $0.countsToday, bronze: UInt32(clamping: $0.bronze),
          silver: UInt32(clamping: $0.silver), gold: UInt32(clamping: $0.gold))
      },
      ranking: definition.rankingDays == 0
        ? nil
        : IngestionV1.RankingStanding(
          quarter: UInt32(clamping: standing.ranking?.quarter ?? 0),
          releaseTime: standing.ranking.map { GoogleProtobuf.Timestamp($0.releasedAt) }))
  }
}

extension IngestionV1.QuestionnaireStanding {
  fileprivate init(_ standing: QuestionnaireStanding) {
    let (use, tally, draft) = (standing.use, standing.tally, standing.draft)
    self.init(
      questionnaireID: use.questionnaireID, version: use.version, sheets: tally.sheets,
      lastFinishTime: tally.lastFinishedAt.map { GoogleProtobuf.Timestamp($0) },
      lastClosing: tally.last?.closing.map { IngestionV1.SheetClosing($0) } ?? .unspecified,
      open: standing.isOpen,
      nextTime: standing.opensAt.map { GoogleProtobuf.Timestamp($0) },
      blockedBy: standing.blockedBy, draftID: draft?.draftID.text ?? "",
      draftPercent: UInt32(clamping: draft?.percent ?? 0),
      draftExpireTime: draft.map { GoogleProtobuf.Timestamp($0.expiresAt) },
      offered: standing.isOffered, revisable: use.isRevisable,
      closeTime: standing.closesAt.map { GoogleProtobuf.Timestamp($0) },
      oneTime: use.recurrence == .oneTime,
      lastPercent: standing.lastPercent.map {
        GoogleProtobuf.UInt32Value(value: UInt32(clamping: $0))
      })
  }
}

extension IngestionV1.RejectedSheet {
  init(_ rejected: RejectedSheet) {
    self.init(
      sheet: IngestionV1.AnswerSheet(rejected.sheet),
      violations: IngestionV1.SheetVerdict.ordered(rejected.violations),
      rejectTime: GoogleProtobuf.Timestamp(rejected.rejectedAt),
      expireTime: GoogleProtobuf.Timestamp(rejected.expiresAt))
  }
}

extension IngestionV1.Offer {
  init(_ offer: Offer) {
    self.init(
      questionnaireID: offer.questionnaireID, version: offer.version,
      info: offer.info.translations.isEmpty
        ? nil : CatalogueV1.LocalizedText(translationsOf: offer.info),
      afterSheetID: offer.afterSheetID?.text ?? "")
  }
}

extension CatalogueV1.LocalizedText {
  /// The text in all languages.
  init(translationsOf text: TranslatedText) {
    self.init(
      translations: text.translations.map {
        CatalogueV1.Translation(language: $0.language, text: $0.text)
      })
  }
}
