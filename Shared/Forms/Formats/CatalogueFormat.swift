/// The questionnaire formats that this library reads or writes, by their command line names.
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

  /// The reader; nil if the format is write-only.
  public var reader: (any QuestionnaireReader)? {
    switch self {
    case .otolith: OtolithReader()
    case .fhir: FHIRQuestionnaireReader()
    case .redcap: REDCapReader()
    case .codebook: TrackCodebookReader()
    case .xlsform: XLSFormReader()
    case .forms: FormsReader()
    }
  }

  /// The writer; nil if the format is read-only.
  public var writer: (any QuestionnaireWriter)? {
    switch self {
    case .otolith: OtolithWriter()
    case .fhir: FHIRQuestionnaireWriter()
    case .redcap: REDCapWriter()
    case .codebook: TrackCodebookWriter()
    case .xlsform: XLSFormWriter()
    case .forms: FormsWriter()
    }
  }

  /// File name extensions in lower case with the dot. Several formats may share one, which then
  /// does not identify a format.
  public var fileNameEndings: [String] {
    switch self {
    case .otolith: [".yaml", ".yml"]
    case .fhir, .forms: [".json"]
    case .redcap, .codebook: [".csv"]
    case .xlsform: [".xlsx"]
    }
  }

  /// Detects the format from the extension of a file name.
  ///
  /// - Returns: nil if no format, or more than one, matches.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    let fitting = Self.allCases.filter { $0.fileNameEndings.contains(where: name.hasSuffix) }
    guard fitting.count == 1 else { return nil }
    self = fitting[0]
  }
}
