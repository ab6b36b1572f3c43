import Formats
import Foundation
import Questionnaires
import Serialization

/// What reading a file of another system yields, as one line of JSON for `test_losses.py`.
enum ReadingCase {
  static func line(_ path: String) throws -> String {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let file = path.split(separator: "/").last.map(String.init) ?? path
    do throws(SourceError) {
      if OtolithLibraryReader().kind(of: bytes) == .study {
        return try study(bytes, file: file, path)
      }
      let format = CatalogueFormat(contents: bytes)
      guard let format, let reader = format.reader else {
        try CatalogueFormat.requireReadable(bytes, file: file)
        return JSONWriter.line(["file": .string(path), "error": "unknown"])
      }
      let read = try reader.read(bytes, file: file, options: ReadOptions())
      return JSONWriter.line([
        "file": .string(path), "format": .string(format.rawValue),
        "elements": .array(read.flatMap { elements(of: $0.definition) }),
        "texts": .array(read.flatMap { texts(of: $0.definition) }),
        "computed": .array(
          read.flatMap { $0.definition.calculations.map(\.id) + $0.definition.scores.map(\.id) }
            .map { .string($0) }),
        "findings": .array(read.findings(in: file).map(finding)),
      ])
    } catch {
      return JSONWriter.line([
        "file": .string(path), "error": .string(error.findings.first?.description ?? ""),
      ])
    }
  }

  /// The numbers of entries of a study, and its texts.
  private static func study(
    _ bytes: [UInt8], file: String, _ path: String
  ) throws(SourceError) -> String {
    let study = try OtolithLibraryReader().study(bytes, file: file).definition
    let uses = study.questionnaires
    return JSONWriter.line([
      "file": .string(path), "format": "study",
      "counts": [
        "questionnaires": .number(uses.count), "groups": .number(study.groups.count),
        "next": .number(study.nextLists.count), "triggers": .number(study.triggers.count),
        "comparisons": .number(study.comparisons.count),
        "feedback": .number(study.feedback.count),
        "schedules": .number(uses.reduce(0) { $0 + $1.schedules.count }),
      ],
      "texts": .array(texts(of: study)),
    ])
  }

  private static func finding(_ finding: SourceFinding) -> JSONValue {
    [
      "place": .string(finding.place), "text": .string(finding.description),
      "severity": .string(finding.severity.rawValue),
    ]
  }

  private static func elements(of definition: QuestionnaireDefinition) -> [JSONValue] {
    let structure = QuestionnaireStructure(definition)
    return zip(definition.elements, structure.kinds).map { element, kind in
      let kind = kind ?? element.group?.sharedKind
      return [
        "id": .string(element.id), "hasRule": .bool(element.shownIf != nil),
        "parent": .string(element.parentID), "kind": .string(kind?.typeName ?? ""),
        "options": .number(kind?.options?.count ?? 0),
        "annotations": .array(element.annotations.map { .string($0.value) }),
      ]
    }
  }

  private static func texts(of definition: some LocalizedDefinition) -> [JSONValue] {
    var found: [JSONValue] = []
    var copy = definition
    copy.transformTexts { _, text in
      found += text.translations.map { .string($0.text) }
    }
    return found
  }
}
