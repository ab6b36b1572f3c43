import Fields
import FoundationEssentials

/// Numbers of a study's sheets.
struct StudyFigures: Sendable, Hashable {
  /// In the order of the study.
  var questionnaires: [SheetFigures] = []
  /// Earliest first.
  var days: [SheetDay] = []
  /// Number of participants with sheets.
  var participants = 0
  /// Number of pairs of a participant and a day with a timed sheet.
  var participantDays = 0
  /// Minutes of such a day; nil without any.
  var minutesPerDay: MinuteSummary?
  /// Nil without sheets.
  var medianSheetsPerDay: Double?
  var clients: [ClientFigures] = []
  /// Whether older sheets were left out.
  var isTruncated = false
}

/// Numbers of a questionnaire's sheets.
struct SheetFigures: Sendable, Hashable {
  var questionnaireID: String
  var sheets: Int
  var participants: Int
  /// Number of sheets that name a notification.
  var notified: Int
  /// Number of sheets that were not closed as complete.
  var incomplete: Int
  /// Number of sheets whose duration counts, see ``FigureLimits/minutesMax``.
  var timed: Int
  /// Nil without timed sheets.
  var minutes: MinuteSummary?
  var clockImplausible: Int
  var clockInconsistent: Int
  var zoneUnknown: Int
  /// Number of sheets that arrived more than a day after they were finished.
  var late: Int
}

/// Sheets of a day as devices showed it, `YYYY-MM-DD`.
struct SheetDay: Sendable, Hashable {
  var date: String
  var sheets: Int
  var participants: Int
  var notified: Int
}

/// Summary of durations in minutes.
struct MinuteSummary: Sendable, Hashable {
  var lowerQuartile: Double
  var median: Double
  var upperQuartile: Double
  var p90: Double

  /// - Returns: nil without values.
  init?(of values: [Double]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    (lowerQuartile, median) = (sorted.quantile(0.25), sorted.quantile(0.5))
    (upperQuartile, p90) = (sorted.quantile(0.75), sorted.quantile(0.9))
  }
}

/// Bounds of the work for figures.
enum FigureLimits {
  /// Maximum number of sheets in the figures of a study.
  private static let sheetsMax = 100_000
  /// Minimum number of sheets of a questionnaire that are read if it has as many.
  private static let sheetsMin = 1_000
  /// Maximum numbers of sheets and of answers in the figures of a questionnaire: with 20 answers each,
  /// 20,000 sheets take a core about two seconds.
  private static let (examinedMax, answersMax) = (20_000, 1_000_000)
  /// Durations above are those of interrupted sheets, and do not count.
  static let minutesMax = 120
  static let daysMax = 20_000
  static let clientsMax = 200

  /// Returns the maximum number of sheets of each questionnaire in the figures of a study; the newest
  /// count.
  static func sheets(ofEachOf questionnaires: Int) -> Int {
    max(sheetsMin, sheetsMax / max(1, questionnaires))
  }

  /// Returns the maximum number of sheets in the figures of a questionnaire; the newest count.
  ///
  /// - Parameter questions: number of questions of its largest version.
  static func examined(questions: Int) -> Int {
    min(examinedMax, answersMax / max(1, questions))
  }
}

/// Rules for signs of careless responding, and the sheets that show them.
struct SheetQuality: Sendable, Hashable {
  /// Maximum time for each answer of a sheet that counts as too fast (Jaso, Kraus and Heller 2022).
  static let secondsPerAnswerMax = 1.0
  /// Minimum number of answers on one scale, below which equal answers say nothing.
  static let answersMin = 4
  /// Minimum share of the answers on a scale that a run of equal ones covers.
  static let runShareMin = 0.6
  /// Maximum sample standard deviation of the answers on a scale, as a share of its range.
  static let deviationMax = 0.05

  /// Number of timed sheets with an answer.
  var timed = 0
  var tooFast = 0
  /// Nil without timed sheets.
  var medianSecondsPerAnswer: Double?
  /// Number of sheets with at least ``answersMin`` answers on a scale.
  var judged = 0
  var longRun = 0
  var smallDeviation = 0
  /// Nil without judged sheets.
  var medianLongestRun: Double?

  /// The quality as readers without access to single answers see it: numbers in tens.
  ///
  /// - Parameter participants: number of participants with sheets.
  func limited(participants: Int) -> SheetQuality {
    guard participants >= Disclosure.participantsMin else { return SheetQuality() }
    var quality = self
    quality.timed = Disclosure.inTens(timed)
    quality.tooFast = Disclosure.inTens(tooFast)
    quality.judged = Disclosure.inTens(judged)
    quality.longRun = Disclosure.inTens(longRun)
    quality.smallDeviation = Disclosure.inTens(smallDeviation)
    if quality.timed == 0 { quality.medianSecondsPerAnswer = nil }
    if quality.judged == 0 { quality.medianLongestRun = nil }
    return quality
  }
}

/// The distribution of the answers to a question, before the disclosure rules.
struct QuestionTally: Sendable, Hashable {
  /// An option, or a class of numbers. Those without answers have no entry.
  struct Class: Sendable, Hashable {
    /// Code of the option, or number of the class.
    var key: String
    var participants: Int
    var answers: Int
    /// Mean of the shares of each participant's answers.
    var share: Double
  }

  struct Numbers: Sendable, Hashable {
    /// Mean of the participants' means.
    var mean: Double
    /// Standard deviation of the participants' means; nil for one participant.
    var deviation: Double?
    /// Quartiles of all answers.
    var quartiles: [Double]
    /// The largest mean of a participant, and the sum of the two largest ones.
    var largest: Double
    var twoLargest: Double
    /// The smallest mean of a participant, and the sum of the two smallest ones.
    var smallest: Double
    var twoSmallest: Double
  }

  var participants = 0
  var answers = 0
  var numbers: Numbers?
  var classes: [Class] = []
}

/// The figures of a questionnaire for one reader.
struct QuestionnaireFigures: Sendable, Hashable {
  var quality: SheetQuality
  var questions: [QuestionFigures]
  /// Whether the reader may read single answers.
  var hasRows: Bool
  /// Number of sheets that were examined.
  var sheets: Int
  var isTruncated: Bool
}
