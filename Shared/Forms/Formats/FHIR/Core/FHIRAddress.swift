internal import Questionnaires

/// Names of FHIR's and Otolith's extensions and systems.
///
/// Otolith's own begin with ``own`` and never change their meaning; `README.md` beside this file
/// documents each.
enum FHIRAddress {
  /// Canonical URL of Otolith's questionnaires, before the id.
  static let questionnaires = "urn:otolith:questionnaire:"
  /// System of the item bank's ids.
  static let items = "urn:otolith:item"
  static let units = "http://unitsofmeasure.org"
  static let itemControls = "http://hl7.org/fhir/questionnaire-item-control"
  static let countries = "urn:iso:std:iso:3166"
  /// Value sets of two-letter country codes; the first one is written.
  static let countryValueSets = [
    "http://hl7.org/fhir/ValueSet/iso3166-1-2", "http://hl7.org/fhir/ValueSet/country",
  ]
  static let resolver = "https://doi.org/"

  // Extensions of HL7, https://hl7.org/fhir/extensions and SDC 4.0.
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
  static let maxSize = core("maxSize")
  static let mimeType = core("mimeType")
  static let entryFormat = core("entryFormat")
  /// Extension of an option, its coding (R4), or a concept of a value set.
  static let weights = [
    core("ordinalValue"), core("itemWeight"), core("valueset-ordinalValue"),
    core("codesystem-ordinalValue"), core("questionnaire-ordinalValue"),
  ]
  static let author = core("artifact-author")
  static let relatedArtifact = core("artifact-relatedArtifact")
  static let openLabel = sdc("openLabel")
  static let enableWhenExpression = sdc("enableWhenExpression")
  static let calculatedExpression = sdc("calculatedExpression")
  static let optionsToggle = sdc("answerOptionsToggleExpression")
  static let variable = core("variable")
  static let constraint = core("questionnaire-constraint")

  /// Extensions that change a questionnaire's behaviour, so that their omission is a loss.
  static let behaviours: Set<String> = [
    enableWhenExpression, calculatedExpression, sdc("initialExpression"),
    sdc("answerExpression"), optionsToggle, sdc("candidateExpression"),
    sdc("maxQuantity"), sdc("minQuantity"), variable, constraint,
    core("targetConstraint"), core("minLength"), core("maxDecimalPlaces"), maxSize, mimeType,
    core("cqf-expression"), core("questionnaire-unitValueSet"), unitOption,
    minValue, maxValue, minOccurs, maxOccurs, regex,
  ]

  static func core(_ name: String) -> String { "http://hl7.org/fhir/StructureDefinition/" + name }

  static func sdc(_ name: String) -> String {
    "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-" + name
  }

  static func own(_ name: Own) -> String { "urn:otolith:fhir:" + name.rawValue }

  enum Own: String, CaseIterable {
    // Extension of the questionnaire.
    case promisedLanguage = "promised-language"
    case sharedKinds = "shared-kinds"
    case sensor, score, calculation, constraint, sharing
    case demonstrationWording = "demonstration-wording"
    case originProject = "origin-project"
    // Extension of the questionnaire and of items.
    case annotation
    // Extension of items.
    case role
    case composite
    case repeatCount = "repeat-count"
    case requiredWithGroup = "required-with-group"
    case requiredOrNone = "required-or-none"
    case inherited
    case withoutStatistics = "without-statistics"
    case condition
    case requiredWhen = "required-when"
    case knob
    case showsNumber = "shows-number"
    case sliderStep = "slider-step"
    case noneAllowed = "none-allowed"
    // Extension of options.
    case missingOption = "missing"
    case offeredFor = "offered-for"
    // Extension of options and items.
    case fixedPosition = "fixed-position"
    // Extension of items, again.
    case randomOptions = "random-options"
    case randomOrder = "random-order"
    case offeredBy = "offered-by"
    case poles
    case sliderLabels = "slider-labels"
    case sliderMarks = "slider-marks"
    case vertical, masked, ranking, countdown, skippable
    case manikin
    case visualAnalogue = "visual-analogue"
    case wholeNumber = "whole-number"
    case duration
    case file
    case recordingSeconds = "recording-seconds"
    case textStyle = "text-style"
    case localTime = "local-time"
    case unsupported
    case textLanguage = "text-language"
    case textTranslation = "text-translation"
    // Extension of translations.
    case outdated
  }

  /// A text as the value of an extension, with the URLs of its language extensions.
  enum Text {
    /// Extension of a score or calculation.
    case title
    /// Extension of a band.
    case label
    /// Extension of a constraint.
    case message
    /// Extension of a text, or of an open choice; no item has both.
    case entryFormat, openLabel

    var url: String {
      switch self {
      case .title: "title"
      case .label: "label"
      case .message: "message"
      case .entryFormat: FHIRAddress.entryFormat
      case .openLabel: FHIRAddress.openLabel
      }
    }

    /// Language of the text if it differs from the questionnaire's.
    var language: String {
      switch self {
      case .title, .label, .message: "\(url)-language"
      case .entryFormat, .openLabel: FHIRAddress.own(.textLanguage)
      }
    }

    var translation: String {
      switch self {
      case .title, .label, .message: "\(url)-translation"
      case .entryFormat, .openLabel: FHIRAddress.own(.textTranslation)
      }
    }
  }

  /// Purpose of an item of Otolith for which FHIR has no type.
  enum Role: String {
    case introduction, closing, headline
    case firstPage = "first-page"
  }

  /// Keys of annotations with FHIR data.
  enum Key {
    static let id = "fhir.id"
    static let url = "fhir.url"
    static let version = "fhir.version"
    static let name = "fhir.name"
    static let status = "fhir.status"
    static let linkID = "fhir.link-id"
    /// Type of a number's item, if it differs from the one that would be written.
    static let type = "fhir.type"
    /// System of all options.
    static let optionSystem = "fhir.option-system"
    /// JSON by code: options that are not codings or have another code than in Otolith.
    static let options = "fhir.options"
    /// LinkId of the open choice from which a choice and its text question came.
    static let openChoice = "fhir.open-choice"
    /// A pattern that only other systems understand.
    static let regex = "fhir.regex"
    /// JSON: original rules that Otolith cannot evaluate.
    static let enableWhen = "fhir.enable-when"
    /// JSON: original members and extensions without meaning to Otolith.
    static let rest = "fhir.rest"

    /// Written in their own places instead of as annotations.
    static let all: Set<String> = [
      id, url, version, name, status, linkID, type, optionSystem, options, openChoice, regex,
      enableWhen, rest,
    ]
  }
}

/// Values written if the definition keeps none from a file.
enum FHIRDefaults {
  static let status = "active"

  static func url(_ id: String) -> String { FHIRAddress.questionnaires + id }

  /// Computer-friendly name (R4, que-0): `tyt-momentary` becomes `TytMomentary`.
  static func name(_ id: String) -> String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Q\(name)"
  }
}
