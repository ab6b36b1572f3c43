import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct ImportPlanTests {
  @Test func newChangedAndUnchangedQuestionnaires() {
    var study = Samples.study(["a", "b", "c", "pinned"])
    study.questionnaires[3].version = 7
    let plan = ImportPlan(
      study: study, questionnaires: [("a", [1]), ("b", [2]), ("c", [3])],
      newest: [
        "b": ImportPlan.Newest(version: 4, contentHash: [2]),
        "c": ImportPlan.Newest(version: 4, contentHash: [9]),
      ])
    #expect(plan.publications.map(\.version) == [1, 4, 5])
    #expect(plan.publications.map(\.isNew) == [true, false, true])
    #expect(plan.study.questionnaires.map(\.version) == [1, 4, 5, 7])
  }
}
