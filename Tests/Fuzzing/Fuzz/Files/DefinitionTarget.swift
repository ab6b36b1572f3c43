import COtolithMessages
import Formats
import Messages
import QuestionnaireWire

@testable import Questionnaires

/// Questionnaires from clients: any message can be checked, hashed and sent; a valid one is
/// unchanged by each conversion.
enum DefinitionTarget: FuzzTarget {
  static let name = "definition"

  private static let message = messageList.first {
    $0.name == "otolith.catalogue.v1.Questionnaire"
  }

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let bytes: [UInt8]
    if source.flag() {
      bytes = source.remaining()
    } else {
      guard let descriptor = message?.descriptor else { fatalError("there is no such message") }
      var program = WireProgram(source)
      bytes = program.message(descriptor)
    }
    guard let sent = try? CatalogueV1.Questionnaire(serialized: bytes) else { return }
    let definition = QuestionnaireDefinition(sent)
    let findings = QuestionnaireChecker().check(definition)
    for finding in findings { expect(!finding.advice.isEmpty, "\(finding) says nothing") }
    decide(definition)
    let answered = CatalogueV1.Questionnaire(definition)
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    let again = QuestionnaireDefinition(answered)
    expect(again.canonicalBytes == definition.canonicalBytes, "\(definition) becomes \(again)")
    let written = OtolithWriter().write([definition], options: WriteOptions())
    for file in written.files where written.report.isLossless {
      do throws(SourceError) {
        let read = try OtolithReader().read(file.bytes, file: file.name).map(\.definition)
        expect(
          read.map(\.canonicalBytes) == [definition.canonicalBytes],
          "\(definition) becomes \(read) by \(String(decoding: file.bytes, as: UTF8.self))")
      } catch {
        fatalError("\(definition) is written so that it cannot be read: \(error)")
      }
    }
  }

  /// Rules over answers of every form.
  private static func decide(_ definition: QuestionnaireDefinition) {
    let answers: [AnswerValue?] = [
      nil, .codes([]), .codes(["a", "yes"]), .number(0.5), .number(.nan), .text(""),
      .text("2001-02-03"),
    ]
    for condition in definition.elements.compactMap(\.shownIf) {
      for answer in answers { _ = condition.holds { _ in answer } }
    }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let definitions = (0..<6).map { DefinitionSeeds.definition($0) }
    return definitions.enumerated().map {
      ("sample-\($0)", [1] + CatalogueV1.Questionnaire($1).serialized())
    }
  }
}
