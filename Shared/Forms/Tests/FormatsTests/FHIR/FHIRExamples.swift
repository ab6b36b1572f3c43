/// Files in the style of other systems; all wording is made up for these tests.
enum FHIRExamples {
  static let screening = """
    {
      "resourceType": "Questionnaire",
      "id": "mood-screening",
      "text": {"status": "generated", "div": "<div xmlns=\\"http://www.w3.org/1999/xhtml\\">x</div>"},
      "url": "http://example.org/Questionnaire/mood-screening",
      "version": "2.1",
      "language": "en",
      "name": "MoodScreening",
      "title": "Mood",
      "_title": {"extension": [{"url": "http://hl7.org/fhir/StructureDefinition/translation",
        "extension": [{"url": "lang", "valueCode": "de"},
                      {"url": "content", "valueString": "Stimmung"}]}]},
      "status": "active",
      "subjectType": ["Patient"],
      "copyright": "CC0-1.0",
      "contained": [{
        "resourceType": "ValueSet", "id": "often", "status": "active",
        "compose": {"include": [{"system": "http://example.org/often", "concept": [
          {"code": "never", "display": "Never",
           "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/valueset-ordinalValue",
                          "valueDecimal": 0}],
           "designation": [{"language": "de", "value": "Nie"}]},
          {"code": "often", "display": "Often",
           "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/valueset-ordinalValue",
                          "valueDecimal": 3}],
           "designation": [{"language": "de", "value": "Oft"}]}]}]}}],
      "item": [
        {"linkId": "intro", "type": "display", "text": "In the last two weeks …"},
        {"linkId": "scale", "type": "group", "text": "How often …",
         "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
           "valueCodeableConcept": {"coding": [{
             "system": "http://hl7.org/fhir/questionnaire-item-control", "code": "table"}]}}],
         "item": [
          {"linkId": "/1.1", "type": "choice", "text": "were you sad?", "required": true,
           "code": [{"system": "http://example.org/items", "code": "X-1"}],
           "answerValueSet": "#often"},
          {"linkId": "/1.2", "type": "choice", "text": "were you tired?",
           "answerValueSet": "#often"}]},
        {"linkId": "total", "type": "decimal", "text": "Total", "readOnly": true, "extension": [
          {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression",
           "valueExpression": {"language": "text/fhirpath", "expression": "%total"}}]},
        {"linkId": "impact", "type": "text", "text": "What became harder?",
         "enableWhen": [
          {"question": "/1.1", "operator": "=",
           "answerCoding": {"system": "http://example.org/often", "code": "often"}},
          {"question": "/1.2", "operator": "=",
           "answerCoding": {"system": "http://example.org/often", "code": "often"}}],
         "enableBehavior": "any"}
      ]
    }
    """

