import Fields
import FoundationEssentials
import Questionnaires

/// What is released of a comparison. Places are shares of the range, from 0 to 1.
struct ComparisonRelease: Sendable, Hashable {
  /// Number of contributors, rounded down to tens.
  var participants: Int
  /// Place of the mean of the participants' means, rounded to a twentieth.
  var mean: Double
  /// Upper ends of the first three quarters, likewise; empty if a quarter has too few participants.
  var quarters: [Double] = []

  /// Returns the quarter of a place, from 1 to 4; 0 if quarters are not released.
  func quarter(of place: Double) -> Int {
    quarters.isEmpty ? 0 : 1 + quarters.count { place > $0 }
  }
}

/// Decides whether the mean of a night is released.
///
/// Readers know their own values, and may be up to nine accounts of one person. So at least ten
/// participants contribute besides any reader, and the difference of two releases is never that of fewer
/// than ten: otherwise the earlier release stays. If a reader varies the own values night by night to find
/// where the rounded mean changes, the values of fewer than ten participants change, which releases
/// nothing either. Withdrawals and erasures count like departures.
///
/// A mean on a coarse scale with a deviation, or an extreme, would reveal values (Derrick et al.); neither
/// is released.
enum ComparisonRule {
  /// The contributors of the earlier release.
  struct Former: Sendable, Hashable {
    /// Places by participant; without participants who were erased since.
    var places: [UUID: Double]
    /// Number of contributors at the time of the release.
    var count: Int
  }

  enum Decision: Sendable, Hashable {
    case released(ComparisonRelease)
    /// Nothing is released, and nothing was before.
    case withheld
    /// The earlier release stays.
    case kept
  }

  /// - Parameters:
  ///   - present: places of the contributors' means, by participant.
  ///   - former: nil if nothing was released before.
  static func decide(_ present: [UUID: Double], after former: Former?) -> Decision {
    if let former, !isFarEnough(present, from: former) { return .kept }
    guard let release = release(of: present.values.sorted()) else {
      return former == nil ? .withheld : .kept
    }
    return .released(release)
  }

  /// Whether enough participants joined or left; or, if none did, whether enough values changed.
  private static func isFarEnough(_ present: [UUID: Double], from former: Former) -> Bool {
    let stayed = present.keys.count { former.places[$0] != nil }
    let moved = present.count - stayed + former.count - stayed
    if moved > 0 { return moved >= Disclosure.participantsMin }
    let changed = present.count { former.places[$0.key] != $0.value }
    return changed >= Disclosure.participantsMin
  }

  /// Returns nil for too few participants, if a few have most of the distance from an end of the range,
  /// and for a mean at an end.
  private static func release(of places: [Double]) -> ComparisonRelease? {
    guard places.count > Disclosure.participantsMin else { return nil }
    let (sum, people) = (places.reduce(0, +), Double(places.count))
    let (largest, smallest) = (places[places.count - 1], places[0])
    guard
      !Disclosure.isDominated(
        sum: sum, largest: largest, twoLargest: largest + places[places.count - 2]),
      !Disclosure.isDominated(
        sum: people - sum, largest: 1 - smallest, twoLargest: 2 - smallest - places[1])
    else { return nil }
    let mean = rounded(sum / people)
    guard mean > 0, mean < 1 else { return nil }
    var release = ComparisonRelease(
      participants: Disclosure.inTens(places.count), mean: mean,
      quarters: [0.25, 0.5, 0.75].map { rounded(places.quantile($0)) })
    let counts = Dictionary(grouping: places) { release.quarter(of: $0) }.mapValues(\.count)
    if !(1...4).allSatisfy({ counts[$0, default: 0] >= Disclosure.participantsMin }) {
      release.quarters = []
    }
    return release
  }

  private static func rounded(_ place: Double) -> Double {
    (place * Disclosure.steps).rounded() / Disclosure.steps
  }
}

extension ComparisonDefinition {
  /// What is compared, apart from the words: a release of another key is not this one's.
  var key: String {
    let subject =
      switch value {
      case .question(let id): "question \(id)"
      case .score(let id), .calculation(let id): "score \(id)"
      case nil: ""
      }
    return "\(questionnaireID) \(subject) \(minimum) \(maximum) \(windowDays)"
  }

  /// The value at a place of the range.
  func value(at place: Double) -> Double { minimum + place * (maximum - minimum) }

  /// Begin of the days that count; nil for all sheets.
  func since(_ now: Date) -> Date? {
    windowDays == 0 ? nil : now.addingTimeInterval(-86_400 * Double(windowDays))
  }
}

/// The caller's value beside that of all participants.
struct ComparisonResult: Sendable, Hashable {
  enum Comparison: Sendable, Hashable {
    case released(ComparisonRelease, at: Date)
    case noOwnValue, notReleased, tooFewParticipants
  }

  var definition: ComparisonDefinition
  /// Place of the caller's mean; nil without a value.
  var ownPlace: Double?
  var comparison: Comparison
}
