public import Questionnaires

/// The result of converting a definition from or to a format.
public struct ConversionReport: Sendable, Hashable {
  /// The result of a conversion for a part.
  public enum Effect: String, Sendable, Hashable, CaseIterable {
    /// Absent in the result.
    case lost
    /// Present with another meaning or look.
    case changed
    /// Stored for the conversion back, without effect.
    case kept
    /// Corrected, so that the rest can be used: a code, a name, a repeated option.
    case mended
  }

  /// Something that the target cannot express, or that had to be mended.
  public struct Loss: Sendable, Hashable, CustomStringConvertible {
    /// The element's id, or its name in the file; empty for the whole definition.
    public var place: String
    /// The lost type, rule or property.
    public var what: String
    /// The replacement, or the manual work required.
    public var advice: String
    /// Position in the file; nil if it is that of the element.
    public var position: SourcePosition?
    public var effect: Effect

    public init(
      place: String, what: String, advice: String, position: SourcePosition? = nil,
      effect: Effect = .lost
    ) {
      self.place = place
      self.what = what
      self.advice = advice
      self.position = position
      self.effect = effect
    }

    public var description: String {
      place.isEmpty ? "\(what): \(advice)" : "\(place): \(what): \(advice)"
    }
  }

  /// Number of elements by type; see `ElementDefinition.typeName`.
  public private(set) var counts: [String: Int] = [:]
  /// Elements, and properties of elements, that could not be expressed: lost, changed or kept.
  public private(set) var losses: [Loss] = []
  /// Parts that were mended.
  public private(set) var mended: [Loss] = []
  /// Number of losses and mended parts beyond the limit.
  public private(set) var omittedLosses = 0
  /// Remarks on the whole: a default that was used.
  public private(set) var notes: [String] = []
  private let limit: Int

  public init(limits: FormatLimits = .default) { limit = limits.lossesMax }

  public mutating func count(_ element: ElementDefinition) {
    counts[element.typeName, default: 0] += 1
  }

  public mutating func count(_ questionnaire: QuestionnaireDefinition) {
    for element in questionnaire.elements { count(element) }
  }

  public mutating func lose(
    _ place: String, _ what: String, _ advice: String, at position: SourcePosition? = nil,
    _ effect: Effect = .lost
  ) {
    guard losses.count + mended.count < limit else {
      omittedLosses += 1
      return
    }
    let loss = Loss(place: place, what: what, advice: advice, position: position, effect: effect)
    if effect == .mended { mended.append(loss) } else { losses.append(loss) }
  }

  public mutating func mend(
    _ place: String, _ what: String, _ advice: String, at position: SourcePosition? = nil
  ) {
    lose(place, what, advice, at: position, .mended)
  }

  public mutating func note(_ text: String) {
    if notes.count < limit { notes.append(text) }
  }

  public var isLossless: Bool { losses.isEmpty }

  /// Number of all elements.
  public var elementCount: Int { counts.values.reduce(0, +) }

  /// The losses with equal ones merged: `a, b and c: shown-if: …`.
  public static func grouped(_ losses: [Loss]) -> [Loss] {
    var merged: [Loss] = []
    var places: [[String]] = []
    var positions: [Loss: Int] = [:]
    for loss in losses {
      var key = loss
      (key.place, key.position) = ("", nil)
      if !loss.place.isEmpty, let known = positions[key] {
        places[known].append(loss.place)
        continue
      }
      if !loss.place.isEmpty { positions[key] = merged.count }
      merged.append(loss)
      places.append([loss.place])
    }
    for index in merged.indices { merged[index].place = FindingLines.list(places[index]) }
    return merged
  }
}
