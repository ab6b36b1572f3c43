internal import Questionnaires

extension YAMLValue {
  /// Reads a file with a sound collection.
  func soundCollection() -> SoundCollectionDefinition? {
    let path = FindingPath()
    noted(path)
    return mapping("sounds") { mapping in
      var collection = SoundCollectionDefinition(
        id: mapping.required("sounds")?.noted(path.field("collection_id")).text() ?? "",
        title: mapping.translations("title", at: path.field("title"), required: true),
        description: mapping.translations("description", at: path.field("description")),
        defaultLanguage: mapping.required("default-language")?
          .noted(path.field("default_language")).text() ?? "",
        languages: mapping.languages(at: path),
        categories: mapping.required("categories")?.soundCategories() ?? [],
        sounds: mapping.required("entries")?.noted(path.field("sounds")).sounds() ?? [],
        provenance: mapping.provenance(at: path.field("provenance")))
      for value in mapping.optional("loop-minutes")?.list() ?? [] {
        let here = path.item("loop_minutes", collection.loopMinutes.count)
        if let minutes = value.noted(here).unsigned() { collection.loopMinutes.append(minutes) }
      }
      mapping.optional("rating")?.mapping("rating") { rating in
        collection.ratingQuestionnaireID =
          rating.required("questionnaire")?.noted(path.field("rating_questionnaire_id")).text()
          ?? ""
        collection.ratingTimeoutSeconds = rating.unsigned(
          "timeout-seconds", at: path.field("rating_timeout_seconds"))
      }
      return collection
    }
  }

  private func soundCategories() -> [SoundCategoryDefinition] {
    var categories: [SoundCategoryDefinition] = []
    for value in list() ?? [] {
      let path = FindingPath().item("categories", categories.count)
      let category = value.noted(path).mapping("sound-category") { mapping in
        SoundCategoryDefinition(
          id: mapping.required("id")?.noted(path.field("category_id")).text() ?? "",
          title: mapping.translations("title", at: path.field("title"), required: true),
          image: mapping.optional("image")?.fileReference(at: path.field("image")))
      }
      if let category { categories.append(category) }
    }
    return categories
  }

  private func sounds() -> [SoundDefinition] {
    var sounds: [SoundDefinition] = []
    for value in list() ?? [] {
      let path = FindingPath().item("sounds", sounds.count)
      let sound = value.noted(path).mapping("sound") { mapping in
        SoundDefinition(
          id: mapping.required("id")?.noted(path.field("sound_id")).text() ?? "",
          categoryID: mapping.required("category")?.noted(path.field("category_id")).text() ?? "",
          title: mapping.translations("title", at: path.field("title"), required: true),
          lengthMilliseconds: mapping.required("length-milliseconds")?
            .noted(path.field("length_ms")).unsigned() ?? 0,
          file: mapping.required("file")?.fileReference(at: path.field("file")),
          image: mapping.optional("image")?.fileReference(at: path.field("image")),
          frequencyHertz: mapping.number("frequency-hertz", at: path.field("frequency_hertz")))
      }
      if let sound { sounds.append(sound) }
    }
    return sounds
  }

  /// Reads a file with a vocabulary.
  func vocabulary() -> VocabularyDefinition? {
    let path = FindingPath()
    noted(path)
    return mapping("vocabulary") { mapping in
      VocabularyDefinition(
        id: mapping.required("vocabulary")?.noted(path.field("vocabulary_id")).text() ?? "",
        title: mapping.translations("title", at: path.field("title"), required: true),
        defaultLanguage: mapping.required("default-language")?
          .noted(path.field("default_language")).text() ?? "",
        languages: mapping.languages(at: path),
        unit: mapping.text("unit", at: path.field("unit")),
        terms: mapping.required("terms")?.noted(path.field("terms")).terms() ?? [],
        isOpen: mapping.truth("open"),
        provenance: mapping.provenance(at: path.field("provenance")))
    }
  }

  private func terms() -> [VocabularyTerm] {
    var terms: [VocabularyTerm] = []
    for value in list() ?? [] {
      let path = FindingPath().item("terms", terms.count)
      let term = value.noted(path).mapping("term") { mapping in
        VocabularyTerm(
          code: mapping.required("code")?.noted(path.field("code")).text() ?? "",
          label: mapping.translations("label", at: path.field("label"), required: true),
          number: mapping.number("number", at: path.field("number")))
      }
      if let term { terms.append(term) }
    }
    return terms
  }
}
