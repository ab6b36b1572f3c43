/// Names of FHIR's and Otolith's extensions and systems.
///
/// Otolith's own begin with ``own`` and never change their meaning; `README.md` beside this file
/// documents each.
enum FHIRAddress {
  /// Canonical address of a questionnaire of Otolith's, before its id.
  static let questionnaires = "urn:otolith:questionnaire:"
  /// System of the ids of the item bank.
  static let items = "urn:otolith:item"
  static let units = "http://unitsofmeasure.org"
  static let itemControls = "http://hl7.org/fhir/questionnaire-item-control"
  static let countries = "urn:iso:std:iso:3166"
  /// Value sets that are the countries by their two letters; the first one is written.
  static let countryValueSets = [
    "http://hl7.org/fhir/ValueSet/iso3166-1-2", "http://hl7.org/fhir/ValueSet/country",
  ]
  static let resolver = "https://doi.org/"

  // HL7's, https://hl7.org/fhir/extensions and SDC 4.0.
  static let translation = core("translation")
  static let language = core("language")
  static let itemControl = core("questionnaire-itemControl")
  static let unit = core("questionnaire-unit")
  static let unitOption = core("questionnaire-unitOption")
  static let minValue = core("minValue")
  static let maxValue = core("maxValue")
  static let minOccurs = core("questionnaire-minOccurs")
  static let maxOccurs = core("questionnaire-maxOccurs")
  static let sliderStep = core("questionnaire-sliderStepValue")
  static let optionExclusive = core("questionnaire-optionExclusive")
  static let hidden = core("questionnaire-hidden")
  static let regex = core("regex")
  static let entryFormat = core("entryFormat")
  /// On an option, its coding (R4), or a concept of a value set.
  static let weights = [
    core("ordinalValue"), core("itemWeight"), core("valueset-ordinalValue"),
    core("codesystem-ordinalValue"), core("questionnaire-ordinalValue"),
  ]
  static let author = core("artifact-author")
  static let relatedArtifact = core("artifact-relatedArtifact")
  static let openLabel = sdc("openLabel")
  static let enableWhenExpression = sdc("enableWhenExpression")

  /// What changes a questionnaire's behaviour, so that leaving it out is a loss.
  static let behaviours: Set<String> = [
    enableWhenExpression, sdc("calculatedExpression"), sdc("initialExpression"),
    sdc("answerExpression"), sdc("answerOptionsToggleExpression"), sdc("candidateExpression"),
    sdc("maxQuantity"), sdc("minQuantity"), core("variable"), core("questionnaire-constraint"),
    core("targetConstraint"), core("minLength"), core("maxDecimalPlaces"), core("maxSize"),
    core("mimeType"), core("cqf-expression"), core("questionnaire-unitValueSet"), unitOption,
    minValue, maxValue, minOccurs, maxOccurs, regex,
  ]

  static func core(_ name: String) -> String { "http://hl7.org/fhir/StructureDefinition/" + name }

  static func sdc(_ name: String) -> String {
    "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-" + name
  }

  static func own(_ name: Own) -> String { "urn:otolith:fhir:" + name.rawValue }

  enum Own: String, CaseIterable {
    // Of the questionnaire.
    case promisedLanguage = "promised-language"
    case sharedKinds = "shared-kinds"
    case sensor, score, sharing
    case demonstrationWording = "demonstration-wording"
    case originProject = "origin-project"
    // Of the questionnaire and of items.
    case annotation
    // Of items.
    case role
    case composite
    case requiredWithGroup = "required-with-group"
    case requiredOrNone = "required-or-none"
    case inherited
    case condition
    case knob
    case showsNumber = "shows-number"
    case sliderStep = "slider-step"
    case noneAllowed = "none-allowed"
    case manikin
    case visualAnalogue = "visual-analogue"
    case wholeNumber = "whole-number"
    case duration
    case textStyle = "text-style"
    case localTime = "local-time"
    case unsupported
    case textLanguage = "text-language"
    case textTranslation = "text-translation"
    // Of translations.
    case outdated
  }

  /// A text that is the value of an extension, with the addresses of what tells its languages.
  enum Text {
    /// Of a score.
    case title
    /// Of a band.
    case label
    /// Of a text, or of what an open choice asks for: no item has both.
    case entryFormat, openLabel

    var url: String {
      switch self {
      case .title: "title"
      case .label: "label"
      case .entryFormat: FHIRAddress.entryFormat
      case .openLabel: FHIRAddress.openLabel
      }
    }

    /// The language of the text, where it is not the questionnaire's.
    var language: String {
      switch self {
      case .title, .label: "\(url)-language"
      case .entryFormat, .openLabel: FHIRAddress.own(.textLanguage)
      }
    }

    var translation: String {
      switch self {
      case .title, .label: "\(url)-translation"
      case .entryFormat, .openLabel: FHIRAddress.own(.textTranslation)
      }
    }
  }

  /// What an item of Otolith's stands for that FHIR has no type for.
  enum Role: String {
    case introduction, closing, headline
    case firstPage = "first-page"
  }

  /// Keys of the annotations that keep what FHIR says.
  enum Key {
    static let id = "fhir.id"
    static let url = "fhir.url"
    static let version = "fhir.version"
    static let name = "fhir.name"
    static let status = "fhir.status"
    static let linkID = "fhir.link-id"
    /// Of a number: the type of the item, where it is not the one that would be written.
    static let type = "fhir.type"
    /// System of all options.
    static let optionSystem = "fhir.option-system"
    /// JSON: by code, options that are no codings or have another code than ours.
    static let options = "fhir.options"
    /// Of the text question beside a choice: the linkId of the open choice that both came from.
    static let openChoice = "fhir.open-choice"
    /// JSON: rules that Otolith cannot decide, as they were.
    static let enableWhen = "fhir.enable-when"
    /// JSON: members and extensions without meaning to Otolith, as they were.
    static let rest = "fhir.rest"

    /// Written where they belong, not as annotations.
    static let all: Set<String> = [
      id, url, version, name, status, linkID, type, optionSystem, options, openChoice, enableWhen,
      rest,
    ]
  }
}
