import Messages
import Testing

@testable import Control

@Suite struct StudyEffectsTests {
  private static let (early, late) = (
    GoogleProtobuf.Timestamp(seconds: 1_790_000_000),
    GoogleProtobuf.Timestamp(seconds: 1_790_086_400)
  )

  @Test func anImportSaysWhatItLeavesAlone() {
    let kept = CatalogueV1.StudyEffects(
      earlierPaused: true, paused: true, earlierEndTime: Self.early, endTime: Self.early)
    #expect(
      kept.lines(of: .init()) == [
        "stays paused; --resume resumes it",
        "keeps its end 2026-09-21T14:13:20Z; --resume applies the one in the file",
      ])
    #expect(kept.lines(of: .init(endTime: Self.early, paused: true)) == [])
  }

  @Test func anImportSaysWhatItChanges() {
    let effects = CatalogueV1.StudyEffects(
      earlierPaused: true, earlierEndTime: Self.early, endTime: Self.late,
      earlierConsentVersion: "aa", consentVersion: "bb", consentLanguages: ["de", "en"],
      addedQuestionnaireIDs: ["more"], removedQuestionnaireIDs: ["gone"],
      replacedQuestionnaireIDs: ["daily"], rescheduledQuestionnaireIDs: ["weekly"],
      regroupedQuestionnaireIDs: ["weekly"], addedGroupIDs: ["new"], removedGroupIDs: ["old"],
      promptsChanged: true, earlierAccess: .request, access: .open, titleChanged: true)
    #expect(!effects.replacesVersionsOnly)
    #expect(
      effects.lines(of: .init(endTime: Self.late)) == [
        "another title", "access: open, before: request", "resumed",
        "end: 2026-09-22T14:13:20Z, before: 2026-09-21T14:13:20Z",
        "consent text: version bb, before: aa; participants who consented in de, en are asked again",
        "new questionnaires: more", "no longer asked: gone",
        "new versions of questionnaires: daily",
        "other schedules, and so other notifications: weekly",
        "questionnaires for other groups: weekly", "new groups: new", "groups removed: old",
        "other triggers or rules for notifications",
      ])
    let translated = CatalogueV1.StudyEffects(earlierConsentVersion: "aa", consentVersion: "bb")
    #expect(
      translated.lines(of: .init()) == [
        "consent text: version bb, before: aa; no participant is asked again"
      ])
    let replaced = CatalogueV1.StudyEffects(
      earlierPaused: true, paused: true, earlierConsentVersion: "aa", consentVersion: "aa",
      replacedQuestionnaireIDs: ["daily"], earlierAccess: .request, access: .request)
    #expect(replaced.replacesVersionsOnly)
    let reopened = CatalogueV1.StudyEffects(earlierEndTime: Self.early)
    #expect(reopened.lines(of: .init()) == ["end: no end, before: 2026-09-21T14:13:20Z"])
  }
}
