import Formats
import Questionnaires
import Testing

/// Items used in several questionnaires.
@Suite struct ItemContentTests {
  /// An item has the same wording and answers everywhere.
  @Test func anItemIsTheSameWhereverItStands() throws {
    var known: [String: (question: QuestionDefinition, scale: AnswerScale?)] = [:]
    var uses: [String: Set<String>] = [:]
    for expected in ExpectedQuestionnaire.all {
      let questionnaire = try ContentFolder.questionnaire(expected.path)
      let structure = QuestionnaireStructure(questionnaire)
      for element in questionnaire.elements {
        guard let question = element.question, !question.itemID.isEmpty else { continue }
        let scale = AnswerScale(structure.kind(of: element.id))
        uses[question.itemID, default: []].insert(questionnaire.id)
        guard let earlier = known[question.itemID] else {
          known[question.itemID] = (question, scale)
          continue
        }
        #expect(earlier.question.text == question.text, "\(question.itemID)")
        #expect(earlier.question.description == question.description, "\(question.itemID)")
        #expect(earlier.scale == scale, "\(question.itemID)")
      }
    }
    // 4 + 20 of Track Your Stress, 2 manikins, 16 of the profile.
    #expect(uses.count == 42)
    #expect(uses.filter { $0.value.count != 2 } == [:])
  }

  /// Weekly 7–10 are demographic 83–86, the monthly twenty are demographic 87–106 (TYS A).
  @Test func theStressQuestionnairesShareTheirItems() throws {
    func items(_ path: String, _ positions: ClosedRange<Int>) throws -> [String] {
      let questions = try ContentFolder.questionnaire(path).elements.compactMap(\.question)
      return positions.map { questions[$0 - 1].itemID }
    }
    let demographic = "track-your-stress/tys-demographic"
    let weekly = try items("track-your-stress/tys-weekly", 7...10)
    #expect(Set(weekly).count == 4)
    #expect(try items(demographic, 83...86) == weekly)
    let monthly = try items("track-your-stress/tys-monthly", 1...20)
    #expect(Set(monthly).count == 20)
    #expect(try items(demographic, 87...106) == monthly)
  }

  /// The navigator uses the questionnaires of Track Your Tinnitus unchanged.
  @Test(arguments: ["mini-tq", "tschq", "worst-symptom"])
  func questionnairesOfTwoStudiesAreTheSame(_ id: String) throws {
    let here = try ContentFolder.bytes("tinnitus-navigator/\(id).yaml")
    #expect(try ContentFolder.bytes("track-your-tinnitus/\(id).yaml") == here)
  }
}
