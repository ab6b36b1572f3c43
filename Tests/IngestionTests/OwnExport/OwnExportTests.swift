import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

@testable import ServiceBasics
@testable import ServiceKit

@Suite struct OwnExportTests {
  private func fresh() async throws -> (IngestionStack, TestStudy, OwnExportReader) {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.questionnaires[0].title = Self.text(de: "Tagebuch", en: "Diary")
    study.questionnaires[0].defaultLanguage = "de"
    study.questionnaires[0].elements[0].content = .question(
      CatalogueV1.Question(
        text: Self.text(de: "Wie gestresst?", en: "How stressed?"),
        type: .slider(
          CatalogueV1.Slider(
            minimum: 0, maximum: 100, step: 1, minimumLabel: Self.text(de: "gar nicht", en: "not")))
      ))
    study.questionnaires[0].elements[1].content = .question(
      CatalogueV1.Question(
        text: Self.text(de: "Wodurch?", en: "By what?"),
        type: .multipleChoice(
          CatalogueV1.MultipleChoice(options: [
            CatalogueV1.Option(code: "work", label: Self.text(de: "Arbeit", en: "Work")),
            CatalogueV1.Option(code: "private", label: Self.text(de: "Zuhause", en: "Home")),
          ]))))
    try await stack.deliver(study)
    return (stack, study, try OwnExportReader(in: study, stack))
  }

  private static func text(de: String, en: String) -> CatalogueV1.LocalizedText {
    CatalogueV1.LocalizedText(translations: [
      CatalogueV1.Translation(language: "de", text: de),
      CatalogueV1.Translation(language: "en", text: en),
    ])
  }

  @Test func sheetsComeWithTheTextsOfTheirQuestions() async throws {
    var (_, study, reader) = try await fresh()
    var sheet = study.diarySheet(stress: 7)
    sheet.answers[1] = TestStudy.choice("stressors", "private", "work")
    sheet.answers.append(IngestionV1.Answer(elementID: "note", value: .text("=1+1, \"x\"")))
    sheet.noise = [IngestionV1.NoiseMeasurement(level: 0.5)]
    #expect(try await reader.caller.verdicts(sheet) == [.created])
    reader.language = "en-GB"
    let parts = try await reader.parts()
    let files = OwnExportReader.files(parts)
    let head = "\(sheet.sheetID),\(study.studyID),\(study.diaryID),1,2026-03-29T01:00:00.000000Z"
    let records = [
      "sheet_id,study_id,questionnaire_id,version,finished_at,element_id,question,kind,value,"
        + "answer,scale,answered_at",
      "\(head),stress,How stressed?,number,7,7,0 = not; 100,",
      "\(head),stressors,By what?,choice,private;work,Home;Work,,",
      #"\#(head),note,,text,"'=1+1, ""x""","'=1+1, ""x""",,"#,
    ]
    #expect(files["answers.csv"] == records.map { $0 + "\r\n" }.joined())
    let answers = files["answers.jsonl"]?.split(separator: "\n").map(String.init) ?? []
    #expect(answers.count == 3)
    #expect(answers[1].contains(#""value":["private","work"],"answer":["Home","Work"]"#))
    #expect(answers[2].contains(#""value":"=1+1, \"x\"""#))
    #expect(files["answer_sheets.jsonl"]?.contains(#""questionnaire":"Diary","version":1"#) == true)
    #expect(files["noise_measurements.csv"]?.hasSuffix("\(sheet.sheetID),,,,,0.5\r\n") == true)
    // A file without records has only the column names.
    #expect(files["scores.jsonl"] == "")
    #expect(files["member_groups.csv"] == "study_id,since,group_id\r\n")
    #expect(parts.map(\.complete) == parts.dropLast().map { _ in false } + [true])
    // English replaces a missing language (SON NFA03).
    for (language, words) in [("fr", "By what?"), ("de-AT", "Wodurch?")] {
      reader.language = language
      let own = OwnExportReader.files(try await reader.parts())
      #expect(own["answers.csv"]?.contains("\(words),choice,private;work,") == true)
    }
  }

