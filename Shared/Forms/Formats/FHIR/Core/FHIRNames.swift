/// Members of R4 and R5; all others are errors.
enum FHIRNames {
  static let questionnaire: Set<String> = [
    "resourceType", "id", "meta", "implicitRules", "language", "text", "contained", "extension",
    "modifierExtension", "url", "identifier", "version", "name", "title", "derivedFrom", "status",
    "experimental", "subjectType", "date", "publisher", "contact", "description", "useContext",
    "jurisdiction", "purpose", "copyright", "approvalDate", "lastReviewDate", "effectivePeriod",
    "code", "item",
    // R5
    "versionAlgorithmString", "versionAlgorithmCoding", "copyrightLabel",
  ]
  static let item: Set<String> = [
    "id", "extension", "modifierExtension", "linkId", "definition", "code", "prefix", "text",
    "type",
    "enableWhen", "enableBehavior", "required", "repeats", "readOnly", "maxLength",
    "answerValueSet", "answerOption", "initial", "item",
    // R5
    "disabledDisplay", "answerConstraint",
  ]
  static let enableWhen: Set<String> = [
    "id", "extension", "modifierExtension", "question", "operator", "answerBoolean",
    "answerDecimal", "answerInteger", "answerDate", "answerDateTime", "answerTime", "answerString",
    "answerCoding", "answerQuantity", "answerReference",
  ]
  static let answerOption: Set<String> = [
    "id", "extension", "modifierExtension", "valueInteger", "valueDate", "valueTime",
    "valueString", "valueCoding", "valueReference", "initialSelected",
  ]
  static let initial: Set<String> = [
    "id", "extension", "modifierExtension", "valueBoolean", "valueDecimal", "valueInteger",
    "valueDate", "valueDateTime", "valueTime", "valueString", "valueUri", "valueAttachment",
    "valueCoding", "valueQuantity", "valueReference",
  ]
  static let statuses: Set<String> = ["draft", "active", "retired", "unknown"]
}
