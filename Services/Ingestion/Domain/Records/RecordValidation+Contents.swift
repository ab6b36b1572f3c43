import Calendar
import Fields
import Questionnaires

extension RecordValidation {
  mutating func checkContents() {
    switch record.contents {
    case nil:
      violations.add(.recordContentsInvalid, "record", "has no contents")
    case .event(let event): requireTime(event.time, "record.event.event_time")
    case .therapy(let therapy): check(therapy)
    case .audiogram(let audiogram): check(audiogram)
    case .tinnitusMatch(let match): check(match)
    case .measurement(let measurement): check(measurement)
    }
  }

  private mutating func check(_ therapy: TherapyRecord) {
    let start = checkDate(therapy.startDate, "record.therapy.start_date")
    if therapy.startDate.isEmpty {
      violations.add(.required, "record.therapy.start_date", FieldFault.missing.description)
    }
    let end = checkDate(therapy.endDate, "record.therapy.end_date")
    if let start, let end, end < start {
      violations.add(.endBeforeStart, "record.therapy.end_date", "is before the first day")
    }
  }

  /// Returns nil for an empty or invalid date. Years of other calendars are far away from the
  /// standard bounds.
  private mutating func checkDate(_ text: String, _ field: String) -> CivilDate? {
    guard !text.isEmpty else { return nil }
    guard let date = CivilDate(iso8601: text) else {
      violations.add(.dateInvalid, field, "invalid date \(text.quotedExcerpt): expected YYYY-MM-DD")
      return nil
    }
    let (earliest, latest) = (DateDefinition.standardEarliest, DateDefinition.standardLatest)
    if text < earliest { violations.add(.outOfRange, field, "before \(earliest)") }
    if text > latest { violations.add(.outOfRange, field, "after \(latest)") }
    return date
  }

  private mutating func check(_ audiogram: AudiogramRecord) {
    let path = "record.audiogram"
    requireTime(audiogram.time, "\(path).measure_time")
    let (count, most) = (audiogram.thresholds.count, context.recordLimits.thresholdCountMax)
    guard checkCount(count, most, "\(path).thresholds") else { return }
    var seen: Set<AudiogramRecord.Place> = []
    for (place, threshold) in audiogram.thresholds.enumerated() {
      let path = "\(path).thresholds[\(place)]"
      checkEar(threshold.ear, "\(path).ear", isSingle: true)
      let isHeard = checkRange(
        threshold.frequency, context.recordLimits.audiogramFrequencies, "Hz", "\(path).frequency")
      checkRange(threshold.level, context.recordLimits.levels, "dB HL", "\(path).level")
      if let level = threshold.discomfortLevel {
        checkRange(level, context.recordLimits.levels, "dB HL", "\(path).discomfort_level")
      }
      guard isHeard, let ear = threshold.ear else { continue }
      if !seen.insert(AudiogramRecord.Place(ear: ear, frequency: threshold.frequency)).inserted {
        violations.add(
          .frequencyDuplicate, "\(path).frequency",
          "the \(ear.rawValue) ear has \(threshold.frequency.shortText) Hz already")
      }
    }
  }

  private mutating func check(_ record: TinnitusMatchRecord) {
    let path = "record.tinnitus_match"
    requireTime(record.time, "\(path).measure_time")
    let (count, most) = (record.matches.count, context.recordLimits.matchCountMax)
    guard checkCount(count, most, "\(path).matches") else { return }
    var seen: Set<Ear> = []
    for (place, match) in record.matches.enumerated() {
      let path = "\(path).matches[\(place)]"
      checkEar(match.ear, "\(path).ear")
      if let ear = match.ear, !seen.insert(ear).inserted {
        violations.add(.optionRepeated, "\(path).ear", "the \(ear.rawValue) ear occurs twice")
      }
      if let pitch = match.pitch {
        checkRange(pitch, context.recordLimits.pitches, "Hz", "\(path).pitch")
      }
      if let loudness = match.loudness {
        checkRange(loudness, context.recordLimits.levels, "dB HL", "\(path).loudness")
      }
      if let level = match.maskingLevel {
        checkRange(level, context.recordLimits.levels, "dB HL", "\(path).masking_level")
      }
      if match.pitch == nil, match.timbre == nil, match.loudness == nil, match.maskingLevel == nil {
        violations.add(.valueMissing, path, "has no values")
      }
    }
  }

  private mutating func check(_ measurement: MeasurementRecord) {
    let path = "record.measurement"
    if measurement.unit.isEmpty {
      violations.add(.required, "\(path).unit", FieldFault.missing.description)
    } else if measurement.unit.utf8.count > context.recordLimits.unitLengthMax
      || !UnitOfMeasure.isCode(measurement.unit)
    {
      violations.add(
        .unitInvalid, "\(path).unit",
        "give a UCUM code of at most \(context.recordLimits.unitLengthMax) characters, e.g. `mm[Hg]`"
      )
    }
    let (count, most) = (measurement.values.count, context.recordLimits.valueCountMax)
    guard checkCount(count, most, "\(path).values") else { return }
    for (place, value) in measurement.values.enumerated() {
      requireTime(value.time, "\(path).values[\(place)].measure_time")
      checkFinite(value.value, "\(path).values[\(place)].value")
      if let second = value.secondValue {
        checkFinite(second, "\(path).values[\(place)].second_value")
      }
    }
  }

  /// Returns false if the list is too long to check its entries.
  private mutating func checkCount(_ count: Int, _ most: Int, _ field: String) -> Bool {
    if count == 0 { violations.add(.required, field, "at least one is needed") }
    if count > most { violations.add(.tooManyValues, field, "more than \(most)") }
    return count <= most
  }

  private mutating func checkEar(_ ear: Ear?, _ field: String, isSingle: Bool = false) {
    if ear == nil {
      violations.add(.required, field, FieldFault.missing.description)
    } else if isSingle, ear == .both {
      violations.add(.outOfRange, field, "must be one ear")
    }
  }

  @discardableResult
  private mutating func checkRange(
    _ value: Double, _ range: ClosedRange<Double>, _ unit: String, _ field: String
  ) -> Bool {
    guard checkFinite(value, field) else { return false }
    guard range.contains(value) else {
      violations.add(
        .outOfRange, field,
        "must be \(range.lowerBound.shortText) to \(range.upperBound.shortText) \(unit)")
      return false
    }
    return true
  }

  @discardableResult
  private mutating func checkFinite(_ value: Double, _ field: @autoclosure () -> String) -> Bool {
    if !value.isFinite { violations.add(.notFinite, field(), "not a finite number") }
    return value.isFinite
  }
}

extension AudiogramRecord {
  /// The position of a threshold in the audiogram.
  fileprivate struct Place: Hashable {
    var ear: Ear
    var frequency: Double
  }
}
