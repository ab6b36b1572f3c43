public import Calendar

/// One plan out of those of several questionnaires.
public enum PlanMerge {
  /// The `limit` earliest of `plans`' elements, earliest first. Where several fall on the same
  /// instant, those of the earlier plan come first, so that asking again keeps the order.
  public static func earliest<Element>(
    _ limit: Int, of plans: [[Element]], at instant: (Element) -> Instant
  ) -> [Element] {
    let all = plans.enumerated().flatMap { plan, elements in
      elements.enumerated().map { position, element in
        (at: instant(element), plan: plan, position: position, element: element)
      }
    }
    return
      all
      .sorted { ($0.at, $0.plan, $0.position) < ($1.at, $1.plan, $1.position) }
      .prefix(max(0, limit))
      .map(\.element)
  }
}
