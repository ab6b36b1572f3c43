import Questionnaires
import Serialization
import Testing

@testable import Formats

/// Fields as JSON: metadata of REDCap's API, and questionnaires of RADAR-base.
@Suite struct REDCapMetadataTests {
  private func read(_ text: String) throws -> [ReadQuestionnaire] {
    #expect(CatalogueFormat(contents: Array(text.utf8)) == .redcap)
    return try REDCapReader().read(Array(text.utf8), file: "m.json", options: ReadOptions())
  }

  /// The same dictionary as CSV and as metadata is the same questionnaire.
  @Test func metadataEqualsTheTable() throws {
    let rows = REDCapSamples.compared
    let table = try REDCapSamples.read(rows)[0]
    let objects = rows.map { row in
      JSONValue.object(
        REDCapSamples.columns.map { JSONValue.Member($0, .string(row[$0] ?? "")) })
    }
    let json = try read(JSONWriter.line(.array(objects)))[0]
    #expect(json.definition.elements == table.definition.elements)
    #expect(json.definition.scores == table.definition.scores)
    #expect(json.report.losses.map(\.description) == table.report.losses.map(\.description))
  }

  private static let radar = #"""
    {"field_name": "mood", "form_name": "daily", "field_type": "range", "field_label": "Mood",
     "select_choices_or_calculations": [{"code": "1", "label": "Low"}, {"code": 2, "label": "a|b"}]},
    {"field_name": "pain", "form_name": "daily", "field_type": "slider", "field_label": "Pain",
     "range": {"min": "0", "max": "10", "step": 2, "labelLeft": "None", "labelRight": "Much"}},
    {"field_name": "ends", "form_name": "daily", "field_type": "slider-vertical",
     "field_label": "Ends", "color": "red", "select_choices_or_calculations": [
       {"code": "1", "label": "A"}, {"code": "3", "label": "M"}, {"code": "5", "label": "Z"}]},
    {"field_name": "intro", "form_name": "daily", "field_type": "info", "field_label": "Intro",
     "select_choices_or_calculations": [{"code": "1", "label": "First"}, {"code": "2", "label": "Then"}]},
    {"field_name": "voice", "form_name": "daily", "field_type": "audio", "field_label": "Voice",
     "field_annotation": {"timer": 3}},
    {"field_name": "why", "form_name": "daily", "field_type": "text", "field_label": "Why",
     "branching_logic": "[mood] = '1'", "evaluated_logic": "responses['mood'] == 1"}
    """#

  @Test func questionnairesOfRADARAreRead() throws {
    let all = try read("[" + Self.radar + "]")
    let read = try #require(all.first)
    let elements = read.definition.elements
    let types = elements.map(\.typeName)
    #expect(types.prefix(5) == ["single-choice", "slider", "slider", "text-block", "file"])
    #expect(elements[0].question?.kind?.options?.map { $0.label["en"] } == ["Low", "a/b"])
    guard case .slider(let pain)? = elements[1].question?.kind,
      case .slider(let ends)? = elements[2].question?.kind
    else {
      Issue.record("sliders were expected")
      return
    }
    #expect([pain.minimum, pain.maximum, ends.minimum, ends.maximum] == [0, 10, 1, 5])
    #expect([pain.minimumLabel["en"], ends.maximumLabel["en"]] == ["None", "Z"])
    #expect(ends.labels == [SliderDefinition.Label(value: 3, text: text("M"))])
    #expect(elements[3].content == .text(text("Intro\nFirst\nThen")))
    #expect(
      elements[5].shownIf == .comparison(Comparison(elementID: "mood", .equal, codes: ["1"])))
    #expect(read.findings(in: "m").filter { $0.severity == .error } == [])
    let losses = read.report.losses.map { "\($0.place) \($0.what)" }
    #expect(
      losses == [
        "mood field type `range`", "pain step 2", "ends field type `slider-vertical`",
        "intro field type `info`", "header column `color`",
      ])
    #expect(read.report.losses.map { $0.position?.line } == [1, 3, 5, 8, nil])
  }

  @Test func recordingsAndTimersAreRead() throws {
    let kinds = [
      "guided-audio": ("{\"auto_tts\": true, \"record_seconds\": 20}", "file"),
      "audio": ("{\"record_seconds\": 99999999999}", "file"),
      "timed": ("{\"timer\": {\"start\": 120, \"end\": 0}, \"unit\": \"sec\"}", "countdown"),
      "healthkit": ("{}", "unsupported"),
    ]
    for (type, (annotation, name)) in kinds {
      let read = try read(
        """
        [{"field_name": "a", "form_name": "f", "field_type": "yesno", "field_label": "A"},
         {"field_name": "b", "form_name": "f", "field_type": "\(type)", "field_label": "B",
          "select_choices_or_calculations": [{"code": "1", "label": "V"}],
          "field_annotation": \(annotation)}]
        """)[0]
      let element = read.definition.elements[1]
      #expect(element.typeName == name)
      #expect(read.findings(in: "m").filter { $0.severity == .error } == [])
      #expect(read.report.losses.count { $0.place == "b" } >= 1, "\(type)")
      switch element.question?.kind {
      case .file(let file):
        #expect(file.kind == .audio && file.maximumSeconds == (type == "audio" ? 0 : 20))
      case .countdown(let countdown): #expect(countdown.seconds == 120)
      default: #expect(type == "healthkit")
      }
    }
    for timer in [
      "", "{\"start\": 3}", "{\"start\": 0, \"end\": 0}", "{\"start\": 9e9, \"end\": 1}",
    ] {
      let read = try read(
        """
        [{"field_name": "b", "form_name": "f", "field_type": "timed", "field_label": "B",
          "field_annotation": \(timer.isEmpty ? "\"\"" : "{\"timer\": \(timer)}")}]
        """)[0]
      #expect(read.definition.elements[0].typeName == "unsupported", "\(timer)")
    }
  }

  @Test func whatASliderCannotHaveIsNamed() throws {
    let read = try read(
      #"""
      [{"field_name": "a", "form_name": "f", "field_type": "slider", "field_label": "A", "range": "1-5",
        "select_choices_or_calculations": [
          {"code": "1", "label": "V"}, {"code": "2", "label": "W"}, {"code": "3", "label": "X"},
          {"code": "4", "label": "Y"}, {"code": "5", "label": "Z"}]},
       {"field_name": "b", "form_name": "f", "field_type": "slider", "field_label": "B", "range": "",
        "branching_logic": "", "evaluated_logic": "responses['a'] == 1",
        "select_choices_or_calculations": [{"code": "1", "label": "V"}, {"code": "2", "label": "W"}]},
       {"field_name": "c", "form_name": "f", "field_type": "yesno", "field_label": "C", "range": null,
        "branching_logic": "", "evaluated_logic": ""}]
      """#)[0]
    let losses = read.report.losses.map { "\($0.place) \($0.what)" }
    #expect(losses == ["a range", "a labels between the ends", "b evaluated_logic"])
    guard case .slider(let slider)? = read.definition.elements.first?.question?.kind else {
      Issue.record("a slider was expected")
      return
    }
    #expect([slider.minimumLabel["en"], slider.maximumLabel["en"]] == ["V", "Z"])
    #expect([slider.minimum, slider.maximum] == [1, 5])
  }

  private func text(_ text: String) -> TranslatedText {
    TranslatedText([Translation(language: "en", text: text)])
  }

  @Test func otherListsAreRefused() {
    for text in ["[1]", "[]", #"[{"a": 1}]"#] {
      let error = #expect(throws: SourceError.self) {
        try REDCapReader().read(Array(text.utf8), file: "m.json", options: ReadOptions())
      }
      #expect(error?.findings.map(\.rule) == ["HEADER_MISSING"])
    }
  }

  /// An instrument's archive, as macOS packs it again.
  @Test func theTableOfAnInstrumentIsRead() throws {
    var archive = ZipWriter()
    archive.add("form/instrument.csv", REDCapSamples.csv(REDCapSamples.compared))
    archive.add("__MACOSX/form/._instrument.csv", [0, 5, 22, 7])
    archive.add("form/.hidden.csv", [0])
    archive.add("form/OriginID.txt", Array("abc".utf8))
    let bytes = archive.finish()
    #expect(CatalogueFormat(contents: bytes) == .redcap)
    let read = try REDCapReader().read(bytes, file: "form.zip", options: ReadOptions())
    let table = try REDCapSamples.read(REDCapSamples.compared)[0]
    #expect(read.map(\.definition.elements) == [table.definition.elements])
    var damaged = ZipWriter()
    damaged.add("instrument.csv", Array("a,b\n".utf8))
    let error = #expect(throws: SourceError.self) {
      try REDCapReader().read(damaged.finish(), file: "form.zip", options: ReadOptions())
    }
    #expect(error?.description.hasPrefix("form.zip/instrument.csv") == true)
  }
}
