import Calendar
import Fields
import FoundationEssentials

/// What the figures of a study count of a sheet.
struct CountedSheet: Sendable, Hashable {
  struct Marks: OptionSet, Sendable, Hashable {
    var rawValue: Int16

    static let notified = Marks(rawValue: 1)
    static let incomplete = Marks(rawValue: 2)
    static let clockImplausible = Marks(rawValue: 4)
    static let clockInconsistent = Marks(rawValue: 8)
    static let zoneUnknown = Marks(rawValue: 16)
    static let late = Marks(rawValue: 32)
    static let withdrawn = Marks(rawValue: 64)
  }

  /// The order in which sheets are stored.
  var sequence: Int64
  /// Index of the participant.
  var person: Int32
  /// Index of the program that sent it.
  var client: Int32 = 0
  /// Days since 1970 that the device showed; nil if its clock is implausible.
  var day: Int32?
  /// From start to finish; nil for sheets that are not timed.
  var microseconds: Int64?
  var marks: Marks

  var minutes: Double? { microseconds.map { Double($0) / 1_000_000 / 60 } }
}

/// The newest sheets of a study, which each reading brings up to date.
///
/// Held in the memory of the process only.
struct CountedSheets: Sendable {
  struct Questionnaire: Sendable {
    var id: String
    /// Whether only some groups see it.
    var isOfGroups: Bool
    /// Ascending by sequence; at most one more than the limit.
    var sheets: [CountedSheet] = []
  }

  /// Maximum number of sheets of each questionnaire; the newest count.
  let limit: Int
  /// In the order of the study.
  private(set) var questionnaires: [Questionnaire] = []
  private(set) var position = CountedPosition()
  /// Test participants, and participants who are being erased.
  private var excluded: Set<UUID> = []
  private var people: [UUID] = []
  private var indices: [UUID: Int32] = [:]
  private var clients = CountedClients()

  init(limit: Int) { self.limit = limit }

  /// Number of sheets.
  var count: Int { questionnaires.reduce(0) { $0 + $1.sheets.count } }

  /// Adds a reading that began at ``position``.
  ///
  /// - Parameters:
  ///   - now: time of the reading.
  ///   - settling: see ``CountedPosition/advance(to:highest:now:settling:)``.
  mutating func add(
    _ reading: CountedReading, now: ContinuousClock.Instant, settling: Duration
  ) {
    if !reading.continues { self = CountedSheets(limit: limit) }
    excluded = reading.excluded
    var known = Dictionary(questionnaires.map { ($0.id, $0.sheets) }) { first, _ in first }
    var highest = position.highest
    questionnaires = reading.questionnaires.map { news in
      var sheets = known.removeValue(forKey: news.id) ?? []
      for place in news.sequences.indices.reversed() {
        sheets.insert(
          CountedSheet(
            sequence: news.sequences[place], person: index(of: news.participants[place]),
            client: clients.index(
              of: CountedClients.Client(
                platform: news.platforms[place], appVersion: news.appVersions[place])),
            day: news.days[place], microseconds: news.microseconds[place],
            marks: CountedSheet.Marks(rawValue: news.marks[place])))
      }
      for sequence in news.withdrawn {
        if let place = sheets.place(of: sequence), sheets[place].sequence == sequence {
          sheets[place].marks.insert(.withdrawn)
        }
      }
      if sheets.count > limit + 1 { sheets.removeFirst(sheets.count - limit - 1) }
      highest = max(highest, sheets.last?.sequence ?? 0)
      return Questionnaire(id: news.id, isOfGroups: news.isOfGroups, sheets: sheets)
    }
    position.advance(to: reading.state, highest: highest, now: now, settling: settling)
  }

  private mutating func index(of participantID: UUID) -> Int32 {
    if let known = indices[participantID] { return known }
    let index = Int32(people.count)
    people.append(participantID)
    indices[participantID] = index
    return index
  }

