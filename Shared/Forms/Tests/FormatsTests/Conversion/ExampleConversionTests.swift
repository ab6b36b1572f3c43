import Formats
import Questionnaires
import Testing

/// The examples beside the checkout, converted to every other format and back.
///
/// The expectations were derived manually from the counts of the files (see
/// ``CodebookExampleTests`` and ``REDCapExampleTests``) and the tables in the formats' READMEs:
/// REDCap has no pages. Forms have no pages, texts and headlines; their sliders are numbers and
/// their switches choices. Codebooks and forms write out what rows of a matrix inherit.
@Suite struct ExampleConversionTests {
  private static let baseline = [
    "text-block": 3, "page-break": 3, "headline": 2, "single-choice": 16, "slider": 1, "text": 1,
    "yes-no": 1,
  ]
  private static let followUp = [
    "text-block": 3, "page-break": 2, "headline": 1, "single-choice": 10,
  ]
  private static let dictionary = [
    "matrix": 9, "inherited": 57, "single-choice": 8, "multiple-choice": 3,
  ]
  private static let writtenOut = ["single-choice": 65, "multiple-choice": 3]
  /// Two of the matrices have a title.
  private static let titled = ["headline": 2, "single-choice": 65, "multiple-choice": 3]

  static let cases: [(String, CatalogueFormat, CatalogueFormat, [String: Int])] = [
    ("codebook-stress-baseline.csv", .codebook, .otolith, baseline),
    ("codebook-stress-baseline.csv", .codebook, .fhir, baseline),
    ("codebook-stress-baseline.csv", .codebook, .codebook, baseline),
    ("codebook-stress-baseline.csv", .codebook, .xlsform, baseline),
    (
      "codebook-stress-baseline.csv", .codebook, .redcap,
      baseline.filter { $0.key != "page-break" }
    ),
    (
      "codebook-stress-baseline.csv", .codebook, .forms,
      ["single-choice": 17, "number": 1, "text": 1]
    ),
    ("codebook-stress-followup.csv", .codebook, .otolith, followUp),
    ("codebook-stress-followup.csv", .codebook, .fhir, followUp),
    ("codebook-stress-followup.csv", .codebook, .codebook, followUp),
    ("codebook-stress-followup.csv", .codebook, .xlsform, followUp),
    (
      "codebook-stress-followup.csv", .codebook, .redcap,
      followUp.filter { $0.key != "page-break" }
    ),
    ("codebook-stress-followup.csv", .codebook, .forms, ["single-choice": 10]),
    ("redcap-dictionary-german.csv", .redcap, .otolith, dictionary),
    ("redcap-dictionary-german.csv", .redcap, .fhir, dictionary),
    ("redcap-dictionary-german.csv", .redcap, .redcap, dictionary),
    ("redcap-dictionary-german.csv", .redcap, .xlsform, dictionary),
    ("redcap-dictionary-german.csv", .redcap, .codebook, titled),
    ("redcap-dictionary-german.csv", .redcap, .forms, writtenOut),
  ]

  @Test(arguments: cases)
  func elementsAreCountedAndWhatIsMissingIsNamed(
    _ name: String, _ source: CatalogueFormat, _ target: CatalogueFormat, _ expected: [String: Int]
  ) throws {
    guard let bytes = try ImportExamples.bytes(name) else { return }
    var options = ReadOptions()
    if source == .redcap { options.defaultLanguage = "de" }
    let definitions = try #require(source.reader).read(bytes, file: name, options: options)
      .map(\.definition)
    var counts: [String: Int] = [:]
    for definition in definitions {
      let trip = try SilentLoss(definition, through: target)
      #expect(trip.found == [])
      for element in trip.copy.elements { counts[element.typeName, default: 0] += 1 }
      #expect(QuestionnaireChecker().check(trip.copy).errors == [])
      try compare(definition, trip.copy)
    }
    #expect(counts == expected)
  }

  /// Compares wording and codes of all restored elements.
  private func compare(
    _ original: QuestionnaireDefinition, _ copy: QuestionnaireDefinition
  ) throws {
    let structures = (QuestionnaireStructure(original), QuestionnaireStructure(copy))
    let language = original.defaultLanguage
    var compared = 0
    for element in copy.elements {
      guard let question = element.question,
        let before = original.elements.first(where: { $0.id == element.id })
      else { continue }
      compared += 1
      #expect(question.text[language] == before.question?.text[language])
      let codes = structures.1.kind(of: element.id)?.optionCodes
      let codesBefore = structures.0.kind(of: element.id)?.optionCodes
      #expect(codes == codesBefore || codesBefore == nil, "\(element.id)")
    }
    #expect(compared == original.elements.count { $0.question != nil })
  }
}

extension QuestionDefinition.Kind {
  fileprivate var optionCodes: [String]? {
    switch self {
    case .singleChoice(let choice): choice.options.map(\.code)
    case .multipleChoice(let choice): choice.options.map(\.code)
    default: nil
    }
  }
}