  static let intake = """
    {
      "resourceType": "Questionnaire",
      "url": "http://example.org/Questionnaire/Intake_Form|3",
      "status": "draft",
      "language": "en",
      "title": "Intake",
      "publisher": "Example clinic",
      "code": [{"system": "http://example.org/forms", "code": "F1"}],
      "extension": [{
        "url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-preferredTerminologyServer",
        "valueUrl": "http://tx.example.org"}],
      "item": [{
        "linkId": "page1", "type": "group", "text": "First page",
        "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
          "valueCodeableConcept": {"coding": [{"code": "page"}]}}],
        "item": [
          {"linkId": "weight", "type": "quantity", "text": "Weight", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unit",
              "valueCoding": {"system": "http://unitsofmeasure.org", "code": "kg"}},
             {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDecimal": 20},
             {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueDecimal": 300}],
           "initial": [{"valueQuantity": {"value": 70, "code": "kg"}}]},
          {"linkId": "pain", "type": "integer", "text": "Pain", "initial": [{"valueInteger": 5}],
           "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
              "valueCodeableConcept": {"coding": [{"code": "slider"}]}},
             {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueInteger": 0},
             {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueInteger": 10},
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue",
              "valueInteger": 2}],
           "item": [
             {"linkId": "pain-help", "type": "display", "text": "Right now", "extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
                "valueCodeableConcept": {"coding": [{"code": "help"}]}}]},
             {"linkId": "pain-low", "type": "display", "text": "none", "extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
                "valueCodeableConcept": {"coding": [{"code": "lower"}]}}]},
             {"linkId": "pain-high", "type": "display", "text": "worst", "extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl",
                "valueCodeableConcept": {"coding": [{"code": "upper"}]}}]}]},
          {"linkId": "born", "type": "date", "text": "Born", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDate": "1900-01-01"}]},
          {"linkId": "woke", "type": "time", "text": "Woke", "initial": [{"valueTime": "07:30:00"}]},
          {"linkId": "seen", "type": "dateTime", "text": "Seen",
           "initial": [{"valueDateTime": "2026-01-31T18:30:00+01:00"}]},
          {"linkId": "mail", "type": "string", "text": "Mail", "maxLength": 5000, "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/regex", "valueString": ".+@.+"},
             {"url": "http://hl7.org/fhir/StructureDefinition/entryFormat",
              "valueString": "name@host", "_valueString": {"extension": [
                {"url": "http://hl7.org/fhir/StructureDefinition/translation", "extension": [
                  {"url": "lang", "valueCode": "de"},
                  {"url": "content", "valueString": "name@rechner"}]}]}}]},
          {"linkId": "smoker", "type": "boolean", "text": "Smoker?", "prefix": "7.", "item": [
            {"linkId": "cigarettes", "type": "integer", "text": "How many?", "enableWhen": [
              {"question": "smoker", "operator": "=", "answerBoolean": true}]}]},
          {"linkId": "drugs", "type": "open-choice", "text": "Drugs", "repeats": true,
           "maxLength": 40, "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs",
              "valueInteger": 2},
             {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-openLabel",
              "valueString": "Another one"}],
           "answerOption": [
             {"valueCoding": {"system": "http://example.org/d", "code": "A", "display": "A drug"},
              "initialSelected": true},
             {"extension": [
               {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive",
                "valueBoolean": true}], "valueString": "None at all"}]},
          {"linkId": "why", "type": "string", "text": "Why tea?", "enableWhen": [
             {"question": "drugs", "operator": "=", "answerString": "tea"}]},
          {"linkId": "photo", "text": "Photo", "type": "attachment", "required": true,
           "repeats": true},
          {"linkId": "country", "type": "choice", "text": "Country",
           "answerValueSet": "http://hl7.org/fhir/ValueSet/iso3166-1-2"},
          {"linkId": "remote", "text": "Remote", "type": "choice",
           "answerValueSet": "http://example.org/ValueSet/far-away"},
          {"linkId": "secret", "type": "string", "text": "Hidden", "extension": [
             {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-hidden",
              "valueBoolean": true}]},
          {"linkId": "number", "type": "choice", "text": "Number", "answerOption": [
             {"valueInteger": 1}, {"valueDate": "2026-01-31"}, {"valueTime": "08:00:00"}]}]},
        {"linkId": "after", "type": "display", "text": "Thank you"}]
    }
    """

  static let fifth = """
    {
      "resourceType": "Questionnaire",
      "url": "http://example.org/Questionnaire/fifth",
      "version": "5.0.0", "versionAlgorithmString": "semver", "copyrightLabel": "All wrong reserved",
      "status": "active", "language": "en", "title": "Fifth",
      "item": [
        {"linkId": "a", "type": "coding", "text": "A", "answerConstraint": "optionsOrString",
         "answerOption": [
          {"valueCoding": {"code": "x", "display": "X"}},
          {"valueCoding": {"code": "y", "display": "Y"}}]},
        {"linkId": "b", "type": "question", "text": "B", "answerConstraint": "optionsOnly",
         "answerOption": [
          {"valueCoding": {"code": "x", "display": "X", "extension": [
            {"url": "http://hl7.org/fhir/StructureDefinition/itemWeight", "valueDecimal": 1.5}]}},
          {"valueCoding": {"code": "y", "display": "Y"}}]},
        {"linkId": "c", "type": "integer", "text": "C", "answerOption": [
          {"valueInteger": 1}, {"valueInteger": 2, "initialSelected": true}]},
        {"linkId": "d", "type": "boolean", "text": "D", "disabledDisplay": "protected",
         "enableWhen": [
          {"question": "c", "operator": "=", "answerInteger": 2},
          {"question": "b", "operator": "!=", "answerCoding": {"code": "x"}}],
         "enableBehavior": "all"}
      ]
    }
    """
}
