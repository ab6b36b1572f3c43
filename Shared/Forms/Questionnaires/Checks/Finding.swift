/// An error that prevents publishing a definition, or a warning for its author.
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// The invalid field in the protocol's names; empty for the whole definition.
  public var path: String
  public var reason: FindingReason
  /// States the problem and the remedy.
  public var advice: String

  public init(path: String, reason: FindingReason, advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "\(path): \(reason.rawValue): \(advice)" }

  public var severity: FindingSeverity { reason.severity }
}

/// Effect of a finding on publishing.
public enum FindingSeverity: String, Sendable, Hashable {
  /// Prevents publishing.
  case error
  /// Does not prevent publishing; shown to the author.
  case warning
  /// A correction made when a file was read; needs no action.
  case note
}

extension [Finding] {
  /// The findings that prevent publishing.
  public var errors: [Finding] { filter { $0.severity == .error } }
}

/// Collects findings up to a limit and counts the rest.
public final class FindingCollector {
  private var kept: [Finding] = []
  private var omitted = 0
  private let limit: Int

  public init(limit: Int = CatalogueLimits.default.findingsMax) { self.limit = limit }

  public func add(
    _ path: FindingPath, _ reason: FindingReason, _ advice: @autoclosure () -> String
  ) {
    guard kept.count < limit else {
      omitted += 1
      return
    }
    kept.append(Finding(path: path.description, reason: reason, advice: advice()))
  }

  /// Number of findings, including omitted ones.
  public var count: Int { kept.count + omitted }

  /// The place of the whole definition.
  public var place: FindingPlace { FindingPlace(self, FindingPath()) }

  /// Findings in the order they were added; the last one states how many were omitted.
  public var findings: [Finding] {
    guard omitted > 0 else { return kept }
    let rest = Finding(
      path: "", reason: .tooManyFindings,
      advice: "\(omitted) more findings are not shown; fix these first")
    return kept + [rest]
  }
}

/// A place in a definition, to which checkers add findings.
public struct FindingPlace {
  private let collector: FindingCollector
  public let path: FindingPath

  public init(_ collector: FindingCollector, _ path: FindingPath) {
    self.collector = collector
    self.path = path
  }

  public func add(_ reason: FindingReason, _ advice: @autoclosure () -> String) {
    collector.add(path, reason, advice())
  }

  public func field(_ name: String) -> FindingPlace { FindingPlace(collector, path.field(name)) }

  /// - Parameter index: from 0.
  public func item(_ name: String, _ index: Int) -> FindingPlace {
    FindingPlace(collector, path.item(name, index))
  }

  func index(_ index: Int) -> FindingPlace { FindingPlace(collector, path.index(index)) }

  /// The place of the whole definition.
  var root: FindingPlace { collector.place }

  /// Number of findings of the whole definition so far.
  var findingCount: Int { collector.count }
}
