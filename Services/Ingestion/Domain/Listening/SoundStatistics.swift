package import Calendar

/// What a participant heard of one sound (SON FA13).
package struct SoundStatistics: Sendable, Hashable {
  package var collectionID: String
  package var soundID: String
  /// The latest version of the collection in which it was heard.
  package var version: UInt32
  /// Of that version, in the language asked for; the sound's id where the version is not known here now.
  package var title: String
  package var sessions: Int
  /// How many of them were rated.
  package var ratings: Int
  /// Of those; nil: there are none.
  package var meanRating: Double?
  /// Of all sessions.
  package var netMilliseconds: Int64
  /// When it was heard last: where a device's clock was ahead, when that was received.
  package var lastStartedAt: Instant

  package init(
    collectionID: String, soundID: String, version: UInt32, title: String, sessions: Int,
    ratings: Int, meanRating: Double?, netMilliseconds: Int64, lastStartedAt: Instant
  ) {
    self.collectionID = collectionID
    self.soundID = soundID
    self.version = version
    self.title = title
    self.sessions = sessions
    self.ratings = ratings
    self.meanRating = meanRating
    self.netMilliseconds = netMilliseconds
    self.lastStartedAt = lastStartedAt
  }
}

/// In which order participants see what they heard.
package enum SoundOrder: Sendable, Hashable, CaseIterable {
  case title
  /// Most sessions first.
  case sessions
  /// The lowest mean, which is the best, first; those without any last.
  case meanRating

  /// By title where the order decides nothing; without regard to case, and by code points otherwise.
  package func sorted(_ sounds: [SoundStatistics]) -> [SoundStatistics] {
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
