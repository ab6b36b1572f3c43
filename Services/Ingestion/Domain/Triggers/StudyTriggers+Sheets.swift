import Calendar
import Fields
import Questionnaires

/// A sheet as seen by triggers.
struct WatchedSheet: Sendable, Hashable {
  var questionnaireID: String
  var sheet: EarlierSheet
  var noise: [NoiseMeasurement]
  /// Answers of the latest sheets of other questionnaires, by questionnaire.
  var earlier: [String: [String: KnownAnswer]] = [:]
}

extension StudyTriggers {
  /// Returns the triggers fired by a sheet.
  func fired(by watched: WatchedSheet) -> [TriggerNews] {
    news(of: watched).filter { !$0.isWithdrawn }
  }

  /// Returns the trigger events of an amended sheet, including those it does not fire (any more).
  func changed(by watched: WatchedSheet) -> [TriggerNews] { news(of: watched) }

  /// Returns the trigger events of a withdrawn sheet.
  func withdrawn(by watched: WatchedSheet) -> [TriggerNews] {
    news(of: watched).map { news in
      var news = news
      news.isWithdrawn = true
      return news
    }
  }

  private func news(of watched: WatchedSheet) -> [TriggerNews] {
    let cause = "sheet \(watched.sheet.sheetID.text)"
    let answers = SheetAnswers(watched.sheet.answers, earlier: watched.earlier)
    let scores = watched.sheet.scores.map(ScoreResult.init)
    let countedAt = watched.sheet.countedAt
    let isByReceipt = countedAt != watched.sheet.finishedAt
    let ofSheet = (sheets[watched.questionnaireID] ?? []).map { watch in
      let holds = { (cause: SheetCause) in cause.holds(for: answers, scores: scores) }
      let isMet = holds(watch.cause)
      return TriggerNews(
        triggerID: watch.triggerID, cause: cause, firedAt: countedAt, isByReceipt: isByReceipt,
        isWithdrawn: !isMet, drawOptions: isMet ? watch.draw?.options(where: holds) : nil)
    }
    let ofNoise = noise.filter { $0.cause.isAbout(watched.questionnaireID) }.map { watch in
      let loud = watched.noise.first { watch.cause.isMet(by: $0) }
      // A missing or implausible measurement time is replaced by the finish time.
      let firedAt = min(loud?.measuredAt?.instant ?? countedAt, countedAt)
      return TriggerNews(
        triggerID: watch.triggerID, cause: cause, firedAt: firedAt,
        isByReceipt: isByReceipt && firedAt == countedAt, isWithdrawn: loud == nil)
    }
    return ofSheet + ofNoise
  }
}

extension NoiseCause {
  fileprivate func isMet(by measurement: NoiseMeasurement) -> Bool {
    guard let level, let unit, measurement.unit == NoiseUnit(unit) else { return false }
    return measurement.level >= level
  }
}

extension NoiseUnit {
  fileprivate init(_ unit: NoiseCause.Unit) {
    switch unit {
    case .decibelA: self = .decibelA
    case .decibelFullScale: self = .decibelFullScale
    case .amplitude: self = .amplitude
    }
  }
}

extension ScoreResult {
  init(_ score: SheetScore) {
    self.init(
      scoreID: score.scoreID, value: score.value,
      band: score.band.isEmpty
        ? nil : ScoreBand(minimum: 0, code: score.band, label: TranslatedText()),
      answered: 0, items: 0)
  }
}

/// An event of a study's trigger.
struct TriggerNews: Sendable, Hashable {
  var triggerID: String
  /// Unique name of the cause; the same cause is the same occurrence.
  var cause: String
  /// When it happened or will happen.
  var firedAt: Instant
  /// Whether that is the server's time, rather than one by the device's clock.
  var isByReceipt = false
  /// Whether the event is withdrawn.
  var isWithdrawn: Bool = false
  /// Options of the row of the trigger's draw that holds, empty if the participant is not available;
  /// nil if no row depends on the sheet.
  var drawOptions: [TriggerDraw.Option]?
}
