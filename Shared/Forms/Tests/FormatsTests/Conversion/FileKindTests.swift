import Questionnaires
import Testing

@testable import Formats

/// Questions whose answers are files, in the words of every format.
@Suite struct FileKindTests {
  private static let kinds: [(name: String, file: FileDefinition)] = [
    ("photo", FileDefinition(kind: .photo)), ("audio", FileDefinition(kind: .audio)),
    ("drawing", FileDefinition(kind: .drawing)),
    ("signature", FileDefinition(kind: .drawing, isSignature: true)),
    ("any", FileDefinition(kind: .any)),
  ]

  private func definition(_ file: FileDefinition) -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: "files", title: TranslatedText([Translation(language: "en", text: "Files")]),
      defaultLanguage: "en",
      elements: [
        ElementDefinition(
          id: "x",
          content: .question(
            QuestionDefinition(
              text: TranslatedText([Translation(language: "en", text: "Show it")]),
              isOptional: true, kind: .file(file))))
      ])
  }

  private func readBack(
    _ file: FileDefinition, _ writer: any QuestionnaireWriter, _ reader: any QuestionnaireReader
  ) throws -> (kind: QuestionDefinition.Kind?, isTold: Bool) {
    let written = writer.write([definition(file)], options: WriteOptions())
    let read = try reader.read(
      written.files[0].bytes, file: written.files[0].name, options: ReadOptions())
    return (
      read.first?.definition.elements.first?.question?.kind,
      written.report.losses.contains { $0.place == "x" }
    )
  }

  @Test(arguments: 0..<5) func `own files and FHIR keep all of it`(_ index: Int) throws {
    var file = Self.kinds[index].file
    file.maximumBytes = 5_000_000
    if file.kind == .audio { file.maximumSeconds = 90 }
    #expect(try readBack(file, OtolithWriter(), OtolithReader()).kind == .file(file))
    #expect(
      try readBack(file, FHIRQuestionnaireWriter(), FHIRQuestionnaireReader()).kind == .file(file))
  }

  @Test(arguments: 0..<5) func `XLSForm has them without limits`(_ index: Int) throws {
    var file = Self.kinds[index].file
    #expect(try readBack(file, XLSFormWriter(), XLSFormReader()) == (.file(file), false))
    file.maximumBytes = 5_000_000
    #expect(try readBack(file, XLSFormWriter(), XLSFormReader()).isTold)
  }

  @Test func `REDCap has files and signatures`() throws {
    for (name, file) in Self.kinds {
      let (kind, isTold) = try readBack(file, REDCapWriter(), REDCapReader())
      let isKnown = name == "any" || name == "signature"
      #expect(kind == .file(isKnown ? file : FileDefinition(kind: .any)), "\(name)")
      #expect(isTold != isKnown, "\(name)")
    }
  }
}
