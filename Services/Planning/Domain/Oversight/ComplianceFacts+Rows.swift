import Calendar
import Fields
import FoundationEssentials

extension ComplianceFacts {
  /// Whether facts are enough for the answer: it needs no pseudonyms, and no filter of exports.
  static func canCount(_ question: ComplianceQuestion) -> Bool {
    question.participantID == nil && question.filter.isEmpty
      && ![.participant, .participantDate].contains(question.breakdown)
  }

  /// Counts the notifications as ``ComplianceStore`` does.
  ///
  /// - Parameters:
  ///   - question: one that ``canCount(_:)``, not earlier than ``from``.
  ///   - now: notifications after this time are not counted.
  /// - Returns: Rows ordered by key.
  func rows(_ question: ComplianceQuestion, now: Date) -> [ComplianceRow] {
    let isAsked = schedules.map { schedule in
      (question.questionnaireID.isEmpty || schedule.questionnaireID == question.questionnaireID)
        && (!question.concealsGroups || questionnairesOfAll.contains(schedule.questionnaireID))
    }
    var keys = Keys(question, schedules)
    var tallies: [Tally] = []
    var latest = Array(repeating: Date.distantPast, count: schedules.count)
    for (number, member) in members.enumerated() {
      let person = member.person
      guard question.includesTests || !person.isTest,
        question.groupID.isEmpty || person.groupID == question.groupID
      else { continue }
      for fact in member.facts { latest[Int(fact.schedule)] = .distantPast }
      for fact in member.facts
      where !fact.marks.contains(.cancelled) && fact.at > question.from && fact.at <= now {
        latest[Int(fact.schedule)] = max(latest[Int(fact.schedule)], fact.at)
      }
      for fact in member.facts {
        guard isAsked[Int(fact.schedule)], fact.at <= now, fact.at >= question.from,
          fact.at < question.to, person.isEnrolled(at: fact.at),
          !pauses.contains(where: { $0.contains(fact.at) })
        else { continue }
        let hasLapsed = fact.hasLapsed(consentEnd: person.consentEndsAt)
        let isExcluded = hasLapsed || fact.marks.contains(.noRoom)
        if isExcluded, question.breakdown != .total { continue }
        guard let place = keys.place(of: fact, person) else { continue }
        if place == tallies.count { tallies.append(Tally()) }
        if isExcluded {
          tallies[place].exclude(fact)
        } else {
          let isOver = fact.expiresAt.map { $0 <= now } ?? (fact.at < latest[Int(fact.schedule)])
          tallies[place].add(fact, isOver: isOver, member: number)
        }
      }
    }
    return zip(keys.names, tallies).map { $1.row(key: $0) }.sorted { $0.key < $1.key }
  }
}

extension ComplianceFact {
  /// Same rule as ``NotificationLife/hasLapsed(at:consentEnd:)``.
  fileprivate func hasLapsed(consentEnd: Date?) -> Bool {
    guard let consentEnd, at >= consentEnd, answeredAt == nil else { return false }
    return marks.isDisjoint(with: [.delivered, .opened, .dismissed, .snoozed])
  }
}

/// The keys of rows in the order of their first notification.
private struct Keys {
  private let breakdown: ComplianceBreakdown
  private let concealsGroups: Bool
  private let schedules: [ComplianceFacts.Schedule]
  /// For each schedule, the first one of its questionnaire.
  private let questionnaires: [Int]
  private(set) var names: [String] = []
  private var places: [Int: Int] = [:]
  private var groups: [String: Int] = [:]

  init(_ question: ComplianceQuestion, _ schedules: [ComplianceFacts.Schedule]) {
    breakdown = question.breakdown
    concealsGroups = question.concealsGroups
    self.schedules = schedules
    questionnaires = schedules.map { schedule in
      schedules.firstIndex { $0.questionnaireID == schedule.questionnaireID } ?? 0
    }
  }

  /// Returns the place of the notification's row; nil if the breakdown leaves it out.
  mutating func place(of fact: ComplianceFact, _ person: ComplianceReading.Person) -> Int? {
    guard let number = number(of: fact, person) else { return nil }
    if let known = places[number] { return known }
    places[number] = names.count
    names.append(name(of: number, person))
    return names.count - 1
  }

