import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// FHIR in XML is read like its JSON form.
@Suite struct FHIRXMLTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Questionnaire xmlns="http://hl7.org/fhir">
      <id value="sleep"/>
      <meta><profile value="http://e.org/p"/></meta>
      <text><status value="generated"/><div xmlns="http://www.w3.org/1999/xhtml"><p>Hi</p></div></text>
      <contained><ValueSet><id value="vs"/><url value="http://e.org/vs"/><status value="active"/><compose>
        <include><system value="http://e.org/cs"/><concept><code value="a"/><display value="A"/></concept>
        <concept><code value="b"/><display value="B"/></concept></include></compose></ValueSet></contained>
      <language value="en"/>
      <title value="Sleep"><extension url="http://hl7.org/fhir/StructureDefinition/translation">
        <extension url="lang"><valueCode value="de"/></extension>
        <extension url="content"><valueString value="Schlaf"/></extension></extension></title>
      <status value="draft"/>
      <experimental value="true"/>
      <subjectType value="Patient"/>
      <code><system value="http://loinc.org"/><code value="1-8"/></code>
      <item>
        <linkId value="how"/>
        <text value="How?"/>
        <type value="choice"/>
        <required value="true"/>
        <answerOption><extension url="http://hl7.org/fhir/StructureDefinition/ordinalValue">
          <valueDecimal value="2.50"/></extension><valueCoding><code value="x"/><display value="X"/></valueCoding>
        </answerOption>
      </item>
      <item>
        <linkId value="hours"/>
        <text value="Hours?"/>
        <type value="integer"/>
        <enableWhen><question value="how"/><operator value="="/><answerCoding><code value="x"/></answerCoding>
        </enableWhen>
        <initial><valueInteger value="7"/></initial>
      </item>
      <item>
        <linkId value="set"/>
        <text value="Which?"/>
        <type value="choice"/>
        <answerValueSet value="#vs"/>
      </item>
    </Questionnaire>
    """

  private static let json = #"""
    {"resourceType": "Questionnaire", "id": "sleep", "meta": {"profile": ["http://e.org/p"]},
     "text": {"status": "generated", "div": "Hi"},
     "contained": [{"resourceType": "ValueSet", "id": "vs", "url": "http://e.org/vs", "status": "active",
       "compose": {"include": [{"system": "http://e.org/cs", "concept": [
         {"code": "a", "display": "A"}, {"code": "b", "display": "B"}]}]}}],
     "language": "en", "title": "Sleep", "_title": {"extension": [
       {"url": "http://hl7.org/fhir/StructureDefinition/translation", "extension": [
         {"url": "lang", "valueCode": "de"}, {"url": "content", "valueString": "Schlaf"}]}]},
     "status": "draft", "experimental": true, "subjectType": ["Patient"],
     "code": [{"system": "http://loinc.org", "code": "1-8"}],
     "item": [
       {"linkId": "how", "text": "How?", "type": "choice", "required": true, "answerOption": [
         {"extension": [{"url": "http://hl7.org/fhir/StructureDefinition/ordinalValue", "valueDecimal": 2.50}],
          "valueCoding": {"code": "x", "display": "X"}}]},
       {"linkId": "hours", "text": "Hours?", "type": "integer", "enableWhen": [
         {"question": "how", "operator": "=", "answerCoding": {"code": "x"}}],
        "initial": [{"valueInteger": 7}]},
       {"linkId": "set", "text": "Which?", "type": "choice", "answerValueSet": "#vs"}]}
    """#

  private func read(_ text: String) throws -> [ReadQuestionnaire] {
    try FHIRQuestionnaireReader().read(
      Array(text.utf8), file: "q.xml", options: ReadOptions())
  }

  @Test func xmlIsReadLikeJSON() throws {
    let json = try JSONParser.parse(Array(Self.json.utf8), file: "q")
    #expect(
      try FHIRXML.json(Array(Self.xml.utf8), file: "q", limits: .default).canonical
        == json.canonical)
    #expect(CatalogueFormat(contents: Array(Self.xml.utf8)) == .fhir)
    let read = try read(Self.xml)[0]
    #expect(read.definition == (try self.read(Self.json)[0].definition))
    #expect(
      read.definition.elements.map(\.typeName) == ["single-choice", "number", "single-choice"])
    #expect(read.map.position(of: "elements[1]")?.line == 26)
    #expect(read.findings(in: "q").filter { $0.severity == .error } == [])
  }

  @Test func bundlesContainResources() throws {
    let bundle =
      "<Bundle xmlns='http://hl7.org/fhir'><type value='collection'/><entry><resource>"
      + Self.xml.dropFirst(39) + "</resource></entry></Bundle>"
    #expect(try read(bundle).map(\.definition.id) == ["sleep"])
  }

  @Test(arguments: [
    ("<Questionnaire xmlns='http://hl7.org/fhir'><item>", "XML_MALFORMED"),
    ("<Questionnaire/>", "FHIR_NO_QUESTIONNAIRE"),
    ("<Patient xmlns='http://hl7.org/fhir'/>", "FHIR_NO_QUESTIONNAIRE"),
    ("<!DOCTYPE a><Questionnaire xmlns='http://hl7.org/fhir'/>", "XML_DOCTYPE"),
    (String(repeating: "<item>", count: 100_000), "FHIR_NO_QUESTIONNAIRE"),
  ])
  func otherDocumentsAreRefused(_ text: String, _ rule: String) {
    let error = #expect(throws: SourceError.self) { try read(text) }
    #expect(error?.findings.map(\.rule) == [rule])
  }

  /// A search for each name would compare every two of them.
  @Test func manyNamesAreRead() throws {
    let names = (0..<20_000).map { "n\($0)" }
    let elements = (names + names).map { "<\($0) value='a'/>" }.joined()
    let json = try json("<Questionnaire xmlns='http://hl7.org/fhir'>\(elements)</Questionnaire>")
    #expect(json.members?.map(\.name) == ["resourceType"] + names)
    #expect(json.members?.dropFirst().allSatisfy { $0.value == ["a", "a"] } == true)
  }

  /// A primitive may have extensions in place of its value, also among repeats.
  @Test func extensionsOfPrimitivesAreKept() throws {
    let ext = "<extension url='u'><valueString value='x'/></extension>"
    let xml = """
      <Questionnaire xmlns='http://hl7.org/fhir'><title>\(ext)</title>
      <derivedFrom value='a'/><derivedFrom>\(ext)</derivedFrom>
      <subjectType>\(ext)</subjectType><code>\(ext)</code>
      <item><text>\(ext)</text><linkId value='l'/><prefix id='p'>\(ext)</prefix>
      <initial><valueCoding>\(ext)</valueCoding></initial>
      <initial><valueString>\(ext)</valueString></initial></item></Questionnaire>
      """
    let wanted = #"""
      {"resourceType": "Questionnaire", "_title": EXT, "derivedFrom": ["a", null],
       "_derivedFrom": [null, EXT], "_subjectType": [EXT], "code": [EXT],
       "item": [{"_text": EXT, "linkId": "l",
         "_prefix": {"id": "p", "extension": [{"url": "u", "valueString": "x"}]},
         "initial": [{"valueCoding": EXT}, {"_valueString": EXT}]}]}
      """#
      .replacing("EXT", with: #"{"extension": [{"url": "u", "valueString": "x"}]}"#)
    let json = try JSONParser.parse(Array(wanted.utf8), file: "q")
    #expect(try self.json(xml).canonical == json.canonical)
  }

  @Test func translationsWithoutATextAreRead() throws {
    let read = try read(Self.xml.replacing("<title value=\"Sleep\">", with: "<title>"))[0]
    #expect(read.definition.title["de"] == "Schlaf")
  }

  @Test(arguments: ["contained", "resource"]) func oneResourceIsInAnElement(
    _ holder: String
  ) {
    let set = "<ValueSet><id value='v'/></ValueSet>"
    let error = #expect(throws: SourceError.self) {
      try json(
        "<Bundle xmlns='http://hl7.org/fhir'><entry>\n<\(holder)>\(set)\n\(set)</\(holder)>"
          + "</entry></Bundle>")
    }
    #expect(error?.findings.map(\.rule) == ["FHIR_VALUE_TWICE"])
    #expect(error?.findings.first?.position?.line == 3)
  }

  private func json(_ text: String) throws -> JSONValue {
    try FHIRXML.json(Array(text.utf8), file: "q.xml", limits: .default)
  }

  @Test func depthIsBounded() {
    let error = #expect(throws: SourceError.self) {
      try read(
        "<Questionnaire xmlns='http://hl7.org/fhir'>" + String(repeating: "<item>", count: 100_000))
    }
    #expect(error?.findings.first?.rule.hasPrefix("XML_") == true)
  }
}
