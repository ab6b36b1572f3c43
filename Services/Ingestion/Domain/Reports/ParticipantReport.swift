import Calendar

/// Everything that a participant's report shows: the numbers that ``ReadSeries`` returns, with the
/// texts of what was asked, and records and listening as they are stored.
struct ParticipantReport: Sendable {
  /// A series with values.
  struct Series: Sendable {
    var title: String
    /// Unit, or the meaning of a scale's ends; empty for neither.
    var scale = ""
    /// The ends of a scale; nil for the range of the values.
    var range: ClosedRange<Double>?
    /// Labels of options, by code.
    var options: [String: String] = [:]
    var summaries: SeriesPart<SeriesSummary>

    var values: Int { summaries.values.reduce(0) { $0 + $1.values } }
    var numbers: [SeriesSummary] { summaries.values.filter { $0.numbers != nil } }

    /// Number of answers by chosen option, most frequent first.
    var codes: [(code: String, count: Int)] {
      var counts: [String: Int] = [:]
      for summary in summaries.values {
        counts.merge(summary.codes) { $0 + $1 }
      }
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
  }

  /// The series of a questionnaire.
  struct Section: Sendable {
    var questionnaireID: String
    var title: String
    /// Series with the ids of their questions, or of their scores.
    var named: [(id: String, isScore: Bool, series: Series)]

    var series: [Series] { named.map(\.series) }
  }

  /// A therapy, an event, or another record of words.
  struct Entry: Sendable {
    /// The day, or the first and the last day, which is empty for a therapy that continues.
    var days: [String]
    var title: String
    /// The kind by the vocabulary; empty without one.
    var kind: String
    var note: String
  }

  struct Audiogram: Sendable {
    var day: String
    var thresholds: [AudiogramRecord.Threshold]
  }

  /// What was matched to a tinnitus at a time.
  struct Match: Sendable {
    var day: String
    var match: TinnitusMatchRecord.Match
    var timbre: String
  }

  var studyID: String
  /// Day on which the report was made, `YYYY-MM-DD`.
  var day: String
  /// First and last day of the requested period; empty without a limit.
  var firstDay: String
  var lastDay: String
  var period: SeriesPeriod
  var questionnaires: [Section] = []
  var others: [Series] = []
  /// Newest first.
  var audiograms: [Audiogram] = []
  var matches: [Match] = []
  var therapies: [Entry] = []
  var events: [Entry] = []
  var sounds: [SoundStatistics] = []

  var isEmpty: Bool {
    questionnaires.isEmpty && others.isEmpty && audiograms.isEmpty && matches.isEmpty
      && therapies.isEmpty && events.isEmpty && sounds.isEmpty
  }

  /// Periods for charts of a few dozen points.
  ///
  /// - Parameter seconds: time from the first to the last value.
  static func period(of seconds: Int) -> SeriesPeriod {
    let days = seconds / 86_400
    return days <= 92 ? .day : days <= 730 ? .week : .month
  }
}
