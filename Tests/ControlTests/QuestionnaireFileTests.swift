import Formats
import Testing

@testable import Control

@Suite struct QuestionnaireFileTests {
  static let questionnaire = """
    questionnaire: sample
    title: {en: Sample}
    default-language: en
    elements:
      - id: rested
        question: {en: Rested?}
        type: yes-no

    """

  @Test(arguments: [
    ("a/Mini-TQ.YAML", CatalogueFormat.otolith), ("x.yml", .otolith), ("form.xlsx", .xlsform),
  ])
  func anEndingOfOneFormatTellsIt(_ name: String, _ format: CatalogueFormat) throws {
    #expect(try QuestionnaireFile.format(of: name, given: nil, contents: []) == format)
    // The requested format takes precedence over the name.
    #expect(try QuestionnaireFile.format(of: name, given: .fhir, contents: []) == .fhir)
  }

  @Test(arguments: [
    ("a.csv", "redcap, codebook, xlsform"), ("a.json", "fhir, forms"),
    ("a", "otolith, fhir, redcap, codebook, xlsform, forms"),
    ("-", "otolith, fhir, redcap, codebook, xlsform, forms"),
  ])
  func anEndingOfSeveralFormatsTellsWhichTheyAre(_ name: String, _ formats: String) {
    let error = #expect(throws: SourceError.self) {
      try QuestionnaireFile.format(of: name, given: nil, contents: [])
    }
    #expect(error?.findings.map(\.rule) == ["FORMAT_UNCLEAR"])
    #expect(error?.description.hasSuffix("give --format, one of: \(formats)") == true)
  }

  /// Typed, because the compiler takes minutes to infer it.
  private static let unread: [(String, [UInt8], String, String)] = [
    ("a.csv", Array("\u{FEFF}<?xml version='1.0'?><a/>".utf8), "FORMAT_NOT_READ", "is XML"),
    ("a.xml", Array("<ODM xmlns='x'/>".utf8), "FORMAT_NOT_READ", "dictionary as CSV"),
    (
      "a.lsg", Array("<document><LimeSurveyDocType>Group</LimeSurveyDocType></document>".utf8),
      "FORMAT_NOT_READ", "export the whole survey"
    ),
    ("a.html", Array("<html><body/></html>".utf8), "FORMAT_NOT_READ", "web page"),
    (
      "a.xml",
      Array(
        """
        <h:html xmlns='http://www.w3.org/2002/xforms' xmlns:h='http://www.w3.org/1999/xhtml'>
        <h:head><h:title>T</h:title><model/></h:head></h:html>
        """.utf8), "FORMAT_NOT_READ", "pass the XLSForm"
    ),
    ("a.json", Array(#"{"items": [{"question": "Q"}]}"#.utf8), "FORMAT_NOT_READ", "LHC-Forms"),
    ("a.json", [0x7B, 0x22, 0xE9], "ENCODING_INVALID", "save the file as UTF-8"),
    (
      "a.json", Array(#"{"questionnaires": [{"pages": []}]}"#.utf8), "FORMAT_NOT_READ", "ESMira"
    ),
    ("a.json", Array(#"{"name": "r", "units": []}"#.utf8), "FORMAT_NOT_READ", "formr"),
    (
      "a.json", Array(#"{"properties": {}, "modules": []}"#.utf8), "FORMAT_NOT_READ", "momenTUM"
    ),
    ("a.txt", Array("l: mood\nt: radio\nq: How?\n- good\n".utf8), "FORMAT_NOT_READ", "PsyToolkit"),
    ("a.xls", [0xD0, 0xCF, 0x11, 0xE0, 0xA1], "FORMAT_NOT_READ", "save it as .xlsx"),
    ("a.zip", [0x50, 0x4B, 0x03, 0x04, 0, 0], "FORMAT_NOT_READ", "unpack it"),
    ("a.csv", [0xFF, 0xFE, 0x41, 0], "ENCODING_INVALID", "UTF-16"),
    ("a.csv", [0x66, 0xFC, 0x72], "ENCODING_INVALID", "CSV UTF-8"),
  ]

  @Test(arguments: unread)
  func aFileThatNoReaderReadsIsNamed(
    _ name: String, _ bytes: [UInt8], _ rule: String, _ words: String
  ) {
    let error = #expect(throws: SourceError.self) {
      try QuestionnaireFile.format(of: name, given: nil, contents: bytes)
    }
    #expect(error?.findings.map(\.rule) == [rule])
    #expect(error?.description.contains(words) == true)
  }

  @Test(arguments: [
    ("a.json", #"{"resourceType": "Questionnaire"}"#, CatalogueFormat.fhir),
    ("a.xml", "<!-- a --><Questionnaire", .fhir),
    ("a.json", #"{"form": {"fields": []}}"#, .forms),
    ("a.csv", "\"Variable / Field Name\",\"Form Name\",\"Field Type\"\na,b,text\n", .redcap),
    ("a.csv", "Title\nelementtype;questiontype;label;item_en\n", .codebook),
    ("a.csv", "type,name,label\ntext,a,A\n", .xlsform),
    ("a", #" {"resourceType": "Bundle"}"#, .fhir),
    ("-", Self.questionnaire, .otolith),
  ])
  func whatStandsInAFileTellsItsFormat(
    _ name: String, _ text: String, _ format: CatalogueFormat
  ) throws {
    let bytes = Array(text.utf8)
    #expect(try QuestionnaireFile.format(of: name, given: nil, contents: bytes) == format)
  }

  @Test(arguments: [
    (#"{"resourceType": "Questionnaire","#, "JSON_SYNTAX"),
    ("{\"title\": \"a\u{0}b\"}", "CHARACTER_NUL"),
    (String(repeating: "[", count: 10_000), "JSON_TOO_DEEP"),
    ("\u{FEFF} [1, 1", "JSON_SYNTAX"),
  ])
  func whatIsWrongWithJSONIsToldInsteadOfItsFormat(_ text: String, _ rule: String) {
    let error = #expect(throws: SourceError.self) {
      try QuestionnaireFile.format(of: "a.json", given: nil, contents: Array(text.utf8))
    }
    #expect(error?.findings.map(\.rule) == [rule])
  }

  @Test func aSheetIsAskedForInWorkbooksAlone() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/q.yaml"
      try TestFiles.write(Self.questionnaire, to: path)
      var options = ReadOptions()
      options.sheet = "Baseline"
      let error = #expect(throws: SourceError.self) {
        try QuestionnaireFile(at: path, format: nil, options: options)
      }
      #expect(error?.findings.map(\.rule) == ["SHEET_UNKNOWN"])
    }
  }

  @Test func whatWasLostIsToldWithThePlace() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/form.csv"
      try TestFiles.write(
        "type,name,label,bind::odk:length\ntext,child,Name?,5\n", to: path)
      let file = try QuestionnaireFile(at: path, format: nil)
      let lost = file.findings.filter { $0.rule == "NOT_EXPRESSIBLE" }
      #expect(lost.map(\.severity) == [.warning])
      #expect(lost.map(\.place) == ["child"])
      #expect(lost.map(\.position?.line) == [2])
      #expect(ContentLint().findings(at: path, format: nil) == file.findings)
    }
  }

  @Test func aFileIsReadAndChecked() throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/q.yaml"
      try TestFiles.write(Self.questionnaire, to: path)
      let file = try QuestionnaireFile(at: path, format: nil)
      #expect(file.definitions.map(\.id) == ["sample"])
      #expect(file.findings == [])
      #expect(file.rows == [])
      try TestFiles.write(Self.questionnaire.replacing("id: rested", with: "id: \"\""), to: path)
      let bad = try QuestionnaireFile(at: path, format: nil)
      #expect(bad.findings.map(\.rule) == ["ID_INVALID"])
      #expect(bad.findings.map(\.position?.line) == [5])
    }
  }

  /// A sparse file of a gigabyte is rejected at the limit.
  @Test(arguments: CatalogueFormat.allCases)
  func aHugeFileIsRefusedWithoutBeingRead(_ format: CatalogueFormat) throws {
    try TestFiles.withFolder { folder in
      let path = folder + "/huge"
      try TestFiles.writeHole(byteCount: 1 << 30, to: path)
      let error = #expect(throws: SourceError.self) {
        try QuestionnaireFile(at: path, format: format)
      }
      #expect(error?.findings.map(\.rule) == ["FILE_TOO_LARGE"])
      #expect(error?.description.contains("larger than the limit of 67108864 bytes") == true)
    }
  }

  @Test func lintTellsWhatEachKindOfFileHolds() throws {
    let content = TestFiles.content
    let lint = ContentLint()
    for path in [
      "/shades-of-noise", "/shades-of-noise/study.yaml", "/track-your-tinnitus/mini-tq.yaml",
      "/shades-of-noise/shades-of-noise-sounds.yaml",
      "/tinnitus-navigator/audiometry-frequencies.yaml",
    ] {
      let findings = lint.findings(at: content + path, format: nil)
      #expect(findings.filter { $0.severity == .error } == [], "\(path)")
    }
    #expect(
      lint.findings(at: content + "/none.yaml", format: nil).map(\.rule) == ["FILE_UNREADABLE"])
    try TestFiles.withFolder { folder in
      try TestFiles.write(
        "vocabulary: V\ntitle: {en: V}\ndefault-language: en\nterms: []\n", to: folder + "/v.yaml")
      let findings = lint.findings(at: folder + "/v.yaml", format: nil)
      #expect(findings.contains { $0.rule == "ID_INVALID" && $0.position?.line == 1 })
      // A folder without a study.
      #expect(lint.findings(at: folder, format: nil).map(\.rule) == ["FILE_UNREADABLE"])
    }
  }
}