  /// Returns a number that stands for the key.
  private mutating func number(
    of fact: ComplianceFact, _ person: ComplianceReading.Person
  ) -> Int? {
    let day = Int((Double(fact.localHour) / 24).rounded(.down))
    switch breakdown {
    case .total: return 0
    case .localDate: return day
    case .utcDate: return Int((fact.at.timeIntervalSince1970 / 86_400).rounded(.down))
    case .hour: return Int(fact.localHour) - day * 24
    case .weekday: return Int(CivilDate(dayNumber: day).dayOfWeek.rawValue)
    case .questionnaire: return questionnaires[Int(fact.schedule)]
    case .schedule: return Int(fact.schedule)
    case .group:
      if concealsGroups { return 0 }
      let number = groups[person.groupID] ?? groups.count
      groups[person.groupID] = number
      return number
    case .studyDay:
      // A day of an earlier enrolment says nothing about the present one.
      if let joinedAt = person.joinedAt, fact.at < joinedAt { return nil }
      return min(max(0, Int(fact.studyDay)), 9_999)
    case .participant, .participantDate: return nil
    }
  }

  private func name(of number: Int, _ person: ComplianceReading.Person) -> String {
    switch breakdown {
    case .localDate, .utcDate: CivilDate(dayNumber: number).iso8601
    case .hour: number.padded(to: 2)
    case .weekday: String(number)
    case .questionnaire: schedules[number].questionnaireID
    case .schedule: "\(schedules[number].questionnaireID)/\(schedules[number].scheduleID)"
    case .group: concealsGroups ? "" : person.groupID
    case .studyDay: number.padded(to: 4)
    case .total, .participant, .participantDate: ""
    }
  }
}

/// The counts of a row.
private struct Tally {
  private var counts = ComplianceRow(key: "")
  private var seconds: [Double] = []
  /// The latest participant, whose notifications follow each other.
  private var member = -1

  /// Same rules as ``NotificationLife/state(until:at:)``, with late answers counted separately.
  mutating func add(_ fact: ComplianceFact, isOver: Bool, member: Int) {
    let marks = fact.marks
    let isAnswered = fact.answeredAt != nil
    let isOpened = marks.contains(.opened)
    let hasReachedOut = !marks.isDisjoint(with: [.handedOut, .delivered, .opened, .snoozed])
    let isSeen = !marks.isDisjoint(with: [.delivered, .snoozed])
    counts.planned += 1
    if self.member != member { counts.participants += 1 }
    self.member = member
    if isAnswered || isSeen || isOpened || marks.contains(.dismissed) { counts.delivered += 1 }
    if isAnswered || isOpened { counts.opened += 1 }
    if isAnswered || hasReachedOut || marks.contains(.dismissed) { counts.sent += 1 }
    if let answeredAt = fact.answeredAt {
      if fact.expiresAt.map({ answeredAt > $0 }) ?? false {
        counts.answeredLate += 1
      } else {
        counts.answeredInTime += 1
      }
      // PostgreSQL counts microseconds.
      let microseconds = (answeredAt.timeIntervalSince(fact.at) * 1_000_000).rounded()
      seconds.append(max(0, microseconds / 1_000_000))
    } else if marks.contains(.dismissed) {
      counts.dismissed += 1
    } else if !isOver {
      counts.open += 1
    } else if !hasReachedOut {
      counts.expired += 1
    } else {
      counts.missed += 1
      if isOpened {
        counts.missedOpened += 1
      } else if isSeen {
        counts.missedUnopened += 1
      } else {
        counts.missedUnseen += 1
      }
    }
  }

  /// Adds a notification that had no room, or came after the end of the consent.
  mutating func exclude(_ fact: ComplianceFact) {
    if fact.marks.contains(.noRoom) {
      counts.withoutRoom += 1
    } else {
      counts.consentEnded += 1
    }
  }

  func row(key: String) -> ComplianceRow {
    var row = counts
    row.key = key
    guard !seconds.isEmpty else { return row }
    let sorted = seconds.sorted()
    row.medianAnswerSeconds = sorted.quantile(0.5)
    row.p90AnswerSeconds = sorted.quantile(0.9)
    return row
  }
}
