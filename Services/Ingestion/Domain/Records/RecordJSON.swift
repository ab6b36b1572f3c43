import Calendar
import Serialization

/// The stored JSON form of a record's contents, also used for comparison. Times are microseconds
/// since 1970; absent values are omitted.
enum RecordJSON {
  /// - Parameter contents: valid contents.
  static func text(_ contents: RecordContents) -> String {
    var writer = JSONWriter()
    writer.object { write(contents, to: &$0) }
    return writer.text
  }

  private static func write(_ contents: RecordContents, to writer: inout JSONWriter) {
    switch contents {
    case .event(let event):
      write(event.time, "event_time", to: &writer)
      write(event.kind, "kind", to: &writer)
    case .therapy(let therapy):
      writer.name("start_date")
      writer.string(therapy.startDate)
      if !therapy.endDate.isEmpty {
        writer.name("end_date")
        writer.string(therapy.endDate)
      }
      write(therapy.kind, "kind", to: &writer)
    case .audiogram(let audiogram):
      write(audiogram.time, "measure_time", to: &writer)
      writer.name("thresholds")
      writer.array { for threshold in audiogram.thresholds { write(threshold, to: &$0) } }
    case .tinnitusMatch(let match):
      write(match.time, "measure_time", to: &writer)
      writer.name("matches")
      writer.array { for match in match.matches { write(match, to: &$0) } }
    case .measurement(let measurement):
      write(measurement.quantity, "quantity", to: &writer)
      writer.name("unit")
      writer.string(measurement.unit)
      writer.name("values")
      writer.array { for value in measurement.values { write(value, to: &$0) } }
    }
  }

  private static func write(
    _ threshold: AudiogramRecord.Threshold, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      write(threshold.ear, to: &writer)
      write(threshold.frequency, "frequency", to: &writer)
      write(threshold.level, "level", to: &writer)
      write(threshold.isMasked, "masked", to: &writer)
      write(threshold.hasNoResponse, "no_response", to: &writer)
      write(threshold.discomfortLevel, "discomfort_level", to: &writer)
    }
  }

  private static func write(_ match: TinnitusMatchRecord.Match, to writer: inout JSONWriter) {
    writer.object { writer in
      write(match.ear, to: &writer)
      write(match.pitch, "pitch", to: &writer)
      write(match.timbre, "timbre", to: &writer)
      write(match.loudness, "loudness", to: &writer)
      write(match.maskingLevel, "masking_level", to: &writer)
    }
  }

  private static func write(_ value: MeasurementRecord.Value, to writer: inout JSONWriter) {
    writer.object { writer in
      write(value.time, "at", to: &writer)
      write(value.value, "value", to: &writer)
      write(value.secondValue, "second_value", to: &writer)
    }
  }

  private static func write(_ ear: Ear?, to writer: inout JSONWriter) {
    guard let ear else { return }
    writer.name("ear")
    writer.string(ear.rawValue)
  }

  private static func write(_ flag: Bool, _ name: String, to writer: inout JSONWriter) {
    guard flag else { return }
    writer.name(name)
    writer.bool(true)
  }

  private static func write(_ number: Double?, _ name: String, to writer: inout JSONWriter) {
    guard let number else { return }
    writer.name(name)
    writer.number(number)
  }

  private static func write(_ code: RecordCode?, _ name: String, to writer: inout JSONWriter) {
    guard let code else { return }
    writer.name(name)
    writer.object { writer in
      writer.name("version")
      writer.integer(Int64(code.version))
      writer.name("code")
      writer.string(code.code)
    }
  }

  private static func write(_ time: DeviceTime?, _ name: String, to writer: inout JSONWriter) {
    guard let instant = time?.instant else { return }
    writer.name(name)
    writer.integer(instant.microseconds)
  }
}
