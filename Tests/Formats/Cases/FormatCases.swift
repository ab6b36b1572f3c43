import Formats
import Foundation
import QuestionnaireSamples
import Questionnaires
import Serialization

/// Writes the files that Tests/Formats/run.py passes to third-party programs.
///
/// `format-cases FOLDER SEEDS [FORM...]`: for each seed `N` from 1, a generated questionnaire in
/// every format, and `N.json` with its elements. Each form, a file of any format, is read and
/// written in every format under the same name.
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
      try write([questionnaire], as: "\(seed)", into: target)
      try Data(JSONWriter.write(elements(of: questionnaire)))
        .write(to: target.appending(component: "\(seed).json"))
    }
  }

  private static func write(
    _ questionnaires: [QuestionnaireDefinition], as name: String, into target: URL
  ) throws {
    let writers: [(String, any QuestionnaireWriter)] = [
      ("yaml", OtolithWriter()), ("fhir.json", FHIRQuestionnaireWriter()),
      ("xlsx", XLSFormWriter()), ("xlsform.csv", XLSFormWriter(.table)),
      ("redcap.csv", REDCapWriter()), ("codebook.csv", TrackCodebookWriter()),
      ("forms.json", FormsWriter()),
    ]
    for (ending, writer) in writers {
      let written = writer.write(questionnaires, options: WriteOptions())
      for file in written.files.prefix(1) {
        try Data(file.bytes).write(to: target.appending(component: "\(name).\(ending)"))
      }
    }
  }

  private static func writeAgain(_ form: String, into target: URL) throws {
    let source = URL(filePath: form)
    let bytes = [UInt8](try Data(contentsOf: source))
    guard let reader = CatalogueFormat(contents: bytes)?.reader else { throw Unknown(file: form) }
    let read = try reader.read(bytes, file: source.lastPathComponent, options: ReadOptions())
    let name = source.deletingPathExtension().lastPathComponent
    try write(read.map(\.definition), as: name, into: target)
  }

  private struct Unknown: Error { let file: String }

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
