import Messages
import RPCCore
import ServiceKit

/// A field mask of a study.
struct StudyMask: Sendable, Hashable {
  private typealias Copy =
    @Sendable (_ from: CatalogueV1.Study, _ to: inout CatalogueV1.Study) -> Void

  private static func copy<Value>(
    _ path: any WritableKeyPath<CatalogueV1.Study, Value> & Sendable
  ) -> Copy {
    { $1[keyPath: path] = $0[keyPath: path] }
  }

  /// Fields by protocol name, without the id, which is always included.
  private static let fields: [String: Copy] = [
    "title": copy(\.title), "description": copy(\.description),
    "consent_text": copy(\.consentText), "consent_version": copy(\.consentVersion),
    "access": copy(\.access), "default_language": copy(\.defaultLanguage),
    "start_time": copy(\.startTime), "end_time": copy(\.endTime),
    "questionnaires": copy(\.questionnaires), "languages": copy(\.languages),
    "revision": copy(\.revision), "text": copy(\.text), "picture": copy(\.picture),
    "unlisted": copy(\.unlisted), "paused": copy(\.paused), "groups": copy(\.groups),
    "next_lists": copy(\.nextLists), "sound_collection_ids": copy(\.soundCollectionIDs),
    "vocabulary_ids": copy(\.vocabularyIDs),
    "earlier_consents_end_time": copy(\.earlierConsentsEndTime), "retention": copy(\.retention),
    "language_fallback": copy(\.languageFallback), "record_types": copy(\.recordTypes),
    "exact_devices": copy(\.exactDevices), "comparisons": copy(\.comparisons),
    "feedback_texts": copy(\.feedbackTexts), "rewards": copy(\.rewards),
    "prompt_rules": copy(\.promptRules), "triggers": copy(\.triggers),
    "texts": copy(\.texts), "origin": copy(\.origin), "sharing": copy(\.sharing),
    "profile_fields": copy(\.profileFields), "consent_label": copy(\.consentLabel),
    "consent_date": copy(\.consentDate), "consent_parts": copy(\.consentParts),
    "consent_signature": copy(\.consentSignature), "subject_labels": copy(\.subjectLabels),
  ]

  static var names: [String] { fields.keys.sorted() + ["study_id"] }

  private let names: Set<String>

  /// - Parameter checks: receives unknown fields (FIELD_UNKNOWN).
  init(_ mask: GoogleProtobuf.FieldMask?, checks: inout FieldChecks) {
    for (position, path) in mask.paths.enumerated()
    where Self.fields[path] == nil && path != "study_id"
      && path != GoogleProtobuf.FieldMask.wildcard
    {
      checks.reject(
        "read_mask.paths[\(position)]", .fieldUnknown,
        "a study has no field `\(path.prefix(80))`")
    }
    names = mask.names
  }

  /// Representation in etags.
  var key: String { names.sorted().joined(separator: ",") }

  /// Returns the study with its id and the masked fields; all fields without a mask.
  func selecting(_ study: CatalogueV1.Study) -> CatalogueV1.Study {
    if names.isEmpty { return study }
    var selected = CatalogueV1.Study(studyID: study.studyID)
    for name in names { Self.fields[name]?(study, &selected) }
    return selected
  }
}
