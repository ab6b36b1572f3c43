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
      let format = CatalogueFormat(contents: bytes)
      guard let format, let reader = format.reader else {
        try CatalogueFormat.requireReadable(bytes, file: file)
        return JSONWriter.line(["file": .string(path), "error": "unknown"])
      }
      let read = try reader.read(bytes, file: file, options: ReadOptions())
      return JSONWriter.line([
        "file": .string(path), "format": .string(format.rawValue),
        "elements": .array(read.flatMap { $0.definition.elements.map(element) }),
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

  private static func finding(_ finding: SourceFinding) -> JSONValue {
    [
      "place": .string(finding.place), "text": .string(finding.description),
      "severity": .string(finding.severity.rawValue),
    ]
  }

  private static func element(_ element: ElementDefinition) -> JSONValue {
    [
      "id": .string(element.id), "hasRule": .bool(element.shownIf != nil),
      "parent": .string(element.parentID),
      "options": .number(
        (element.question?.kind?.options ?? element.group?.sharedKind?.options ?? []).count),
      "annotations": .array(element.annotations.map { .string($0.value) }),
    ]
  }

  private static func texts(of definition: QuestionnaireDefinition) -> [JSONValue] {
    var found: [JSONValue] = []
    var copy = definition
    copy.transformTexts { _, text in
      found += text.translations.map { .string($0.text) }
    }
    return found
  }
}
