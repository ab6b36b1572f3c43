/// Checks the rules for publishing a sound collection.
public struct SoundCollectionChecker: Sendable {
  /// Audible frequencies in hertz.
  private static let frequencies = 20.0...20_000.0

  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: all findings, in the order of the definition.
  public func check(_ collection: SoundCollectionDefinition) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    let path = findings.place
    let texts = TextChecker(limits: limits, collection)
    if !IdentifierSyntax.isID(collection.id) {
      path.field("collection_id").add(.idInvalid, Self.idAdvice(collection.id))
    }
    texts.checkLanguages(default: collection.defaultLanguage, promised: collection.languages, path)
    texts.check(collection.title, path.field("title"), required: true)
    texts.check(collection.description, path.field("description"), required: false)
    ProvenanceChecker(limits: limits, texts: texts)
      .check(collection.provenance, path.field("provenance"))
    if !collection.ratingQuestionnaireID.isEmpty,
      !IdentifierSyntax.isID(collection.ratingQuestionnaireID)
    {
      path.field("rating_questionnaire_id").add(
        .idInvalid, Self.idAdvice(collection.ratingQuestionnaireID))
    }
    var loops = Set<UInt32>()
    for (position, minutes) in collection.loopMinutes.enumerated()
    where !loops.insert(minutes).inserted {
      path.item("loop_minutes", position).add(.loopDuplicate, "duplicate value \(minutes)")
    }
    let categories = checkCategories(collection.categories, texts, path)
    checkSounds(collection.sounds, categories, texts, path)
    return findings.findings
  }

  private static func idAdvice(_ id: String) -> String {
    "invalid id `\(id)`; use 1–64 lower-case letters, digits, hyphens"
  }

  /// - Returns: the category ids.
  private func checkCategories(
    _ categories: [SoundCategoryDefinition], _ texts: TextChecker, _ path: FindingPlace
  ) -> Set<String> {
    var seen = Set<String>()
    for (position, category) in categories.prefix(limits.soundsMax).enumerated() {
      let here = path.item("categories", position)
      checkID(category.id, here.field("category_id"), seen: &seen)
      texts.check(category.title, here.field("title"), required: true)
      checkImage(category.image, here)
    }
    return seen
  }

  private func checkSounds(
    _ sounds: [SoundDefinition], _ categories: Set<String>, _ texts: TextChecker,
    _ path: FindingPlace
  ) {
    if sounds.isEmpty {
      path.field("sounds").add(.noSounds, "a collection needs at least one sound")
    }
    if sounds.count > limits.soundsMax {
      path.field("sounds").add(
        .tooManySounds, "\(sounds.count) sounds; at most \(limits.soundsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, sound) in sounds.prefix(limits.soundsMax).enumerated() {
      let here = path.item("sounds", position)
      checkID(sound.id, here.field("sound_id"), seen: &seen)
      texts.check(sound.title, here.field("title"), required: true)
      if !categories.contains(sound.categoryID) {
        here.field("category_id").add(
          .categoryUnknown, "the collection has no category `\(sound.categoryID)`")
      }
      if sound.lengthMilliseconds == 0 {
        here.field("length_ms").add(.soundLengthMissing, "give the length in milliseconds")
      }
      if let frequency = sound.frequencyHertz, !Self.frequencies.contains(frequency) {
        here.field("frequency_hertz").add(
          .frequencyOutOfRange, "give a frequency from 20 to 20,000 Hz, or none")
      }
      if let file = sound.file {
        FileReferenceChecker(limits: limits).check(file, mediaTypes: "audio/", here.field("file"))
      } else {
        here.field("file").add(.fileMissing, "specify the file of the sound")
      }
      checkImage(sound.image, here)
    }
  }

  private func checkID(_ id: String, _ path: FindingPlace, seen: inout Set<String>) {
    if !IdentifierSyntax.isID(id) {
      path.add(.idInvalid, Self.idAdvice(id))
    } else if !seen.insert(id).inserted {
      path.add(.idDuplicate, "duplicate id `\(id)`")
    }
  }

  private func checkImage(_ image: FileReference?, _ path: FindingPlace) {
    guard let image else { return }
    FileReferenceChecker(limits: limits).check(image, mediaTypes: "image/", path.field("image"))
  }
}