  @Test func exportsContainOnlyOwnData() async throws {
    let (stack, study, reader) = try await fresh()
    let other = try OwnExportReader(in: study, stack)
    for who in [reader, other] {
      #expect(
        try await who.caller.verdicts(study.diarySheet(), study.symptomSheet()) == [
          .created, .created,
        ])
    }
    let own = OwnExportReader.files(try await reader.parts())
    let others = OwnExportReader.files(try await other.parts())
    #expect(own["answer_sheets.jsonl"]?.split(separator: "\n").count == 2)
    #expect(own["answer_sheets.csv"] != others["answer_sheets.csv"])
    #expect(own["security_events.csv"]?.contains("export_begun,own_records,1") == true)
  }

  @Test func eachTokenContinuesTheFiles() async throws {
    let (_, study, reader) = try await fresh()
    var sheets = (0..<120).map { study.diarySheet(stress: Double($0 % 100), at: -Int64($0)) }
    sheets.append(study.symptomSheet())
    for index in sheets.indices where index % 5 == 0 && index < 120 {
      sheets[index].answers.append(
        IngestionV1.Answer(
          elementID: "note", value: .text(String(repeating: "é", count: 4000))))
    }
    #expect(try await reader.caller.submit(sheets).allSatisfy { $0.verdict == .created })
    let whole = try await reader.parts()
    var expected = OwnExportReader.files(whole)
    #expect(expected["answer_sheets.jsonl"]?.split(separator: "\n").count == 121)
    #expect(whole.allSatisfy { $0.lines.count <= 5 * OwnRecordsBuffer.bytesMax })
    let tokens = whole.indices.filter { !whole[$0].resumeToken.isEmpty }
    #expect(tokens.count > 2)
    // Each export adds a security event.
    expected["security_events.csv"] = nil
    expected["security_events.jsonl"] = nil
    for place in tokens.prefix(3) {
      let rest = try await reader.parts(resumeToken: whole[place].resumeToken)
      var files = OwnExportReader.files(Array(whole[...place]) + rest)
      files["security_events.csv"] = nil
      files["security_events.jsonl"] = nil
      #expect(files == expected)
    }
  }

  @Test func aTokenOfAnotherQueryIsInvalid() async throws {
    var (_, study, reader) = try await fresh()
    var sheet = study.diarySheet()
    sheet.answers.append(
      IngestionV1.Answer(elementID: "note", value: .text(String(repeating: "x", count: 4000))))
    for _ in 0..<20 {
      sheet.sheetID = UUID().uuidString.lowercased()
      #expect(try await reader.caller.verdicts(sheet) == [.created])
    }
    let token = try #require(
      try await reader.parts().first { !$0.resumeToken.isEmpty }?.resumeToken)
    reader.language = "de"
    for text in [token, "x", ""] {
      let refused = await failure { try await reader.parts(resumeToken: text) }
      if text.isEmpty {
        #expect(refused == nil)
      } else {
        #expect(refused?.code == .invalidArgument)
        #expect(refused?.violations.map(\.field) == ["resume_token"])
      }
    }
  }

  @Test func aSheetLargerThanAMessageIsGoneOnBehind() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    let questions = (0..<100).map { "note\($0)" }
    study.questionnaires[0].elements += questions.map {
      TestStudy.question($0, .textArea(CatalogueV1.TextArea()), optional: true)
    }
    try await stack.deliver(study)
    let reader = try OwnExportReader(in: study, stack)
    for number in 0..<4 {
      var sheet = study.diarySheet(at: -Int64(number))
      sheet.answers += questions.map { question in
        // Random characters do not compress, so pages are small.
        let note = (0..<200).map { _ in UUID().uuidString.prefix(20) }.joined()
        return IngestionV1.Answer(elementID: question, value: .text(note))
      }
      #expect(try await reader.caller.verdicts(sheet) == [.created])
    }
    let whole = try await reader.parts()
    #expect(whole.allSatisfy { $0.lines.count <= 5 * OwnRecordsBuffer.bytesMax })
    let tokens = whole.indices.filter { !whole[$0].resumeToken.isEmpty }
    // One token per sheet.
    #expect(tokens.count == 4)
    var expected = OwnExportReader.files(whole)
    #expect(expected["answers.jsonl"]?.split(separator: "\n").count == 4 * 102)
    expected["security_events.csv"] = nil
    expected["security_events.jsonl"] = nil
    for place in tokens {
      let rest = try await reader.parts(resumeToken: whole[place].resumeToken)
      var files = OwnExportReader.files(Array(whole[...place]) + rest)
      files["security_events.csv"] = nil
      files["security_events.jsonl"] = nil
      #expect(files == expected)
    }
  }

  /// A forged token is rejected, or reads another position of the caller's own records.
  @Test func madeUpTokensHarmNothing() async throws {
    let (_, study, reader) = try await fresh()
    #expect(try await reader.caller.verdicts(study.diarySheet()) == [.created])
    let tokens = PageTokens(CommonV1.ExportOwnRecordsRequest(resumeToken: "x")) {
      $0.resumeToken = ""
    }
    let sheet = "answer_sheets \(study.diaryID)"
    for (key, isPlace) in [
      ("nothing", false), ("answers", false), ("answer_sheets x", false),
      ("\(sheet) x \(UUID())", false), ("sheet_usage a|b", false),
      ("enrolment_changes s|99999999999999999999|1", false),
      ("\(sheet) \(Int64.max) \(UUID())", false), ("\(sheet) \(Int64.min) \(UUID())", false),
      ("answer_sheets", true), ("\(sheet) 0 \(UUID())", true),
      ("enrolment_changes s|\(Int64.max)|1", true),
    ] {
      let refused = await failure { try await reader.parts(resumeToken: tokens.token(after: key)) }
      #expect(refused?.code == (isPlace ? nil : .invalidArgument), "\(key): \(refused as Any)")
    }
  }
}
