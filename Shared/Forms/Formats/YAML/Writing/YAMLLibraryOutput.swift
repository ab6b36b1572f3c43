internal import Questionnaires

extension SoundCollectionDefinition {
  func pairs(_ report: inout ConversionReport) -> YAMLPairs {
    var pairs = YAMLPairs()
    pairs.add("sounds", .id(id))
    pairs.add("title", title.output)
    pairs.add("description", description.output)
    pairs.add("default-language", .id(defaultLanguage))
    pairs.add(languages: languages)
    pairs.add(provenance)
    if !loopMinutes.isEmpty {
      pairs.add("loop-minutes", .compact(loopMinutes.map { .word("\($0)") }))
    }
    if !ratingQuestionnaireID.isEmpty {
      var rating = YAMLPairs()
      rating.add("questionnaire", .id(ratingQuestionnaireID))
      rating.add("timeout-seconds", count: ratingTimeoutSeconds)
      pairs.add("rating", rating.compact)
    } else if ratingTimeoutSeconds > 0 {
      report.lose("rating", "a timeout without a questionnaire", "it was left out")
    }
    pairs.add("categories", .list(categories.map(\.output)))
    pairs.add("entries", .list(sounds.map { $0.output(&report) }))
    return pairs
  }
}

extension SoundCategoryDefinition {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(id))
    pairs.add("title", title.compactOutput)
    pairs.add("image", image)
    return image == nil ? pairs.compact : pairs.block
  }
}

extension SoundDefinition {
  fileprivate func output(_ report: inout ConversionReport) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(id))
    pairs.add("category", .id(categoryID))
    pairs.add("title", title.compactOutput)
    pairs.add("length-milliseconds", .word("\(lengthMilliseconds)"))
    pairs.add("frequency-hertz", number: frequencyHertz)
    if file == nil { report.lose(id, "sound without a file", "add `file`") }
    pairs.add("file", file)
    pairs.add("image", image)
    return pairs.block
  }
}

extension VocabularyDefinition {
  var pairs: YAMLPairs {
    var pairs = YAMLPairs()
    pairs.add("vocabulary", .id(id))
    pairs.add("title", title.output)
    pairs.add("default-language", .id(defaultLanguage))
    pairs.add(languages: languages)
    pairs.add(provenance)
    if !unit.isEmpty { pairs.add("unit", .quoted(unit)) }
    pairs.add("open", flag: isOpen)
    pairs.add("terms", .list(terms.map(\.output)))
    return pairs
  }
}

extension VocabularyTerm {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("code", .quoted(code))
    pairs.add("label", label.compactOutput)
    pairs.add("number", number: number)
    return pairs.compact
  }
}
