import PlanningDomain
import Serialization

extension PlanReport {
  /// All numbers as one JSON object, pretty; the same for the same report.
  package var json: [UInt8] {
    var json = JSONWriter(isPretty: true)
    json.object { object in
      object.name("study")
      object.string(studyID)
      write(settings, &object)
      object.name("zones")
      object.object { zones in
        for zone in self.zones { zones.write(zone.participants, zone.name) }
      }
      object.write(prompts, "prompts")
      object.write(perDay, "prompts_per_person_and_day")
      object.write(perPerson, "prompts_per_person")
      object.write(gaps, "gap_seconds")
      object.write(daysWith, "days_by_prompts")
      object.write(byHour, "prompts_by_hour")
      object.write(byDay, "prompts_by_day")
      object.name("gaps_from_seconds")
      object.object { object in
        for (from, count) in zip(Self.gapSteps, gapCounts) { object.write(count, String(from)) }
      }
      object.name("schedules")
      object.array { array in
        for line in lines { Self.write(line, &array) }
      }
      object.name("warnings")
      object.array { array in
        for warning in warnings { array.string(warning) }
      }
    }
    return json.bytes + [0x0A]
  }

  private func write(_ settings: PlanSimulationSummary, _ object: inout JSONWriter) {
    object.write(settings.participants, "participants")
    object.write(settings.days, "days")
    object.name("seed")
    object.number(spelled: String(settings.seed))
    object.name("start")
    object.string(settings.start)
    object.write(settings.joinDays, "join_days")
    object.name("quiet_hours")
    object.array { array in
      for quiet in settings.rules.quietHours {
        array.string(
          "\(PlanFigures.clock(quiet.startMinute))-\(PlanFigures.clock(quiet.endMinute))")
      }
    }
    object.write(settings.rules.perDayMax, "per_day_max")
    object.write(settings.rules.gapMinutes, "gap_minutes")
    object.name("answers_per_million")
    if let answers = settings.answersPerMillion {
      object.integer(Int64(answers))
    } else {
      object.null()
    }
  }

  private static func write(_ line: Line, _ array: inout JSONWriter) {
    array.object { object in
      object.name("schedule")
      object.string(line.name)
      object.write(line.prompts, "prompts")
      object.write(line.asked, "participants_asked")
      object.name("unplaced")
      object.object { reasons in
        for refusal in DayPlacement.Refusal.allCases {
          reasons.write(line.unplaced[refusal] ?? 0, refusal.rawValue)
        }
      }
      if let silence = line.silence {
        object.name("asks_nobody")
        object.string(silence)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ number: Int, _ name: String) {
    self.name(name)
    integer(Int64(number))
  }

  fileprivate mutating func write(_ numbers: [Int], _ name: String) {
    self.name(name)
    array { array in
      for number in numbers { array.integer(Int64(number)) }
    }
  }

  fileprivate mutating func write(_ spread: Spread?, _ name: String) {
    self.name(name)
    guard let spread else { return null() }
    object { object in
      object.write(spread.count, "count")
      object.write(spread.least, "min")
      object.write(spread.tenth, "p10")
      object.write(spread.median, "median")
      object.write(spread.ninth, "p90")
      object.write(spread.most, "max")
    }
  }
}
