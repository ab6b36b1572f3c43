import Bus

extension BusReport {
  struct CursorLine: Encodable, Sendable {
    var consumer: String
    var log: String
    var transaction: UInt64
    var number: Int64
    /// The log of the cursor; null before the first event.
    var logID: String?
    var timeline: String?
    var movedAt: String?
    /// `reads`, `stopped`, or `unread` if the service now reads another log.
    var standing: String
    var reason: String?
  }

  static func cursors(_ cursors: [CursorStatus]) -> BusReport {
    var table = TextTable([
      ("CONSUMER", .left), ("LOG", .left), ("READ UP TO", .left), ("LAST READ", .left),
      ("STANDING", .left), ("OF THE LOG", .left),
    ])
    let lines = cursors.map { cursor in
      var line = CursorLine(
        consumer: cursor.consumer, log: cursor.log,
        transaction: cursor.cursor.position.transaction, number: cursor.cursor.position.number,
        logID: cursor.cursor.log?.id, timeline: cursor.cursor.log?.timeline,
        movedAt: time(cursor.movedAt), standing: "reads")
      switch cursor.standing {
      case .reads: break
      case .notRead: line.standing = "unread"
      case .stopped(let stop):
        line.standing = "stopped"
        line.reason = "\(stop)"
      }
      return line
    }
    for (line, cursor) in zip(lines, cursors) {
      table.add([
        line.consumer, line.log, "\(line.transaction)/\(line.number)", line.movedAt ?? "-",
        line.reason.map { "stopped: \($0)" } ?? line.standing,
        cursor.cursor.log?.description ?? "-",
      ])
    }
    return BusReport(table, nothing: "the service has not started any consumer yet", lines)
  }
}
