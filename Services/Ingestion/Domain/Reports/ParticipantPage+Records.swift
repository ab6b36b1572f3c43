import Calendar
import ReportPages

/// Health records and listening.
extension ParticipantPage {
  /// Audiograms shown in one chart: the newest.
  private static let shownMax = 6

  var audiograms: String {
    guard !report.audiograms.isEmpty else { return "" }
    let ears: [Ear] = Ear.allCases.filter { ear in
      report.audiograms.contains { $0.thresholds.contains { $0.ear == ear } }
    }
    return section(
      say("Audiograms", "Audiogramme"),
      ["<div class=\"charts\">\(ears.map { audiograms(of: $0) }.joined(separator: "\n"))</div>"])
  }

  private func name(_ ear: Ear?) -> String {
    switch ear {
    case .left: say("left ear", "linkes Ohr")
    case .right: say("right ear", "rechtes Ohr")
    case .both: say("both ears", "beide Ohren")
    case nil: "–"
    }
  }

  private func audiograms(of ear: Ear) -> String {
    let shown = report.audiograms.compactMap { one -> AudiogramChart.Line? in
      let found = one.thresholds.filter { $0.ear == ear }.sorted { $0.frequency < $1.frequency }
      return found.isEmpty ? nil : AudiogramChart.Line(day: day(one.day), thresholds: found)
    }.prefix(Self.shownMax)
    let frequencies = Set(shown.flatMap { $0.thresholds.map(\.frequency) }).sorted()
    let rows: [[ReportMarkup.Cell]] = frequencies.map { frequency in
      [.text("\(say.number(frequency)) Hz")]
        + shown.map { line in
          let found = line.thresholds.first { $0.frequency == frequency }
          let level = found.map { ($0.hasNoResponse ? "> " : "") + say.number($0.level) }
          return .value(level ?? "–")
        }
    }
    return """
      <div><h3>\(ReportMarkup.escaped(name(ear)))</h3>
      \(AudiogramChart(ear: ear, name: name(ear), lines: Array(shown), say: say).svg)
      \(ReportMarkup.table(
        "dB HL", [say("Frequency", "Frequenz")] + shown.map(\.day), rows))</div>
      """
  }

  var matches: String {
    guard !report.matches.isEmpty else { return "" }
    func number(_ value: Double?, _ unit: String) -> ReportMarkup.Cell {
      .value(value.map { "\(say.number($0)) \(unit)" } ?? "–")
    }
    return section(
      say("Sound of the tinnitus", "Klang des Tinnitus"),
      [
        ReportMarkup.table(
          "",
          [
            say("Day", "Datum"), say("Ear", "Ohr"), say("Pitch", "Tonhöhe"),
            say("Loudness", "Lautheit"), say("Masking level", "Maskierungspegel"),
            say("Timbre", "Klangfarbe"),
          ],
          report.matches.map {
            [
              .text(day($0.day)), .text(name($0.match.ear)), number($0.match.pitch, "Hz"),
              number($0.match.loudness, "dB HL"), number($0.match.maskingLevel, "dB HL"),
              .text($0.timbre),
            ]
          })
      ])
  }

  func entries(_ title: String, _ entries: [ParticipantReport.Entry]) -> String {
    guard !entries.isEmpty else { return "" }
    return section(
      title,
      [
        ReportMarkup.table(
          "",
          [
            say("Period", "Zeitraum"), say("Title", "Bezeichnung"), say("Kind", "Art"),
            say("Note", "Notiz"),
          ],
          entries.map {
            [
              .text($0.days.map { day($0) }.joined(separator: " – ")), .text($0.title),
              .text($0.kind), .text($0.note),
            ]
          })
      ])
  }

  var listening: String {
    guard !report.sounds.isEmpty else { return "" }
    return section(
      say("Listening", "Hören"),
      [
        ReportMarkup.table(
          "",
          [
            say("Sound", "Klang"), say("Sessions", "Sitzungen"), say("Minutes", "Minuten"),
            say("Mean rating, 1 (best) to 7", "Mittlere Bewertung, 1 (am besten) bis 7"),
          ],
          report.sounds.map {
            [
              .text($0.title), .value(say.count($0.sessions)),
              .value(say.number(Double($0.netMilliseconds) / 60_000)),
              .value($0.meanRating.map { say.number($0) } ?? "–"),
            ]
          })
      ])
  }
}

