/// Checks that the health record types of a study are complete and unique.
struct RecordTypeChecker {
  func check(_ study: StudyDefinition, _ path: FindingPlace) {
    var seen = Set<RecordType>()
    for (position, use) in study.recordTypes.enumerated() {
      let here = path.item("record_types", position)
      guard let type = use.type else {
        here.field("type").add(
          .recordTypeMissing,
          "choose one of \(RecordType.allCases.map(\.rawValue).joined(separator: ", "))")
        continue
      }
      if !seen.insert(type).inserted {
        here.field("type").add(.recordTypeDuplicate, "duplicate type `\(type.rawValue)`")
      }
      if use.vocabularyID.isEmpty, type.needsVocabulary {
        here.field("vocabulary_id").add(
          .recordVocabularyMissing, "name the vocabulary of the study with the terms for its kinds")
      } else if !use.vocabularyID.isEmpty, !study.vocabularyIDs.contains(use.vocabularyID) {
        here.field("vocabulary_id").add(
          .recordVocabularyUnknown,
          "the study does not use a vocabulary `\(use.vocabularyID)`; add it to the study's")
      }
    }
  }
}
