extension AnswerSheet {
  /// Without what nobody asked for: measurements beyond those that the version asks for, answers to questions that
  /// it does not have, and words about other questionnaires that none of its conditions looks at. The entries of
  /// answers stay, without a value, so that the places hold by which violations name them.
  ///
  /// - Parameter definition: what the participant was shown; nil: nobody can say. Then neither measurements nor
  ///   such words are known to be asked for, and answers are all that is left to mend.
  package func withoutUnasked(by definition: PreparedQuestionnaire?) -> AnswerSheet {
    var kept = self
    kept.noise = Array(noise.prefix(definition?.noiseCountMax ?? 0))
    kept.positions = Array(positions.prefix(definition?.positionCountMax ?? 0))
    for (place, reference) in referencedAnswers.enumerated()
    where definition?.looksAt(reference) != true {
      kept.referencedAnswers[place].text = ""
    }
    guard let definition else { return kept }
    for (place, answer) in answers.enumerated()
    where definition.position(ofQuestion: answer.elementID) == nil {
      kept.answers[place].value = nil
    }
    return kept
  }
}

extension PreparedQuestionnaire {
  /// Whether a condition looks at the question. Ids are ASCII; what only looks like one by canonical equivalence
  /// names no question.
  func looksAt(_ reference: ReferencedAnswer) -> Bool {
    reference.questionnaireID.isASCII && reference.elementID.isASCII
      && referencedQuestions.contains(reference.question)
  }
}
