import Questionnaires
import Testing

@testable import Formats

/// Harmless errors of real files, and older names.
@Suite struct FHIRLeniencyTests {
  private func read(_ text: String) throws -> ReadQuestionnaire {
    try #require(
      try FHIRQuestionnaireReader().read(
        Array(text.utf8), file: "q.json", options: ReadOptions()
      ).first)
  }

  @Test func emptyArraysTextsAndAMissingStatusAreWarnings() throws {
    let questionnaire = try read(
      """
      {"resourceType": "Questionnaire", "title": "", "code": [],
       "item": [{"linkId": "a", "type": "boolean", "text": "Well?", "prefix": "",
         "extension": [], "item": [], "answerOption": []}]}
      """)
    #expect(questionnaire.warnings.allSatisfy { $0.severity == .warning })
    #expect(Set(questionnaire.warnings.map(\.rule)) == ["FHIR_VALUE_INVALID"])
    for name in ["status", "title", "code", "prefix", "extension", "item", "answerOption"] {
      #expect(questionnaire.warnings.contains { $0.advice.contains("`\(name)`") }, "\(name)")
    }
    #expect(questionnaire.definition.elements.map(\.typeName) == ["yes-no"])
    let findings = Lint().findings(
      in: Array(
        #"{"resourceType": "Questionnaire", "item": [{"linkId": "a", "type": "boolean", "text": "A"}]}"#
          .utf8),
      file: "q.json", reader: FHIRQuestionnaireReader())
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func groupsOfHiddenItemsAreLeftOut() throws {
    let hidden = "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden"
    let questionnaire = try read(
      """
      {"resourceType": "Questionnaire", "status": "active", "language": "en", "title": "T",
       "item": [{"linkId": "g", "type": "group", "text": "G", "item": [
         {"linkId": "a", "type": "string", "text": "A",
          "extension": [{"url": "\(hidden)", "valueBoolean": true}]}]},
        {"linkId": "b", "type": "boolean", "text": "B"},
        {"linkId": "h", "type": "group", "text": "H",
         "extension": [{"url": "\(hidden)", "valueBoolean": true}],
         "item": [{"linkId": "c", "type": "group", "item": [
           {"linkId": "d", "type": "display", "text": "D"}]}]}]}
      """)
    #expect(questionnaire.definition.elements.map(\.id) == ["b"])
    #expect(questionnaire.report.losses.map(\.place) == ["a", "g", "h", "c", "d"])
  }

  static let old = """
    {"resourceType": "Questionnaire", "status": "draft", "language": "en", "title": "T",
     "contained": [{"resourceType": "ValueSet", "id": "vs", "compose": {"include": [
       {"system": "urn:s", "concept": [{"code": "x", "display": "X"}, {"code": "y", "display": "Y"}]}]}}],
     "item": [
      {"linkId": "a", "type": "choice", "text": "A", "option": [
        {"valueCoding": {"code": "1", "display": "One"}},
        {"valueCoding": {"code": "2", "display": "Two"}}], "initialCoding": {"code": "2"}},
      {"linkId": "b", "type": "choice", "text": "B", "options": {"reference": "#vs"}},
      {"linkId": "c", "type": "string", "text": "C", "enableWhen": [
        {"question": "a", "answerCoding": {"code": "1"}}, {"question": "b", "hasAnswer": true}]},
      {"linkId": "g", "type": "group", "text": "G", "item": [
        {"linkId": "d", "type": "boolean", "text": "D", "initialBoolean": true}]}]}
    """

  static let new = old.replacing("\"option\":", with: "\"answerOption\":")
    .replacing(
      "\"initialCoding\": {\"code\": \"2\"}",
      with: "\"initial\": [{\"valueCoding\": {\"code\": \"2\"}}]"
    )
    .replacing("\"options\": {\"reference\": \"#vs\"}", with: "\"answerValueSet\": \"#vs\"")
    .replacing(
      "\"answerCoding\": {\"code\": \"1\"}}",
      with: "\"operator\": \"=\", \"answerCoding\": {\"code\": \"1\"}}"
    )
    .replacing(
      "\"hasAnswer\": true}]",
      with: "\"operator\": \"exists\", \"answerBoolean\": true}], \"enableBehavior\": \"any\""
    )
    .replacing("\"initialBoolean\": true", with: "\"initial\": [{\"valueBoolean\": true}]")

  @Test func olderFilesSayTheSame() throws {
    let old = try read(Self.old)
    let new = try read(Self.new)
    #expect(old.definition.elements == new.definition.elements)
    #expect(
      old.definition.elements.map(\.typeName) == [
        "single-choice", "single-choice", "text", "section", "yes-no",
      ])
    #expect(old.definition.elements[0].question?.initialAnswer != nil)
    #expect(old.definition.elements[2].shownIf != nil)
    #expect(old.report.notes.contains { $0.contains("STU3") })
    #expect(!new.report.notes.contains { $0.contains("STU3") })
    #expect(old.map.position(of: "elements[4]")?.line == 12)
  }

  /// The item is shown, and the rule is kept for converting back.
  @Test func aRuleAboutALaterItemIsKeptAndTold() throws {
    let read = try read(
      """
      {"resourceType": "Questionnaire", "status": "draft", "language": "en", "title": "T", "item": [
        {"linkId": "warn", "type": "string", "text": "W", "enableWhen": [
          {"question": "pain", "operator": ">", "answerInteger": 3}]},
        {"linkId": "pain", "type": "integer", "text": "P"}]}
      """)
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    #expect(read.definition.elements[0].shownIf == nil)
    #expect(read.definition.elements[0].annotations["fhir.enable-when"] != nil)
    #expect(read.report.losses.map(\.what) == ["a rule about a later item"])
  }

  /// A mixture of both versions is an error.
  @Test func mixedFilesAreRefused() {
    let mixed = Self.old.replacing(
      "\"initialBoolean\": true", with: "\"initial\": [{\"valueBoolean\": true}]")
    let error = #expect(throws: SourceError.self) { try read(mixed) }
    #expect(error?.findings.contains { $0.rule == "FHIR_ELEMENT_UNKNOWN" } == true)
  }

  @Test func whatElseItIsIsNamed() {
    let error = #expect(throws: SourceError.self) {
      try read(#"{"resourceType": "QuestionnaireResponse", "status": "completed"}"#)
    }
    #expect(error?.description.contains("but a `QuestionnaireResponse`") == true)
  }
}
