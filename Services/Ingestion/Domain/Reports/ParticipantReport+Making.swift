import Calendar
import ReportPages
import Serialization

extension ReportScope {
  /// Whether the series of a name belongs to the questionnaires or records of the scope. Thresholds
  /// and matches are shown as audiograms and matches, not as series.
  func contains(_ key: SeriesKey) -> Bool {
    switch key.kind {
    case .question, .score: contains(questionnaire: key.names[0])
    case .noise: hasAllQuestionnaires
    case .measurement: hasHealthRecords
    case .threshold, .tinnitusMatch: false
    }
  }
}

extension ParticipantReport.Series {
  /// - Parameters:
  ///   - words: texts by questionnaire.
  ///   - quantities: labels of measured quantities, by vocabulary and code.
  init(
    _ source: SeriesSource, _ words: [String: QuestionnaireTexts],
    quantities: [String: [String: String]], _ summaries: SeriesPart<SeriesSummary>,
    say: ReportWords
  ) {
    switch source {
    case .question(let questionnaireID, let elementID):
      let question = words[questionnaireID]?.questions[elementID]
      self.init(
        title: question.flatMap { $0.text.isEmpty ? nil : $0.text } ?? elementID,
        scale: question?.scale ?? "", range: question?.range, options: question?.options ?? [:],
        summaries: summaries)
    case .score(let questionnaireID, let scoreID):
      let title = words[questionnaireID]?.scores[scoreID]?.title ?? ""
      self.init(title: title.isEmpty ? scoreID : title, summaries: summaries)
    case .item(let itemID): self.init(title: itemID, summaries: summaries)
    case .noise(_, let unit):
      self.init(
        title: say("Noise level", "Geräuschpegel"), scale: unit.symbol(say), summaries: summaries)
    case .measurement(let vocabularyID, let code, let unit, let isSecond):
      let title = quantities[vocabularyID]?[code] ?? code
      self.init(
        title: isSecond ? say("\(title), second value", "\(title), zweiter Wert") : title,
        scale: unit, summaries: summaries)
    case .threshold(let ear, let frequency):
      self.init(
        title: "\(ear.rawValue), \(frequency.shortText) Hz", scale: "dB HL", summaries: summaries)
    case .tinnitusMatch(let ear, let value):
      self.init(
        title: "\(value.rawValue), \(ear.rawValue)", scale: value == .pitch ? "Hz" : "dB HL",
        summaries: summaries)
    }
  }
}

extension NoiseUnit {
  fileprivate func symbol(_ say: ReportWords) -> String {
    switch self {
    case .decibelA: "dB(A)"
    case .decibelFullScale: "dBFS"
    case .amplitude: say("amplitude, 0 to 1", "Amplitude, 0 bis 1")
    case .untold: say("without a unit", "ohne Einheit")
    }
  }
}

extension ParticipantReport {
  mutating func add(_ series: Series, of source: SeriesSource) {
    switch source {
    case .question(let questionnaireID, let elementID):
      add(series, elementID, isScore: false, to: questionnaireID)
    case .score(let questionnaireID, let scoreID):
      add(series, scoreID, isScore: true, to: questionnaireID)
    default: others.append(series)
    }
  }

  private mutating func add(
    _ series: Series, _ id: String, isScore: Bool, to questionnaireID: String
  ) {
    if let place = questionnaires.firstIndex(where: { $0.questionnaireID == questionnaireID }) {
      questionnaires[place].named.append((id, isScore, series))
    } else {
      questionnaires.append(
        Section(
          questionnaireID: questionnaireID, title: questionnaireID,
          named: [(id, isScore, series)]))
    }
  }

  /// Puts scores first, then questions as they are asked, and sets the titles.
  mutating func sort(by words: [String: QuestionnaireTexts]) {
    for place in questionnaires.indices {
      guard let texts = words[questionnaires[place].questionnaireID] else { continue }
      if !texts.title.isEmpty { questionnaires[place].title = texts.title }
      func rank(_ id: String, _ isScore: Bool) -> Int {
        isScore ? -1 : texts.order.firstIndex(of: id) ?? texts.order.count
      }
      questionnaires[place].named.sort { left, right in
        (rank(left.id, left.isScore), left.id) < (rank(right.id, right.isScore), right.id)
      }
    }
  }

  /// Adds a record; measurements are series.
  mutating func add(_ record: StoredRecord, words: [RecordCode: String], zone: IANAZone) {
    func label(_ code: RecordCode?) -> String { code.map { words[$0] ?? $0.code } ?? "" }
    func day(_ time: DeviceTime?) -> String {
      time?.instant.map { zone.date(at: $0).iso8601 } ?? ""
    }
    switch record.contents {
    case nil, .measurement: break
    case .event(let event):
      events.append(
        Entry(
          days: [day(event.time)], title: record.title, kind: label(event.kind), note: record.note))
    case .therapy(let therapy):
      therapies.append(
        Entry(
          days: [therapy.startDate, therapy.endDate], title: record.title,
          kind: label(therapy.kind), note: record.note))
    case .audiogram(let audiogram):
      audiograms.append(
        Audiogram(day: day(audiogram.time), thresholds: audiogram.thresholds))
    case .tinnitusMatch(let match):
      matches += match.matches.map {
        Match(day: day(match.time), match: $0, timbre: label($0.timbre))
      }
    }
  }
}

extension SoundStatistics {
  /// Statistics without sessions yet.
  init(_ session: SessionRecord) {
    self.init(
      collectionID: session.collectionID, soundID: session.soundID,
      version: session.collectionVersion, title: session.soundID, sessions: 0, ratings: 0,
      meanRating: nil, netMilliseconds: 0, lastStartedAt: nil)
  }

  mutating func add(_ session: SessionRecord) {
    sessions += 1
    netMilliseconds &+= session.netMilliseconds
    version = max(version, session.collectionVersion)
    lastStartedAt = max(lastStartedAt ?? session.countedAt, session.countedAt)
    guard let rating = session.rating.value else { return }
    let sum = (meanRating ?? 0) * Double(ratings) + Double(rating)
    ratings += 1
    meanRating = sum / Double(ratings)
  }
}
