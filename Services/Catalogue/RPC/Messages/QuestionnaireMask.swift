import Messages
import RPCCore
import ServiceKit

/// A field mask of a questionnaire, for reading and writing.
struct QuestionnaireMask: Sendable, Hashable {
  /// Copies one field from a questionnaire to another.
  private typealias Copy =
    @Sendable (_ from: CatalogueV1.Questionnaire, _ to: inout CatalogueV1.Questionnaire) -> Void

  private static func copy<Value>(
    _ path: any WritableKeyPath<CatalogueV1.Questionnaire, Value> & Sendable
  ) -> Copy {
    { $1[keyPath: path] = $0[keyPath: path] }
  }

  /// Fields by protocol name, without id and version, which are always included.
  private static let fields: [String: Copy] = [
    "content_hash": copy(\.contentHash), "title": copy(\.title), "description": copy(\.description),
    "introduction": copy(\.introduction), "closing": copy(\.closing),
    "default_language": copy(\.defaultLanguage), "elements": copy(\.elements),
    "sensors": copy(\.sensors), "demonstration_wording": copy(\.demonstrationWording),
    "source": copy(\.source), "licence": copy(\.licence), "publish_time": copy(\.publishTime),
    "authors": copy(\.authors), "doi": copy(\.doi), "citation": copy(\.citation),
    "sharing": copy(\.sharing), "languages": copy(\.languages),
    "shared_answer": copy(\.sharedAnswer), "scores": copy(\.scores), "origin": copy(\.origin),
    "annotations": copy(\.annotations), "calculations": copy(\.calculations),
    "constraints": copy(\.constraints),
  ]
  private static let alwaysThere: Set<String> = ["questionnaire_id", "version"]
  /// Fields that the service computes.
  private static let notWritable: Set<String> = ["version", "content_hash", "publish_time"]
  /// Maximum number of elements that one update replaces in place.
  static let elementsMax = 200

  static var names: [String] { fields.keys.sorted() + alwaysThere.sorted() }

  /// Empty for all fields.
  private let names: Set<String>
  private let elements: [String]
  /// Whether all fields are included.
  private let isWhole: Bool

  /// - Parameter checks: receives unknown fields (FIELD_UNKNOWN).
  static func reading(
    _ mask: GoogleProtobuf.FieldMask?, checks: inout FieldChecks
  ) -> QuestionnaireMask {
    for (position, path) in mask.paths.enumerated()
    where !isField(path) && !alwaysThere.contains(path) {
      rejectUnknown("read_mask.paths[\(position)]", path, &checks)
    }
    return QuestionnaireMask(names: mask.names, elements: [], isWhole: mask.namesEverything)
  }

  /// - Parameters:
  ///   - elements: ids of the elements to replace in place.
  ///   - checks: receives the problems (FIELD_UNKNOWN, FIELD_NOT_WRITABLE, TOO_MANY_FIELDS).
  static func writing(
    _ mask: GoogleProtobuf.FieldMask?, elements: [String], checks: inout FieldChecks
  ) -> QuestionnaireMask {
    checks.wildcardAlone(mask)
    for (position, path) in mask.paths.enumerated() {
      let field = "update_mask.paths[\(position)]"
      if notWritable.contains(path) {
        checks.reject(field, .fieldNotWritable, "`\(path)` is set by the service")
      } else if !isField(path), path != "questionnaire_id" {
        rejectUnknown(field, path, &checks)
      }
    }
    if elements.count > elementsMax {
      checks.reject(
        "element_ids", .tooManyFields,
        "at most \(elementsMax) elements can be replaced at once; use `elements` in the mask instead"
      )
    }
    let isWhole = mask.namesEverything && (!mask.paths.isEmpty || elements.isEmpty)
    return QuestionnaireMask(names: mask.names, elements: elements, isWhole: isWhole)
  }

  private static func isField(_ path: String) -> Bool {
    fields[path] != nil || path == GoogleProtobuf.FieldMask.wildcard
  }

  private static func rejectUnknown(
    _ field: String, _ path: String, _ checks: inout FieldChecks
  ) {
    checks.reject(field, .fieldUnknown, "a questionnaire has no field `\(path.prefix(80))`")
  }

  /// Representation in etags.
  var key: String { names.sorted().joined(separator: ",") }

  /// Returns the questionnaire with id, version and the masked fields; all fields without a mask.
  func selecting(_ questionnaire: CatalogueV1.Questionnaire) -> CatalogueV1.Questionnaire {
    if isWhole { return questionnaire }
    var selected = CatalogueV1.Questionnaire(
      questionnaireID: questionnaire.questionnaireID, version: questionnaire.version)
    for name in names { Self.fields[name]?(questionnaire, &selected) }
    return selected
  }

  /// Returns the questionnaire with the masked fields and elements taken from another one.
  ///
  /// - Throws: INVALID_ARGUMENT with reason ELEMENT_UNKNOWN.
  func applying(
    _ changed: CatalogueV1.Questionnaire, to questionnaire: CatalogueV1.Questionnaire
  ) throws -> CatalogueV1.Questionnaire {
    if isWhole { return changed }
    var result = questionnaire
    if names.contains("questionnaire_id") { result.questionnaireID = changed.questionnaireID }
    for name in names { Self.fields[name]?(changed, &result) }
    if elements.isEmpty { return result }
    let given = Dictionary(
      changed.elements.map { ($0.elementID, $0) }, uniquingKeysWith: { first, _ in first })
    let places = Dictionary(
      result.elements.enumerated().map { ($1.elementID, $0) },
      uniquingKeysWith: { first, _ in first })
    for (position, id) in elements.enumerated() {
      guard let element = given[id], let place = places[id] else {
        throw RPCError.badField(
          "element_ids[\(position)]", .elementUnknown,
          "`\(id.prefix(80))` must be in the draft and in the request; to add or remove elements, use "
            + "`elements` in the mask")
      }
      result.elements[place] = element
    }
    return result
  }
}