/// Audiograms of one ear: frequency on a logarithmic axis, hearing level downwards (ISO 8253-1).
struct AudiogramChart {
  struct Line {
    var day: String
    var thresholds: [AudiogramRecord.Threshold]
  }

  let ear: Ear
  let name: String
  /// Newest first.
  let lines: [Line]
  let say: ReportWords

  private static let (width, height) = (360.0, 240.0)
  private static let (left, right, top, bottom) = (42.0, 8.0, 8.0, 20.0)
  private static let levels = -10.0...120
  /// Octaves from 125 Hz to 16 kHz.
  private static let octaves = 7.0

  var svg: String {
    let days = lines.map(\.day).joined(separator: ", ")
    let description = say(
      "Hearing thresholds, \(name), of \(days)", "Hörschwellen, \(name), vom \(days)")
    let style = ear == .right ? "right" : "left"
    let drawn = lines.enumerated().reversed().map { place, line in
      let heard = line.thresholds.filter { !$0.hasNoResponse }
      let path = heard.map { "\(text(x($0.frequency))) \(text(y($0.level)))" }
      let shape = path.isEmpty ? "" : "<path d=\"M\(path.joined(separator: "L"))\"/>"
      return """
        <g class="\(style)\(place > 0 ? " old" : "")">\(shape)\
        \(line.thresholds.map { symbol($0) }.joined())</g>
        """
    }.joined(separator: "\n")
    return """
      <svg class="chart" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img" \
      aria-label="\(ReportMarkup.escaped(description))">\(axes)
      \(drawn)</svg>
      """
  }

  /// A circle for the right ear, a cross for the left one, an arrow without a response.
  private func symbol(_ threshold: AudiogramRecord.Threshold) -> String {
    let (x, y) = (x(threshold.frequency), y(threshold.level))
    if threshold.hasNoResponse {
      return "<path d=\"M\(text(x - 3)) \(text(y))l3 6l3 -6z\"/>"
    }
    return ear == .right
      ? "<circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"4\"/>"
      : "<path d=\"M\(text(x - 4)) \(text(y - 4))l8 8m0 -8l-8 8\"/>"
  }

  private var axes: String {
    let grid = stride(from: 0.0, through: 120, by: 20).map { level in
      """
      <path class="grid" d="M\(text(Self.left)) \(text(y(level)))H\(text(Self.width - Self.right))"/>\
      <text x="\(text(Self.left - 4))" y="\(text(y(level)))" dy="4" text-anchor="end">\
      \(Int(level))</text>
      """
    }.joined()
    let frequencies = [125.0, 500, 2_000, 8_000].map { frequency in
      let label = frequency < 1_000 ? "\(Int(frequency)) Hz" : "\(Int(frequency / 1_000)) kHz"
      return """
        <text x="\(text(x(frequency)))" y="\(Int(Self.height) - 5)" \
        text-anchor="\(frequency == 125 ? "start" : "middle")">\(label)</text>
        """
    }.joined()
    return grid + frequencies
  }

  private func x(_ frequency: Double) -> Double {
    var (octave, rest) = (0.0, max(frequency, 125) / 125)
    while rest >= 2, octave < Self.octaves {
      rest /= 2
      octave += 1
    }
    // Linear within an octave, which differs from the logarithm by a tenth of an octave at most.
    let share = min((octave + min(rest, 2) - 1) / Self.octaves, 1)
    return Self.left + (Self.width - Self.left - Self.right) * share
  }

  private func y(_ level: Double) -> Double {
    let size = Self.levels.upperBound - Self.levels.lowerBound
    let share = min(max((level - Self.levels.lowerBound) / size, 0), 1)
    return Self.top + (Self.height - Self.top - Self.bottom) * share
  }

  private func text(_ number: Double) -> String { ReportWords.decimal(number, decimals: 1) }
}
