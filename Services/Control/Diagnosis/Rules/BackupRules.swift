import FoundationEssentials
import ServiceKit

/// How old backups are, as far as anybody says so: PostgreSQL knows of its write-ahead log alone.
enum BackupRules {
  static let all = [
    Rule("backup") { facts in
      switch facts.backup {
      case .notAsked:
        [
          Finding(
            .note, "backups", "nobody says when one was made last",
            evidence: "OTOLITH_BACKUP_STAMP_FILE is not set",
            command: "touch STAMP  # after each backup; then OTOLITH_BACKUP_STAMP_FILE=STAMP")
        ]
      case .unreadable(let file, let reason):
        [
          Finding(
            .attention, "backups", "when one was made last cannot be read",
            evidence: "\(file): \(reason)", command: "ls -l \(file)")
        ]
      case .stamped(let time, let file): findings(time, file, facts)
      }
    },
    Rule("archive") { facts in
      var seen: Set<String> = []
      return facts.statuses.compactMap { _, status -> Finding? in
        guard let database = status.database, seen.insert(database.cluster).inserted,
          let failed = database.archiver.lastFailedTime,
          failed > database.archiver.lastArchivedTime ?? .distantPast
        else { return nil }
        let last = database.archiver.lastArchivedTime.map(Wording.time) ?? "never"
        return Finding(
          .attention, "backups", "PostgreSQL cannot archive its write-ahead log",
          evidence: "failed at \(Wording.time(failed)), succeeded last: \(last)",
          command: "psql -c 'SELECT * FROM pg_stat_archiver'")
      }
    },
  ]

  /// Hours; a backup each night, and some for the night that takes longer.
  static let attentionHours = 36.0
  static let brokenHours = 7 * 24.0
  /// By which clocks of two machines may differ.
  static let aheadHours = 5 / 60.0

  private static func findings(_ time: Date, _ file: String, _ facts: Facts) -> [Finding] {
    let hours = facts.time.timeIntervalSince(time) / 3600
    if hours < -aheadHours {
      return [
        Finding(
          .attention, "backups", "the last one is of the future: how old it is nobody can tell",
          evidence: "\(file) says \(Wording.time(time)), here it is \(Wording.time(facts.time))",
          command: "date -u; ls -l --time-style=full-iso \(file)")
      ]
    }
    guard hours > attentionHours else { return [] }
    return [
      Finding(
        hours > brokenHours ? .broken : .attention, "backups",
        "the last one is \(Wording.days(hours / 24)) old",
        evidence: "\(file) says \(Wording.time(time))", command: "ls -l \(file)")
    ]
  }
}