  /// - Parameters:
  ///   - concealsGroups: whether questionnaires that only some groups see are left out.
  ///   - hasExactDevices: whether programs are named as reported, instead of by classes.
  func figures(concealsGroups: Bool, hasExactDevices: Bool) -> StudyFigures {
    var figures = StudyFigures()
    var visits: [Visit] = []
    var newest: [CountedSheet?] = Array(repeating: nil, count: people.count)
    var sent = Array(repeating: 0, count: clients.all.count)
    var all = Array(repeating: false, count: people.count)
    let isExcluded = people.map(excluded.contains)
    for one in questionnaires {
      figures.isTruncated = figures.isTruncated || one.sheets.count > limit
      if concealsGroups && one.isOfGroups { continue }
      let counted = one.sheets.suffix(limit).filter {
        !$0.marks.contains(.withdrawn) && !isExcluded[Int($0.person)]
      }
      guard !counted.isEmpty else { continue }
      var some = Array(repeating: false, count: people.count)
      for sheet in counted {
        (some[Int(sheet.person)], all[Int(sheet.person)]) = (true, true)
        sent[Int(sheet.client)] += 1
        if newest[Int(sheet.person)].map({ $0.sequence < sheet.sequence }) ?? true {
          newest[Int(sheet.person)] = sheet
        }
        if let visit = Visit(sheet) { visits.append(visit) }
      }
      figures.questionnaires.append(
        SheetFigures(of: counted, questionnaireID: one.id, participants: some.count(where: \.self)))
    }
    figures.participants = all.count(where: \.self)
    figures.clients = clients.figures(
      sheets: sent, newest: newest.compactMap { $0?.client }, hasExactDevices: hasExactDevices)
    figures.add(visits.sorted { $0.key < $1.key })
    return figures
  }
}

extension [CountedSheet] {
  /// Returns the place of the first sheet from this sequence on; nil if all are older.
  fileprivate func place(of sequence: Int64) -> Int? {
    guard let newest = last, newest.sequence >= sequence else { return nil }
    return partitioningIndex { $0.sequence >= sequence }
  }

  /// Inserts a sheet that is not known yet.
  fileprivate mutating func insert(_ sheet: CountedSheet) {
    guard let place = place(of: sheet.sequence) else { return append(sheet) }
    if self[place].sequence != sheet.sequence { insert(sheet, at: place) }
  }
}

/// A sheet on a day of a participant.
private struct Visit {
  /// The day, then the participant.
  var key: Int64
  var microseconds: Int64?
  var isNotified: Bool

  init?(_ sheet: CountedSheet) {
    guard let day = sheet.day else { return nil }
    key = Int64(day) << 32 | Int64(sheet.person)
    microseconds = sheet.microseconds
    isNotified = sheet.marks.contains(.notified)
  }

  var day: Int64 { key >> 32 }
}

extension SheetFigures {
  fileprivate init(of sheets: [CountedSheet], questionnaireID: String, participants: Int) {
    func count(_ marks: CountedSheet.Marks) -> Int {
      sheets.reduce(0) { $0 + ($1.marks.contains(marks) ? 1 : 0) }
    }
    let minutes = sheets.compactMap(\.minutes)
    self.init(
      questionnaireID: questionnaireID, sheets: sheets.count, participants: participants,
      notified: count(.notified), incomplete: count(.incomplete), timed: minutes.count,
      minutes: MinuteSummary(of: minutes), clockImplausible: count(.clockImplausible),
      clockInconsistent: count(.clockInconsistent), zoneUnknown: count(.zoneUnknown),
      late: count(.late))
  }
}

extension StudyFigures {
  /// - Parameter visits: sorted by day and participant.
  fileprivate mutating func add(_ visits: [Visit]) {
    var sheets: [Double] = []
    var minutes: [Double] = []
    var place = 0
    while place < visits.count {
      let day = visits[place].day
      var one = SheetDay(
        date: CivilDate(dayNumber: Int(day)).iso8601, sheets: 0, participants: 0, notified: 0)
      while place < visits.count, visits[place].day == day {
        let (first, key) = (place, visits[place].key)
        var microseconds: Int64?
        while place < visits.count, visits[place].key == key {
          if let taken = visits[place].microseconds { microseconds = (microseconds ?? 0) + taken }
          one.notified += visits[place].isNotified ? 1 : 0
          place += 1
        }
        one.participants += 1
        one.sheets += place - first
        sheets.append(Double(place - first))
        if let microseconds { minutes.append(Double(microseconds) / 1_000_000 / 60) }
      }
      days.append(one)
    }
    days = days.suffix(FigureLimits.daysMax)
    participantDays = minutes.count
    minutesPerDay = MinuteSummary(of: minutes)
    medianSheetsPerDay = sheets.isEmpty ? nil : sheets.sorted().quantile(0.5)
  }
}
