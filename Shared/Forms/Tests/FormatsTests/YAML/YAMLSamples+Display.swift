extension YAMLSamples {
  /// A questionnaire with repetitions, labels on scales, options in a table beside it, and an offer
  /// not to answer.
  static let display = """
    questionnaire: display
    title: {en: Display}
    default-language: en
    elements:
      - id: medicines
        group: {en: Medicines}
        repeat: {minimum: 1, maximum: 3}
        members:
          - id: medicine
            question: {en: Which?}
            type: single-choice
            options: {file: medicines.csv}
      - id: effect
        question: {en: How well?}
        type: slider
        slider:
          {minimum: 0, maximum: 10, step: 1, labels: [{value: 5, label: {en: neither}}], marks: true}
        refusal: {question: {en: "Or:"}, label: {en: Not said}, message: {en: Please say it.}}
      - id: words
        matrix: {en: Words}
        type: visual-analogue
        members:
          - id: calm
            question: {en: Calm}
            poles: {lowest: {en: tense}, highest: {en: relaxed}}
    """
}
