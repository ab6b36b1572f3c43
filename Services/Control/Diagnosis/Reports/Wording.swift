import FoundationEssentials

/// Times and sizes as they are told.
enum Wording {
  /// `2026-03-01T12:00:00Z`
  static func time(_ date: Date) -> String { date.ISO8601Format() }

  /// `13 days`, `1 day`, below two days `30 hours`.
  static func days(_ days: Double) -> String {
    if days >= 2 { return "\(Int(days)) days" }
    let hours = max(0, Int(days * 24))
    return hours == 1 ? "1 hour" : "\(hours) hours"
  }

  /// `3d 4h`, `5h 12m`, `7m`, `12s`: the two largest parts.
  static func duration(_ seconds: Double) -> String {
    let seconds = max(0, Int(seconds))
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return "\(days)d \(hours)h" }
    if hours > 0 { return "\(hours)h \(minutes)m" }
    return minutes > 0 ? "\(minutes)m" : "\(seconds)s"
  }
}
