internal import Questionnaires

/// The result of every row of a codebook.
public struct TrackCodebookReport: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case title
    case blank
    case languages
    case header
    case headline
    case text
    case pageBreak
    /// A question with its type in the file.
    case question(String)
    /// Skipped as requested by the options.
    case skipped
  }

  public struct Row: Sendable, Hashable {
    /// Row number as in a spreadsheet, from 1. A row with line breaks in its texts is one row.
    public var row: Int
    public var kind: Kind
    /// Id of the resulting element; empty for other rows.
    public var elementID: String
    /// Changes made.
    public var notes: [String]
    /// Omissions, and work to be done manually.
    public var losses: [ConversionReport.Loss]

    public init(
      row: Int, kind: Kind, elementID: String = "", notes: [String] = [],
      losses: [ConversionReport.Loss] = []
    ) {
      self.row = row
      self.kind = kind
      self.elementID = elementID
      self.notes = notes
      self.losses = losses
    }

    init(_ row: Int, _ kind: Kind, _ elementID: String, _ notes: TrackCodebookNotes) {
      self.init(
        row: row, kind: kind, elementID: elementID, notes: notes.notes,
        losses: notes.losses.map {
          ConversionReport.Loss(
            place: elementID, what: $0.what, advice: $0.advice, effect: $0.effect)
        })
    }
  }

  /// All rows of the file.
  public var rows: [Row]
  /// Languages in the order of the header.
  public var languages: [String]
  /// Notes about the whole file.
  public var notes: [String]
  /// Sheet of a workbook; empty for other files.
  public var sheet = ""

  public init(rows: [Row] = [], languages: [String] = [], notes: [String] = []) {
    self.rows = rows
    self.languages = languages
    self.notes = notes
  }

  /// Number of rows of each kind.
  public var counts: [Kind: Int] {
    rows.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  public var questionCount: Int {
    rows.count { if case .question = $0.kind { true } else { false } }
  }
}

extension TrackCodebookReport {
  /// Converts the report to that shared by all formats.
  func conversion(
    of questionnaire: QuestionnaireDefinition, _ limits: FormatLimits
  ) -> ConversionReport {
    var report = ConversionReport(limits: limits)
    report.count(questionnaire)
    for note in notes { report.note(note) }
    for row in rows {
      let place = row.elementID.isEmpty ? "row \(row.row)" : row.elementID
      for loss in row.losses { report.lose(place, loss.what, loss.advice, loss.effect) }
      for note in row.notes {
        if row.kind == .skipped {
          report.lose(place, "row", note + "; it is left out")
        } else {
          report.note("\(place): \(note)")
        }
      }
    }
    for element in questionnaire.elements {
      if case .unsupported(let unsupported)? = element.question?.kind {
        report.lose(element.id, unsupported.type, "kept and shown as not supported", .kept)
      }
    }
    return report
  }
}
