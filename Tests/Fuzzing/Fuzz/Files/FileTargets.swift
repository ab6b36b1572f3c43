import Serialization

@testable import Formats

/// Otolith's own questionnaires in YAML.
enum OtolithTarget: FuzzTarget {
  static let name = "otolith"
  private static let file = DefinitionFile(
    format: .otolith, fileName: "q.yaml", writer: OtolithWriter())

  static func run(_ input: [UInt8]) { file.check(input) }
  static func seeds() -> [(name: String, bytes: [UInt8])] { file.seeds() }
}

/// FHIR Questionnaires and bundles of them.
enum FHIRTarget: FuzzTarget {
  static let name = "fhir"
  private static let file = DefinitionFile(
    format: .fhir, fileName: "q.json", writer: FHIRQuestionnaireWriter())

  static func run(_ input: [UInt8]) { file.check(input) }
  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let foreign = #"""
      {"resourceType":"Questionnaire","status":"active","url":"http://x.org/q","item":[{"linkId":"1",
      "type":"group","text":"G","item":[{"linkId":"1.1","type":"choice","text":"C","answerOption":[
      {"valueCoding":{"code":"a","display":"A"}},{"valueInteger":3}],"enableWhen":[{"question":"2",
      "operator":">","answerInteger":1}]},{"linkId":"2","type":"integer","text":"I","required":true,
      "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/minValue","valueInteger":0}]}]}]}
      """#
    let bundle = #"""
      {"resourceType":"Bundle","type":"collection","entry":[{"resource":{"resourceType":"ValueSet",
      "url":"http://x.org/v","compose":{"include":[{"concept":[{"code":"a"}]}]}}},{"resource":{
      "resourceType":"Questionnaire","item":[{"linkId":"a","type":"choice","answerValueSet":
      "http://x.org/v"},{"linkId":"b","type":"boolean","enableBehavior":"any","initial":[
      {"valueBoolean":true}]}]}}]}
      """#
    return short + [("foreign", Array(foreign.utf8)), ("bundle", Array(bundle.utf8))]
  }
}

extension FHIRTarget {
  /// Seeds that are short enough for mutations.
  private static var short: [(name: String, bytes: [UInt8])] {
    file.seeds(size: 1).map { name, bytes in
      let value = try? JSONParser.parse(bytes, file: name)
      return (name, value.map { JSONWriter.write($0, isPretty: false) } ?? bytes)
    }
  }
}

/// Data dictionaries of REDCap.
enum REDCapTarget: FuzzTarget {
  static let name = "redcap"
  private static let file = DefinitionFile(
    format: .redcap, fileName: "q.csv", writer: REDCapWriter())

  static func run(_ input: [UInt8]) { file.check(input) }
  static func seeds() -> [(name: String, bytes: [UInt8])] { file.seeds() }
}

/// Codebooks of Track Your Health, cell by cell.
enum CodebookTarget: FuzzTarget {
  static let name = "codebook"
  private static let file = DefinitionFile(
    format: .codebook, fileName: "q.csv", writer: TrackCodebookWriter())

  static func run(_ input: [UInt8]) { file.check(input) }
  static func seeds() -> [(name: String, bytes: [UInt8])] { file.seeds() }
}

/// XLSForms as tables. How their rules come back is tested beside the format.
enum XLSFormTarget: FuzzTarget {
  static let name = "xlsform"
  private static let file = DefinitionFile(
    format: .xlsform, fileName: "q.csv", writer: XLSFormWriter(.table), comesBackEqual: false)

  static func run(_ input: [UInt8]) { file.check(input) }
  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let foreign = #"""
      survey,type,name,label::Deutsch (de),relevant,constraint,appearance,calculation
      ,select_one yn,a,"A ""x""",,,minimal,
      ,begin_group,g,G,${a} = 'y',,field-list,
      ,integer,b,B,selected(${a}; 'y') or ${a}!='n',. > 3 and . < 10,,
      ,end_group,,,,,,
      ,calculate,s,,,,,${b} * 2 + 1
      choices,list_name,name,label::Deutsch (de)
      ,yn,y,Ja
      ,yn,n,Nein
      settings,form_title,form_id
      ,T,f
      """#
    return file.seeds() + [("foreign", Array(foreign.utf8))]
  }
}

/// Form JSON of the generic forms system.
enum FormsTarget: FuzzTarget {
  static let name = "forms"
  private static let file = DefinitionFile(
    format: .forms, fileName: "q.json", writer: FormsWriter())

  static func run(_ input: [UInt8]) { file.check(input) }
  static func seeds() -> [(name: String, bytes: [UInt8])] { file.seeds() }
}
