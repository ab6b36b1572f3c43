import Messages

/// A message whose texts can be transformed. Used for cleaning imports, selecting one language and
/// listing languages.
protocol LocalizedTexts {
  func mapTexts(_ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText) -> Self
}

extension LocalizedTexts {
  /// Languages of all texts.
  var textLanguages: Set<String> {
    var languages = Set<String>()
    _ = mapTexts { text in
      languages.formUnion(text.translations.lazy.map(\.language))
      return text
    }
    return languages
  }
}

extension CatalogueV1.Study: LocalizedTexts {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Study {
    var study = self
    study.title = study.title.map(transform)
    study.description = study.description.map(transform)
    study.text = study.text.map(transform)
    study.consentText = study.consentText.map(transform)
    for part in study.consentParts.indices {
      study.consentParts[part].text = study.consentParts[part].text.map(transform)
    }
    for group in study.groups.indices {
      study.groups[group].title = study.groups[group].title.map(transform)
      study.groups[group].consentText = study.groups[group].consentText.map(transform)
    }
    for list in study.nextLists.indices {
      for offer in study.nextLists[list].offers.indices {
        study.nextLists[list].offers[offer].info =
          study.nextLists[list].offers[offer].info.map(transform)
      }
    }
    for comparison in study.comparisons.indices {
      study.comparisons[comparison].title = study.comparisons[comparison].title.map(transform)
    }
    for feedback in study.feedbackTexts.indices {
      study.feedbackTexts[feedback].text = study.feedbackTexts[feedback].text.map(transform)
    }
    for trigger in study.triggers.indices {
      let text = study.triggers[trigger].alert?.text
      study.triggers[trigger].alert?.text = text.map(transform)
    }
    for text in study.texts.indices {
      study.texts[text].text = study.texts[text].text.map(transform)
    }
    return study
  }
}

extension CatalogueV1.InstallationTexts: LocalizedTexts {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.InstallationTexts {
    var installation = self
    for text in installation.texts.indices {
      installation.texts[text].text = installation.texts[text].text.map(transform)
    }
    return installation
  }
}

extension CatalogueV1.SoundCollection: LocalizedTexts {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.SoundCollection {
    var collection = self
    collection.title = collection.title.map(transform)
    collection.description = collection.description.map(transform)
    for position in collection.categories.indices {
      collection.categories[position].title =
        collection.categories[position].title.map(transform)
    }
    for position in collection.sounds.indices {
      collection.sounds[position].title = collection.sounds[position].title.map(transform)
    }
    return collection
  }
}

extension CatalogueV1.Vocabulary: LocalizedTexts {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Vocabulary {
    var vocabulary = self
    vocabulary.title = vocabulary.title.map(transform)
    for position in vocabulary.terms.indices {
      vocabulary.terms[position].label = vocabulary.terms[position].label.map(transform)
    }
    return vocabulary
  }
}

extension CatalogueV1.Item: LocalizedTexts {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Item {
    var item = self
    item.question = item.question.map { $0.mapTexts(transform) }
    return item
  }
}

extension CatalogueV1.Questionnaire: LocalizedTexts {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Questionnaire {
    var questionnaire = self
    questionnaire.title = questionnaire.title.map(transform)
    questionnaire.description = questionnaire.description.map(transform)
    questionnaire.introduction = questionnaire.introduction.map(transform)
    questionnaire.closing = questionnaire.closing.map(transform)
    questionnaire.sharedAnswer = questionnaire.sharedAnswer.map { $0.mapTexts(transform) }
    questionnaire.elements = questionnaire.elements.map { element in
      var element = element
      switch element.content {
      case .headline(let text): element.content = .headline(transform(text))
      case .text(let text): element.content = .text(transform(text))
      case .question(let question): element.content = .question(question.mapTexts(transform))
      case .group(var group):
        group.title = group.title.map(transform)
        group.sharedAnswer = group.sharedAnswer.map { $0.mapTexts(transform) }
        element.content = .group(group)
      case .pageBreak, nil: break
      }
      return element
    }
    for score in questionnaire.scores.indices {
      questionnaire.scores[score] = questionnaire.scores[score].mapTexts(transform)
    }
    for position in questionnaire.calculations.indices {
      questionnaire.calculations[position].title =
        questionnaire.calculations[position].title.map(transform)
    }
    for position in questionnaire.constraints.indices {
      questionnaire.constraints[position].message =
        questionnaire.constraints[position].message.map(transform)
    }
    return questionnaire
  }
}

extension CatalogueV1.Score {
  fileprivate func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Score {
    var score = self
    score.title = score.title.map(transform)
    for band in score.bands.indices {
      score.bands[band].label = score.bands[band].label.map(transform)
    }
    return score
  }
}

extension CatalogueV1.Question {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Question {
    var question = self
    question.text = question.text.map(transform)
    question.description = question.description.map(transform)
    if var poles = question.poles {
      poles.lowest = poles.lowest.map(transform)
      poles.highest = poles.highest.map(transform)
      question.poles = poles
    }
    question.type = question.type?.mapTexts(transform)
    return question
  }
}

extension CatalogueV1.Question.OneOfType {
  fileprivate func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Question.OneOfType {
    switch self {
    case .singleChoice(var choice):
      choice.options = choice.options.map { $0.mapTexts(transform) }
      return .singleChoice(choice)
    case .multipleChoice(var choice):
      choice.options = choice.options.map { $0.mapTexts(transform) }
      return .multipleChoice(choice)
    case .slider(var slider):
      slider.minimumLabel = slider.minimumLabel.map(transform)
      slider.maximumLabel = slider.maximumLabel.map(transform)
      for position in slider.labels.indices {
        slider.labels[position].label = slider.labels[position].label.map(transform)
      }
      return .slider(slider)
    case .visualAnalogue(var line):
      line.minimumLabel = line.minimumLabel.map(transform)
      line.maximumLabel = line.maximumLabel.map(transform)
      return .visualAnalogue(line)
    case .textLine(var entry):
      entry.pattern = entry.pattern?.mapTexts(transform)
      return .textLine(entry)
    case .textArea(var entry):
      entry.pattern = entry.pattern?.mapTexts(transform)
      return .textArea(entry)
    case .email(var entry):
      entry.pattern = entry.pattern?.mapTexts(transform)
      return .email(entry)
    case .url(var entry):
      entry.pattern = entry.pattern?.mapTexts(transform)
      return .url(entry)
    case .telephone(var entry):
      entry.pattern = entry.pattern?.mapTexts(transform)
      return .telephone(entry)
    case .selfAssessmentManikin(var manikin):
      manikin.lowestLabel = manikin.lowestLabel.map(transform)
      manikin.highestLabel = manikin.highestLabel.map(transform)
      return .selfAssessmentManikin(manikin)
    case .number(var number):
      number.pattern = number.pattern?.mapTexts(transform)
      return .number(number)
    case .ranking(var ranking):
      ranking.options = ranking.options.map { $0.mapTexts(transform) }
      return .ranking(ranking)
    case .yesNo, .date, .time, .inherited, .dateTime, .duration, .country, .countdown, .file,
      .unsupported:
      return self
    }
  }
}

extension CatalogueV1.TextPattern {
  fileprivate func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.TextPattern {
    var pattern = self
    pattern.hint = pattern.hint.map(transform)
    return pattern
  }
}

extension CatalogueV1.Option {
  fileprivate func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Option {
    var option = self
    option.label = option.label.map(transform)
    return option
  }
}
