extension QuestionnaireDefinition: LocalizedDefinition {
  public mutating func transformTexts(_ body: (TextKey, inout TranslatedText) -> Void) {
    body(TextKey("title"), &title)
    body(TextKey("description"), &description)
    body(TextKey("introduction"), &introduction)
    body(TextKey("closing"), &closing)
    sharedKind?.transformTexts(TextKey("shared"), body)
    for position in elements.indices {
      let key = TextKey("elements.\(elements[position].id)")
      elements[position].content?.transformTexts(key, body)
    }
    for position in scores.indices {
      let key = TextKey("scores.\(scores[position].id)")
      body(key.appending("title"), &scores[position].title)
      for band in scores[position].bands.indices {
        let code = scores[position].bands[band].code
        body(key.appending("bands.\(code)"), &scores[position].bands[band].label)
      }
    }
    for position in calculations.indices {
      let key = TextKey("calculations.\(calculations[position].id)")
      body(key.appending("title"), &calculations[position].title)
    }
    for position in constraints.indices {
      let key = TextKey("constraints.\(constraints[position].id)")
      body(key.appending("message"), &constraints[position].message)
    }
  }
}

extension ElementDefinition.Content {
  mutating func transformTexts(
    _ key: TextKey, _ body: (TextKey, inout TranslatedText) -> Void
  ) {
    switch self {
    case .headline(var text):
      body(key.appending("headline"), &text)
      self = .headline(text)
    case .text(var text):
      body(key.appending("text"), &text)
      self = .text(text)
    case .question(var question):
      body(key.appending("question"), &question.text)
      body(key.appending("description"), &question.description)
      if var poles = question.poles {
        body(key.appending("lowest-pole"), &poles.lowest)
        body(key.appending("highest-pole"), &poles.highest)
        question.poles = poles
      }
      question.kind?.transformTexts(key, body)
      self = .question(question)
    case .group(var group):
      body(key.appending("title"), &group.title)
      group.sharedKind?.transformTexts(key.appending("shared"), body)
      self = .group(group)
    case .pageBreak: break
    }
  }
}

extension QuestionDefinition.Kind {
  mutating func transformTexts(_ key: TextKey, _ body: (TextKey, inout TranslatedText) -> Void) {
    switch self {
    case .singleChoice(var choice):
      choice.options.transformTexts(key, body)
      self = .singleChoice(choice)
    case .multipleChoice(var choice):
      choice.options.transformTexts(key, body)
      self = .multipleChoice(choice)
    case .slider(var slider):
      body(key.appending("minimum-label"), &slider.minimumLabel)
      body(key.appending("maximum-label"), &slider.maximumLabel)
      for position in slider.labels.indices {
        body(key.appending("labels.\(position + 1)"), &slider.labels[position].text)
      }
      self = .slider(slider)
    case .visualAnalogue(var line):
      body(key.appending("minimum-label"), &line.minimumLabel)
      body(key.appending("maximum-label"), &line.maximumLabel)
      self = .visualAnalogue(line)
    case .selfAssessmentManikin(var manikin):
      body(key.appending("lowest-label"), &manikin.lowestLabel)
      body(key.appending("highest-label"), &manikin.highestLabel)
      self = .selfAssessmentManikin(manikin)
    case .text(var entry):
      body(key.appending("pattern-hint"), &entry.patternHint)
      self = .text(entry)
    case .number(var number):
      body(key.appending("pattern-hint"), &number.patternHint)
      self = .number(number)
    case .ranking(var ranking):
      ranking.options.transformTexts(key, body)
      self = .ranking(ranking)
    case .inherited, .yesNo, .date, .time, .dateTime, .duration, .country, .countdown, .file,
      .unsupported:
      break
    }
  }
}

extension [OptionDefinition] {
  fileprivate mutating func transformTexts(
    _ key: TextKey, _ body: (TextKey, inout TranslatedText) -> Void
  ) {
    for position in indices {
      body(key.appending("options.\(self[position].code)"), &self[position].label)
    }
  }
}
