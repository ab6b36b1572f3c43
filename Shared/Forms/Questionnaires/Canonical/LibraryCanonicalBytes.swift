extension SoundCollectionDefinition {
  /// The input of the content hash of a version. Format name `otolith-sounds/1`; see
  /// ``CanonicalEncoder`` for the encoding.
  public var canonicalBytes: [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.record("format", "otolith-sounds/1")
    encoder.record("collection_id", id)
    encoder.record("title", title)
    encoder.record("description", description)
    encoder.record("default_language", defaultLanguage)
    encoder.list("languages", requiredLanguages.sorted()) { $0.record("language", $1) }
    encoder.list("categories", categories) { encoder, category in
      encoder.record("category_id", category.id)
      encoder.record("title", category.title)
      encoder.record("image", category.image)
    }
    encoder.list("sounds", sounds) { encoder, sound in
      encoder.record("sound_id", sound.id)
      encoder.record("category_id", sound.categoryID)
      encoder.record("title", sound.title)
      encoder.record("length_ms", sound.lengthMilliseconds)
      encoder.record("file", sound.file)
      encoder.record("image", sound.image)
      encoder.record("frequency_hertz", sound.frequencyHertz)
    }
    encoder.list("loop_minutes", loopMinutes) { $0.record("minutes", $1) }
    encoder.record("rating_questionnaire_id", ratingQuestionnaireID)
    encoder.record("rating_timeout_seconds", ratingTimeoutSeconds)
    encoder.record(provenance)
    return encoder.bytes
  }
}

extension VocabularyDefinition {
  /// The input of the content hash of a version. Format name `otolith-vocabulary/1`; see
  /// ``CanonicalEncoder`` for the encoding.
  public var canonicalBytes: [UInt8] {
    var encoder = CanonicalEncoder()
    encoder.record("format", "otolith-vocabulary/1")
    encoder.record("vocabulary_id", id)
    encoder.record("title", title)
    encoder.record("default_language", defaultLanguage)
    encoder.list("languages", requiredLanguages.sorted()) { $0.record("language", $1) }
    encoder.record("unit", unit)
    encoder.list("terms", terms) { encoder, term in
      encoder.record("code", term.code)
      encoder.record("label", term.label)
      encoder.record("number", term.number)
    }
    encoder.record("extensible", isOpen)
    encoder.record(provenance)
    return encoder.bytes
  }
}

extension CanonicalEncoder {
  mutating func record(_ name: StaticString, _ file: FileReference?) {
    list(name, file.map { [$0] } ?? []) { encoder, file in
      encoder.record("location", file.location)
      encoder.record("media_type", file.mediaType)
      encoder.record("sha256", file.sha256)
      encoder.record("byte_count", file.byteCount)
    }
  }
}
