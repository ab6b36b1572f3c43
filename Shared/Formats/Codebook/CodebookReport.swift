internal import Questionnaires

/// What became of every row of a codebook.
public struct CodebookReport: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case title
    case blank
    case languages
    case header
    case headline
    case text
    case pageBreak
    /// With the question type as the file writes it.
    case question(String)
    /// Left out as the options asked for.
    case skipped
  }

  public struct Row: Sendable, Hashable {
    /// As a spreadsheet numbers it, from 1. A row with line breaks in its texts is one row.
    public var row: Int
    public var kind: Kind
    /// Of the element that the row became; empty for other rows.
    public var elementID: String
    /// What was changed.
    public var notes: [String]
    /// What was left out, or is to be done by hand.
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

    init(_ row: Int, _ kind: Kind, _ elementID: String, _ notes: CodebookNotes) {
      self.init(
        row: row, kind: kind, elementID: elementID, notes: notes.notes,
        losses: notes.losses.map {
          ConversionReport.Loss(place: elementID, what: $0.what, advice: $0.advice)
        })
    }
  }

  /// Every row of the file.
  public var rows: [Row]
  /// In the order of the header.
  public var languages: [String]
  /// About the file as a whole.
  public var notes: [String]
  /// Of a workbook; empty for other files.
  public var sheet = ""

  public init(rows: [Row] = [], languages: [String] = [], notes: [String] = []) {
    self.rows = rows
    self.languages = languages
    self.notes = notes
  }

  /// How many rows there are of each kind.
  public var counts: [Kind: Int] {
    rows.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  public var questionCount: Int {
    rows.count { if case .question = $0.kind { true } else { false } }
  }
}

extension CodebookReport {
  /// The same in the words that all formats share.
  func conversion(
    of questionnaire: QuestionnaireDefinition, _ limits: FormatLimits
  ) -> ConversionReport {
    var report = ConversionReport(limits: limits)
    report.count(questionnaire)
    for note in notes { report.note(note) }
    for row in rows {
      let place = row.elementID.isEmpty ? "row \(row.row)" : row.elementID
      for loss in row.losses { report.lose(place, loss.what, loss.advice) }
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
        report.lose(element.id, unsupported.type, "kept as it is and shown as not supported")
      }
    }
    return report
  }
}
