package import Calendar

/// One number of a date's draw. Positions count the seconds that quiet hours leave of the window, from 0.
package struct DrawnPosition: Sendable, Hashable {
  /// Of the equal part that is its own.
  package var partFirst: Int
  /// Where there are more parts than seconds, before the part's beginning.
  package var partLast: Int
  /// From where on it was drawn: the gap to the one before is kept.
  package var lowest: Int
  /// Up to where: so that all that follow have room.
  package var highest: Int
  package var position: Int

  /// Whether the gap moved a bound of its part.
  package var isGapCorrected: Bool { lowest != partFirst || highest != partLast }
}

/// How the instants of one date come about.
package struct DayTrace: Sendable, Hashable {
  /// What the date's generator began with; nil: nothing is drawn.
  package var seed: UInt64?
  /// What quiet hours leave of the window; empty for fixed times.
  package var windows = SecondSet()
  /// In the order of ``wishes``; none for fixed times.
  package var steps: [DrawnPosition] = []
  /// Earliest first.
  package var wishes: [Instant] = []

  /// The seconds of the windows, both ends within.
  package var ranges: [ClosedRange<Int>] { windows.ranges }
}
