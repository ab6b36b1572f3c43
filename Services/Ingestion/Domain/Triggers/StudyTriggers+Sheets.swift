import Calendar
import Fields
public import Questionnaires

/// A sheet as triggers see it.
public struct WatchedSheet: Sendable, Hashable {
  public var questionnaireID: String
  public var sheet: EarlierSheet
  public var noise: [NoiseMeasurement]
  /// What the latest sheets of others say, by questionnaire.
  public var earlier: [String: [String: KnownAnswer]]

  public init(
    questionnaireID: String, sheet: EarlierSheet, noise: [NoiseMeasurement],
    earlier: [String: [String: KnownAnswer]] = [:]
  ) {
    self.questionnaireID = questionnaireID
    self.sheet = sheet
    self.noise = noise
    self.earlier = earlier
  }
}

extension StudyTriggers {
  /// What a sheet fires.
  public func fired(by watched: WatchedSheet) -> [TriggerNews] {
    news(of: watched).filter { !$0.isWithdrawn }
  }

  /// What is to be told of a sheet whose answers were changed: also what it does not fire, or not any more.
  public func changed(by watched: WatchedSheet) -> [TriggerNews] { news(of: watched) }

  /// What is to be told of a sheet that was taken back.
  public func withdrawn(by watched: WatchedSheet) -> [TriggerNews] {
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
    let ofSheet = (sheets[watched.questionnaireID] ?? []).map { watch in
      TriggerNews(
        triggerID: watch.triggerID, cause: cause, firedAt: watched.sheet.finishedAt,
        isWithdrawn: !watch.cause.holds(for: answers, scores: scores))
    }
    let ofNoise = noise.filter { $0.cause.isAbout(watched.questionnaireID) }.map { watch in
      let loud = watched.noise.first { watch.cause.isMet(by: $0) }
      return TriggerNews(
        triggerID: watch.triggerID, cause: cause,
        // Without a time of its own, or with one that cannot be right, it happened within the sheet.
        firedAt: min(
          loud?.measuredAt?.instant ?? watched.sheet.finishedAt, watched.sheet.finishedAt),
        isWithdrawn: loud == nil)
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
  fileprivate init(_ score: SheetScore) {
    self.init(
      scoreID: score.scoreID, value: score.value,
      band: score.band.isEmpty
        ? nil : ScoreBand(minimum: 0, code: score.band, label: TranslatedText()),
      answered: 0, items: 0)
  }
}
