internal import Questionnaires

extension TranslatedText {
  /// One line for each language.
  var output: YAMLOutput? { isAbsent ? nil : .mapping(pairs, isCompact: false) }

  /// All languages on one line if they fit, used for labels.
  var compactOutput: YAMLOutput? { isAbsent ? nil : .mapping(pairs, isCompact: true) }

  private var pairs: [YAMLOutput.Pair] {
    translations.map { translation in
      guard translation.isOutdated else {
        return YAMLOutput.Pair(key: translation.language, value: .text(translation.text))
      }
      var marked = YAMLPairs()
      marked.add("text", .text(translation.text))
      marked.add("outdated", flag: true)
      return YAMLOutput.Pair(key: translation.language, value: marked.block)
    }
  }
}

extension YAMLPairs {
  mutating func add(_ key: String, _ annotations: [Annotation]) {
    guard !annotations.isEmpty else { return }
    var pairs = YAMLPairs()
    for annotation in annotations { pairs.add(annotation.key, .text(annotation.value)) }
    add(key, pairs.block)
  }

  mutating func add(_ provenance: ProvenanceDefinition) {
    if provenance.sharing != .project { add("sharing", .word(provenance.sharing.rawValue)) }
    add("demonstration-wording", flag: provenance.hasDemonstrationWording)
    add("source", text: provenance.source)
    if !provenance.licence.isEmpty { add("licence", .id(provenance.licence)) }
    if !provenance.authors.isEmpty {
      add("authors", .compact(provenance.authors.map { .quoted($0) }))
    }
    add("doi", text: provenance.doi)
    add("citation", text: provenance.citation)
  }

  mutating func add(languages: [String]) {
    if !languages.isEmpty { add("languages", .compact(languages.map { .id($0) })) }
  }

  mutating func add(_ key: String, _ file: FileReference?) {
    guard let file else { return }
    var pairs = YAMLPairs()
    pairs.add("location", .quoted(file.location))
    pairs.add("media-type", .quoted(file.mediaType))
    pairs.add("sha256", .quoted(file.sha256))
    pairs.add("bytes", .word("\(file.byteCount)"))
    add(key, pairs.block)
  }
}

extension OptionDefinition {
  var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("code", .quoted(code))
    pairs.add("label", label.compactOutput)
    pairs.add("exclusive", flag: isExclusive)
    pairs.add("weight", number: weight)
    pairs.add("missing", flag: isMissing)
    pairs.add("fixed", flag: isFixed)
    if !offeredFor.isEmpty {
      pairs.add("offered-for", .compact(offeredFor.map(YAMLOutput.quoted)))
    }
    return pairs.compact
  }
}
