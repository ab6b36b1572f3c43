/// A prompt that a schedule asks for on one date, before the rules for the whole person have a say.
package struct PromptCandidate: Sendable, Hashable {
  /// Which of the person's schedules asks, from 0, in their order.
  package var schedule: Int
  /// Which of the date's, from 0.
  package var number: Int
  /// What gives way first has the lowest.
  package var priority: Int
  /// As its schedule drew or fixed it, in seconds since 1970-01-01.
  package var wish: Int
  /// Where it is drawn from; of a fixed time that alone. Without quiet hours.
  package var part: SecondSet
  /// Where else it may be if its part has no room.
  package var window: SecondSet
  /// Least seconds to others of its schedule.
  package var gap: Int

  package init(
    schedule: Int, number: Int, priority: Int = 0, wish: Int, part: SecondSet, window: SecondSet,
    gap: Int
  ) {
    self.schedule = schedule
    self.number = number
    self.priority = priority
    self.wish = wish
    self.part = part
    self.window = window
    self.gap = gap
  }
}
