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
  /// The rules that it is under, by their places in ``DayPlacement``.
  package var scopes: [Int]

  package init(
    schedule: Int, number: Int, priority: Int = 0, wish: Int, part: SecondSet, window: SecondSet,
    scopes: [Int]
  ) {
    self.schedule = schedule
    self.number = number
    self.priority = priority
    self.wish = wish
    self.part = part
    self.window = window
    self.scopes = scopes
  }
}

/// How close and how many the prompts may be that share something: a schedule, a study, or a person.
package struct PromptScope: Sendable, Hashable {
  /// Least seconds between two of them; 0: any.
  package var gap: Int
  /// How many more the date may have; nil: any number.
  package var capLeft: Int?

  package init(gap: Int = 0, capLeft: Int? = nil) {
    self.gap = gap
    self.capLeft = capLeft
  }
}
