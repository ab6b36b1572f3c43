/// The rules a sound collection must meet to be published.
public struct SoundCollectionChecker: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: everything wrong, in the order of the definition.
  public func check(_ collection: SoundCollectionDefinition) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    let path = FindingPath()
    let texts = TextChecker(limits: limits, collection)
    if !IdentifierSyntax.isID(collection.id) {
      findings.add(path.field("collection_id"), .idInvalid, Self.idAdvice(collection.id))
    }
    texts.checkLanguages(
      default: collection.defaultLanguage, promised: collection.languages, path, into: &findings)
    texts.check(collection.title, path.field("title"), required: true, into: &findings)
    texts.check(collection.description, path.field("description"), required: false, into: &findings)
    ProvenanceChecker(limits: limits, texts: texts)
      .check(collection.provenance, path.field("provenance"), into: &findings)
    if !collection.ratingQuestionnaireID.isEmpty,
      !IdentifierSyntax.isID(collection.ratingQuestionnaireID)
    {
      findings.add(
        path.field("rating_questionnaire_id"), .idInvalid,
        Self.idAdvice(collection.ratingQuestionnaireID))
    }
    var loops = Set<UInt32>()
    for (position, minutes) in collection.loopMinutes.enumerated()
    where !loops.insert(minutes).inserted {
      findings.add(path.item("loop_minutes", position), .loopDuplicate, "\(minutes) stands twice")
    }
    let categories = checkCategories(collection.categories, texts, path, into: &findings)
    checkSounds(collection.sounds, categories, texts, path, into: &findings)
    return findings.findings
  }

  private static func idAdvice(_ id: String) -> String {
    "`\(id)` is no id; use 1–64 lower-case letters, digits, hyphens"
  }

  /// - Returns: the ids.
  private func checkCategories(
    _ categories: [SoundCategoryDefinition], _ texts: TextChecker, _ path: FindingPath,
    into findings: inout FindingCollector
  ) -> Set<String> {
    var seen = Set<String>()
    for (position, category) in categories.prefix(limits.soundsMax).enumerated() {
      let here = path.item("categories", position)
      checkID(category.id, here.field("category_id"), seen: &seen, into: &findings)
      texts.check(category.title, here.field("title"), required: true, into: &findings)
      checkImage(category.image, here, into: &findings)
    }
    return seen
  }

  private func checkSounds(
    _ sounds: [SoundDefinition], _ categories: Set<String>, _ texts: TextChecker,
    _ path: FindingPath, into findings: inout FindingCollector
  ) {
    if sounds.isEmpty {
      findings.add(path.field("sounds"), .noSounds, "a collection needs a sound")
    }
    if sounds.count > limits.soundsMax {
      findings.add(
        path.field("sounds"), .tooManySounds,
        "\(sounds.count) sounds; at most \(limits.soundsMax) are allowed")
    }
    var seen = Set<String>()
    for (position, sound) in sounds.prefix(limits.soundsMax).enumerated() {
      let here = path.item("sounds", position)
      checkID(sound.id, here.field("sound_id"), seen: &seen, into: &findings)
      texts.check(sound.title, here.field("title"), required: true, into: &findings)
      if !categories.contains(sound.categoryID) {
        findings.add(
          here.field("category_id"), .categoryUnknown,
          "the collection has no category `\(sound.categoryID)`")
      }
      if sound.lengthMilliseconds == 0 {
        findings.add(
          here.field("length_ms"), .soundLengthMissing, "give the length in milliseconds")
      }
      if let file = sound.file {
        FileReferenceChecker(limits: limits).check(
          file, mediaTypes: "audio/", here.field("file"), into: &findings)
      } else {
        findings.add(here.field("file"), .fileMissing, "say where the sound is kept")
      }
      checkImage(sound.image, here, into: &findings)
    }
  }

  private func checkID(
    _ id: String, _ path: FindingPath, seen: inout Set<String>,
    into findings: inout FindingCollector
  ) {
    if !IdentifierSyntax.isID(id) {
      findings.add(path, .idInvalid, Self.idAdvice(id))
    } else if !seen.insert(id).inserted {
      findings.add(path, .idDuplicate, "`\(id)` stands twice")
    }
  }

  private func checkImage(
    _ image: FileReference?, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    guard let image else { return }
    FileReferenceChecker(limits: limits).check(
      image, mediaTypes: "image/", path.field("image"), into: &findings)
  }
}
