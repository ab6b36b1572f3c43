import Formats
import Foundation
import QuestionnaireSamples
import Questionnaires
import Serialization

/// Writes the files that Tests/Formats/run.py passes to third-party programs.
///
/// `format-cases FOLDER SEEDS [FORM...]`: for each seed `N` from 1, a generated questionnaire in
/// every format, and `N.json` with its elements. Each form, an XLSForm as CSV, is read and written
/// as a workbook of the same name.
///
/// `format-cases --read FILE...`: a line of JSON for each file, see ``ReadingCase``.
@main
struct FormatCases {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--read" {
      for path in arguments.dropFirst() { print(try ReadingCase.line(path)) }
      return
    }
    guard arguments.count >= 2, let folder = arguments.first,
      let seeds = arguments.dropFirst().first.flatMap({ UInt64($0) }), (1...10_000).contains(seeds)
    else {
      FileHandle.standardError.write(Data("usage: format-cases FOLDER SEEDS [FORM...]\n".utf8))
      exit(64)
    }
    let target = URL(filePath: folder, directoryHint: .isDirectory)
    for form in arguments.dropFirst(2) { try writeAgain(form, into: target) }
    for seed in 1...seeds {
      var generator = QuestionnaireGenerator(seed: seed)
      var computed = ComputationGenerator(
        seed: seed, generator.questionnaire(size: Int(seed % 30) + 5))
      let questionnaire = computed.completed()
      let files: [(String, any QuestionnaireWriter)] = [
        ("yaml", OtolithWriter()), ("fhir.json", FHIRQuestionnaireWriter()),
        ("xlsx", XLSFormWriter()), ("xlsform.csv", XLSFormWriter(.table)),
        ("redcap.csv", REDCapWriter()), ("codebook.csv", TrackCodebookWriter()),
      ]
      for (ending, writer) in files {
        let written = writer.write([questionnaire], options: WriteOptions())
        for file in written.files.prefix(1) {
          try Data(file.bytes).write(to: target.appending(component: "\(seed).\(ending)"))
        }
      }
      try Data(JSONWriter.write(elements(of: questionnaire)))
        .write(to: target.appending(component: "\(seed).json"))
    }
  }

  private static func writeAgain(_ form: String, into target: URL) throws {
    let source = URL(filePath: form)
    let bytes = [UInt8](try Data(contentsOf: source))
    let read = try XLSFormReader().read(
      bytes, file: source.lastPathComponent, options: ReadOptions())
    let written = XLSFormWriter().write(read.map(\.definition), options: WriteOptions())
    let name = source.deletingPathExtension().lastPathComponent
    for file in written.files.prefix(1) {
      try Data(file.bytes).write(to: target.appending(component: "\(name).xlsx"))
    }
  }

  private static func elements(of questionnaire: QuestionnaireDefinition) -> JSONValue {
    let structure = QuestionnaireStructure(questionnaire)
    return .array(
      questionnaire.elements.map { element in
        let kind = element.question == nil ? nil : structure.kind(of: element.id)
        return [
          "id": .string(element.id), "type": .string(element.typeName),
          "kind": kind.map { .string($0.typeName) } ?? .null,
          "text": element.question?.text[questionnaire.defaultLanguage].map { .string($0) }
            ?? .null,
          "required": .bool(element.question?.isOptional == false),
        ]
      })
  }
}
