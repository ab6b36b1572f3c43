import Calendar

/// A participant's listening statistics for one sound (SON FA13).
struct SoundStatistics: Sendable, Hashable {
  var collectionID: String
  var soundID: String
  /// The newest collection version with it that is known; without one, the latest in which it was
  /// heard.
  var version: UInt32
  /// Title in that version and the requested language; the sound's id if the version is
  /// unavailable.
  var title: String
  var sessions: Int
  /// Number of rated sessions.
  var ratings: Int
  /// Mean of the ratings; nil if there are no ratings.
  var meanRating: Double?
  /// Total over all sessions.
  var netMilliseconds: Int64
  /// When the latest session began, as it counts; nil if the sound was never heard.
  var lastStartedAt: Instant?
}

/// Orders of the list of sounds.
enum SoundOrder: Sendable, Hashable, CaseIterable {
  case title
  /// Most sessions first.
  case sessions
  /// Lowest mean (best) first; sounds without ratings last.
  case meanRating

  /// Sorts the sounds. Ties are broken by title, ignoring case, then by code points.
  func sorted(_ sounds: [SoundStatistics]) -> [SoundStatistics] {
    sounds.map { (title: $0.title.lowercased(), sound: $0) }
      .sorted { left, right in
        let (leftRank, rightRank) = (rank(of: left.sound), rank(of: right.sound))
        guard leftRank == rightRank else { return leftRank < rightRank }
        return (left.title, left.sound.collectionID, left.sound.soundID)
          < (right.title, right.sound.collectionID, right.sound.soundID)
      }
      .map(\.sound)
  }

  private func rank(of sound: SoundStatistics) -> Double {
    switch self {
    case .title: 0
    case .sessions: -Double(sound.sessions)
    case .meanRating: sound.meanRating ?? .infinity
    }
  }
}
