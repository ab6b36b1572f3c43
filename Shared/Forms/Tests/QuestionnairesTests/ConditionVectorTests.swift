import QuestionnaireSamples
import Questionnaires
import Testing

/// Tests/Vectors/conditions.json with the evaluator alone, and in a whole questionnaire.
@Suite struct ConditionVectorTests {
  private static func questionnaire(_ vector: ConditionVector) -> QuestionnaireDefinition {
    let questions = vector.answers.keys.sorted().map { id in
      Samples.question(
        id, .text(TextEntryDefinition()), when: vector.hidden.contains(id) ? .any([]) : nil)
    }
    return QuestionnaireDefinition(
      id: "vector", title: Samples.text("Vector"), defaultLanguage: "en",
      elements: questions + [Samples.question("target", .yesNo, when: vector.condition)])
  }

  @Test func everyCaseIsDecidedAsItIsWrittenDown() throws {
    let vectors = try ConditionVector.all()
    for vector in vectors {
      let result = vector.condition.evaluate { reference in
        guard case .question(let id) = reference.subject else { return nil }
        guard reference.questionnaireID.isEmpty else {
          return vector.earlier[reference.questionnaireID]?[id]
        }
        return vector.hidden.contains(id) ? nil : vector.answers[id]
      }
      #expect(result == vector.result, "\(vector)")
      let questionnaire = Self.questionnaire(vector)
      let visibility = Visibility(
        questionnaire, answers: SheetAnswers(vector.answers, earlier: vector.earlier))
      #expect(visibility.isShown.last == (vector.result ?? false), "\(vector)")
    }
    // Ensures that the file contains its cases.
    #expect(vectors.count > 1_000)
    #expect(Set(vectors.map(\.result)).count == 3)
  }
}
