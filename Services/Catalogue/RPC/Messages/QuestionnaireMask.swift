internal import Messages
import RPCCore
internal import ServiceKit

/// Fields of a questionnaire that a request names, for reading and for writing.
struct QuestionnaireMask: Sendable, Hashable {
  /// Copies one field from a questionnaire to another.
  private typealias Copy =
    @Sendable (_ from: CatalogueV1.Questionnaire, _ to: inout CatalogueV1.Questionnaire) -> Void

  private static func copy<Value>(
    _ path: any WritableKeyPath<CatalogueV1.Questionnaire, Value> & Sendable
  ) -> Copy {
    { $1[keyPath: path] = $0[keyPath: path] }
  }

  /// By the names of the protocol, without id and version, which always stay.
  private static let fields: [String: Copy] = [
    "content_hash": copy(\.contentHash), "title": copy(\.title), "description": copy(\.description),
    "introduction": copy(\.introduction), "closing": copy(\.closing),
    "default_language": copy(\.defaultLanguage), "elements": copy(\.elements),
    "sensors": copy(\.sensors), "demonstration_wording": copy(\.demonstrationWording),
    "source": copy(\.source), "licence": copy(\.licence), "published_at": copy(\.publishedAt),
    "authors": copy(\.authors), "doi": copy(\.doi), "citation": copy(\.citation),
    "sharing": copy(\.sharing), "languages": copy(\.languages),
    "shared_answer": copy(\.sharedAnswer), "scores": copy(\.scores), "origin": copy(\.origin),
    "annotations": copy(\.annotations),
  ]
  private static let alwaysThere: Set<String> = ["questionnaire_id", "version"]
  /// Counted and computed by the service.
  private static let notWritable: Set<String> = ["version", "content_hash", "published_at"]
  private static let elementPrefix = "elements."
  private static let pathsMax = 200

  static var names: [String] { fields.keys.sorted() + alwaysThere.sorted() }

  private var names: Set<String>
  private var elements: [String]

  /// - Throws: INVALID_ARGUMENT with reason FIELD_UNKNOWN.
  static func reading(_ paths: [String]) throws -> QuestionnaireMask {
    var checks = FieldChecks()
    for (position, path) in paths.enumerated()
    where fields[path] == nil && !alwaysThere.contains(path) {
      rejectUnknown("read_mask[\(position)]", path, &checks)
    }
    try checks.unwrap()
    return QuestionnaireMask(names: Set(paths), elements: [])
  }

  /// - Throws: INVALID_ARGUMENT with reason FIELD_UNKNOWN or FIELD_NOT_WRITABLE.
  static func writing(_ paths: [String]) throws -> QuestionnaireMask {
    var mask = QuestionnaireMask(names: [], elements: [])
    guard paths.count <= pathsMax else {
      throw RPCError.badField(
        "update_mask", "TOO_MANY_FIELDS", "at most \(pathsMax) at once; give `elements` instead")
    }
    var checks = FieldChecks()
    for (position, path) in paths.enumerated() {
      if notWritable.contains(path) {
        checks.reject(
          "update_mask[\(position)]", "FIELD_NOT_WRITABLE", "`\(path)` is the service's to say")
      } else if path.hasPrefix(elementPrefix) {
        mask.elements.append(String(path.dropFirst(elementPrefix.count)))
      } else if fields[path] != nil || path == "questionnaire_id" {
        mask.names.insert(path)
      } else {
        rejectUnknown("update_mask[\(position)]", path, &checks)
      }
    }
    try checks.unwrap()
    return mask
  }

  private static func rejectUnknown(
    _ field: String, _ path: String, _ checks: inout FieldChecks
  ) {
    checks.reject(field, "FIELD_UNKNOWN", "a questionnaire has no field `\(path.prefix(80))`")
  }

  /// Whether it stands for everything.
  var isEmpty: Bool { names.isEmpty && elements.isEmpty }

  /// What decides on an answer, for etags.
  var key: String { names.sorted().joined(separator: ",") }

  /// The questionnaire with id, version and the fields named; everything where none is.
  func selecting(_ questionnaire: CatalogueV1.Questionnaire) -> CatalogueV1.Questionnaire {
    if isEmpty { return questionnaire }
    var selected = CatalogueV1.Questionnaire(
      questionnaireID: questionnaire.questionnaireID, version: questionnaire.version)
    for name in names { Self.fields[name]?(questionnaire, &selected) }
    return selected
  }

  /// The questionnaire with the fields named taken over from another.
  ///
  /// - Throws: INVALID_ARGUMENT with reason ELEMENT_UNKNOWN.
  func applying(
    _ changed: CatalogueV1.Questionnaire, to questionnaire: CatalogueV1.Questionnaire
  ) throws -> CatalogueV1.Questionnaire {
    if isEmpty { return changed }
    var result = questionnaire
    if names.contains("questionnaire_id") { result.questionnaireID = changed.questionnaireID }
    for name in names { Self.fields[name]?(changed, &result) }
    if elements.isEmpty { return result }
    let given = Dictionary(
      changed.elements.map { ($0.elementID, $0) }, uniquingKeysWith: { first, _ in first })
    let places = Dictionary(
      result.elements.enumerated().map { ($1.elementID, $0) },
      uniquingKeysWith: { first, _ in first })
    for id in elements {
      guard let element = given[id], let place = places[id] else {
        throw RPCError.badField(
          "update_mask", "ELEMENT_UNKNOWN",
          "`elements.\(id.prefix(80))` must stand in the draft and in what is sent; others come "
            + "and go by `elements`")
      }
      result.elements[place] = element
    }
    return result
  }
}
