/// The formats of questionnaires that this library reads or writes, by the names that the command
/// line has for them.
public enum CatalogueFormat: String, Sendable, Hashable, CaseIterable {
  /// Otolith's own YAML.
  case otolith
  /// FHIR Questionnaires: STU3, R4 and R5 are read, R4 is written.
  case fhir
  /// REDCap data dictionaries: CSV and workbooks are read, CSV is written.
  case redcap
  /// Track Your Health codebooks: CSV and workbooks are read, CSV is written.
  case codebook
  /// XLSForm of ODK and KoboToolbox: workbooks and CSV are read, workbooks are written.
  case xlsform
  /// Form JSON of the generic forms system.
  case forms

  /// Nil: the format is only written.
  public var reader: (any QuestionnaireReader)? {
    switch self {
    case .otolith: OtolithReader()
    case .fhir: FHIRQuestionnaireReader()
    case .redcap: REDCapReader()
    case .codebook: CodebookReader()
    case .xlsform: XLSFormReader()
    case .forms: FormsReader()
    }
  }

  /// Nil: the format is only read.
  public var writer: (any QuestionnaireWriter)? {
    switch self {
    case .otolith: OtolithWriter()
    case .fhir: FHIRQuestionnaireWriter()
    case .redcap: REDCapWriter()
    case .codebook: CodebookWriter()
    case .xlsform: XLSFormWriter()
    case .forms: FormsWriter()
    }
  }

  /// Endings of file names, in lower case and with the dot. An ending that several formats have says
  /// nothing alone.
  public var fileNameEndings: [String] {
    switch self {
    case .otolith: [".yaml", ".yml"]
    case .fhir, .forms: [".json"]
    case .redcap, .codebook: [".csv"]
    case .xlsform: [".xlsx"]
    }
  }

  /// The format that the ending of a file name tells.
  ///
  /// - Returns: nil when it fits none, or several.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    let fitting = Self.allCases.filter { $0.fileNameEndings.contains(where: name.hasSuffix) }
    guard fitting.count == 1 else { return nil }
    self = fitting[0]
  }
}
