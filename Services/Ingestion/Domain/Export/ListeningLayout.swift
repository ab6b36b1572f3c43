import Fields

/// One row per listening session of a study. Columns are named as the table's.
package enum ListeningLayout {
  package static let header = columns.map(\.name)

  /// - Parameter participant: the pseudonym in this study's exports.
  package static func row(
    for session: SessionRecord, participant: String, isTest: Bool
  ) -> [String] {
    [
      session.sessionID.text, participant, session.studyID,
      session.collectionID, String(session.collectionVersion), session.soundID,
      Cell.time(session.startedAt),
      // Its day alone, as of sheets: sessions of one batch share the instant.
      Cell.time(session.receivedAt.startOfDay), session.timeZone,
      String(session.utcOffsetMinutes), String(session.netMilliseconds),
      session.loopMinutes.map { String($0) } ?? "", session.end.rawValue,
      RatingState(session.rating).rawValue, session.rating.value.map { String($0) } ?? "",
      Cell.free(session.appVersion), session.deviations.joined(separator: ";"),
      Cell.flag(isTest),
    ]
  }
}
