/// Progress of an export: amount received and rate. The total size is not known in advance.
public struct ExportProgress: Sendable {
  public private(set) var bytes = 0
  public private(set) var rows = 0
  private let name: String
  private let noun: String
  private let begin: ContinuousClock.Instant
  private var shownAt: ContinuousClock.Instant?

  /// Interval between updates.
  private static let interval = Duration.milliseconds(200)

  /// - Parameters:
  ///   - name: file name.
  ///   - noun: plural for its rows.
  public init(name: String, noun: String, begin: ContinuousClock.Instant = .now) {
    self.name = name
    self.noun = noun
    self.begin = begin
  }

  /// - Returns: whether to show the progress now, which is not the case for each of many small
  ///   parts.
  public mutating func add(
    bytes: Int, rows: Int, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    self.bytes += bytes
    self.rows += rows
    if let shownAt, now - shownAt < Self.interval { return false }
    shownAt = now
    return true
  }

  /// Resets the counters when the export starts again.
  public mutating func restart() { (bytes, rows) = (0, 0) }

  /// `answers.csv: 45,678 sheets, 12.3 MB, 3.2 MB/s, 0:14`.
  public func line(at now: ContinuousClock.Instant = .now) -> String {
    let seconds = max(0, Int((now - begin).components.seconds))
    let rate = Self.size(seconds == 0 ? bytes : bytes / seconds)
    let minutes = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    return "\(name): \(Self.grouped(rows)) \(noun), \(Self.size(bytes)), \(rate)/s, \(minutes)"
  }

  /// `999 B`, `1.5 kB`, `12.3 MB`; multiples of 1,000.
  static func size(_ bytes: Int) -> String {
    var tenths = bytes * 10
    for unit in ["B", "kB", "MB", "GB"] {
      if tenths < 10_000 {
        return unit == "B" ? "\(bytes) B" : "\(tenths / 10).\(tenths % 10) \(unit)"
      }
      tenths /= 1_000
    }
    return "\(tenths / 10).\(tenths % 10) TB"
  }

  private static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { result = ",\(result)" }
      result = "\(digit)\(result)"
    }
    return result
  }
}
