/// Whether the types of health records that a study takes are complete, and each there once.
struct RecordTypeChecker {
  func check(_ study: StudyDefinition, _ path: FindingPath, into findings: inout FindingCollector) {
    var seen = Set<RecordType>()
    for (position, use) in study.recordTypes.enumerated() {
      let here = path.item("record_types", position)
      guard let type = use.type else {
        findings.add(
          here.field("type"), .recordTypeMissing,
          "say \(RecordType.allCases.map(\.rawValue).joined(separator: ", "))")
        continue
      }
      if !seen.insert(type).inserted {
        findings.add(here.field("type"), .recordTypeDuplicate, "`\(type.rawValue)` stands twice")
      }
      if use.vocabularyID.isEmpty, type.needsVocabulary {
        findings.add(
          here.field("vocabulary_id"), .recordVocabularyMissing,
          "name the vocabulary of the study whose terms say what kind it is")
      } else if !use.vocabularyID.isEmpty, !study.vocabularyIDs.contains(use.vocabularyID) {
        findings.add(
          here.field("vocabulary_id"), .recordVocabularyUnknown,
          "the study does not use a vocabulary `\(use.vocabularyID)`; add it to the study's")
      }
    }
  }
}
