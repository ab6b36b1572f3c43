import Fields
import FoundationEssentials
import Messages
import RPCServer
import Randomisation
import ServiceKit

extension FieldChecks {
  /// Reads the parameters of a scheme.
  mutating func scheme(_ request: AuthV1.StartAllocationSchemeRequest) -> NewAllocationScheme? {
    let schemeID = uuid(request.schemeID, field: "scheme_id")
    let study = studyID(request.studyID)
    let arms = arms(request)
    let factors = factors(request)
    let method = method(request, factors: factors, armIDs: Set(arms.map(\.groupID)))
    guard let schemeID, let study, let method else { return nil }
    return NewAllocationScheme(
      schemeID: schemeID, study: study,
      parameters: AllocationParameters(
        schemeID: schemeID.text, studyID: study.text, method: method, arms: arms,
        factors: factors),
      isBlinded: request.blinded, unblindsAlone: request.unblindAlone)
  }

  /// Reads levels that are checked against the factors later.
  mutating func levels(
    _ levels: [AuthV1.AllocationLevel], field: String
  ) -> [AllocationRules.Level] {
    if levels.count > AllocationRules.factorsMax {
      reject(field, .tooMany(max: AllocationRules.factorsMax))
      return []
    }
    return levels.enumerated().map { index, level in
      id(level.factor, field: "\(field)[\(index)].factor")
      id(level.level, field: "\(field)[\(index)].level")
      return AllocationRules.Level(factor: level.factor, level: level.level)
    }
  }

  /// Reads the reason of a request to unblind.
  mutating func reason(_ text: String) {
    if text.isEmpty { return reject("reason", .missing) }
    if text.isLonger(than: Unblinding.reasonLengthMax) {
      reject("reason", .tooLong, "must have at most \(Unblinding.reasonLengthMax) characters")
    }
    if text.utf8.contains(0) { reject("reason", .invalid, "must not contain U+0000") }
  }

  private mutating func arms(
    _ request: AuthV1.StartAllocationSchemeRequest
  ) -> [AllocationParameters.Arm] {
    guard
      count(request.arms.count, AllocationRules.armsRange, field: "arms"),
      distinct(request.arms.map(\.groupID), field: "arms")
    else { return [] }
    let ratioRange = request.method == .list ? 1...1 : AllocationRules.ratioRange
    return request.arms.enumerated().map { index, arm in
      id(arm.groupID, field: "arms[\(index)].group_id")
      range(arm.ratio, ratioRange, field: "arms[\(index)].ratio")
      return AllocationParameters.Arm(groupID: arm.groupID, ratio: Int(arm.ratio))
    }
  }

  private mutating func factors(
    _ request: AuthV1.StartAllocationSchemeRequest
  ) -> [AllocationParameters.Factor] {
    guard
      count(request.factors.count, 0...AllocationRules.factorsMax, field: "factors"),
      distinct(request.factors.map(\.factor), field: "factors")
    else { return [] }
    for (index, factor) in request.factors.enumerated() {
      id(factor.factor, field: "factors[\(index)].factor")
      let field = "factors[\(index)].levels"
      guard
        count(factor.levels.count, AllocationRules.levelsRange, field: field),
        distinct(factor.levels, field: field)
      else { continue }
      for (place, level) in factor.levels.enumerated() { id(level, field: "\(field)[\(place)]") }
    }
    // At most 10 factors of at most 50 levels fit into an Int.
    let strata = request.factors.reduce(1) { $0 * min($1.levels.count, 50) }
    if request.method != .minimisation, strata > AllocationRules.strataMax {
      reject(
        "factors", .outOfRange,
        "must have at most \(AllocationRules.strataMax) combinations of levels")
    }
    return request.factors.map {
      AllocationParameters.Factor(name: $0.factor, levels: $0.levels)
    }
  }

  private mutating func method(
    _ request: AuthV1.StartAllocationSchemeRequest, factors: [AllocationParameters.Factor],
    armIDs: Set<String>
  ) -> AllocationParameters.Method? {
    excluded(request)
    switch request.method {
    case .blocks:
      let field = "block_multiples"
      guard
        count(request.blockMultiples.count, AllocationRules.multiplesCountRange, field: field),
        distinct(request.blockMultiples, field: field)
      else { return nil }
      for (index, multiple) in request.blockMultiples.enumerated() {
        range(multiple, AllocationRules.multiplesRange, field: "\(field)[\(index)]")
      }
      return .blocks(multiples: request.blockMultiples.map(Int.init))
    case .minimisation:
      if factors.isEmpty { reject("factors", .missing) }
      let percent =
        request.preferredPercent == 0
        ? AllocationRules.preferredPercentDefault : request.preferredPercent
      range(percent, AllocationRules.preferredPercentRange, field: "preferred_percent")
      return .minimisation(preferredPercent: Int(percent))
    case .list: return entries(request, factors: factors, armIDs: armIDs).map { .list($0) }
    case .unspecified, .unrecognized:
      reject("method", .missing)
      return nil
    }
  }

  /// Rejects parameters of other methods.
  private mutating func excluded(_ request: AuthV1.StartAllocationSchemeRequest) {
    let given: [(field: String, isGiven: Bool, method: AuthV1.AllocationMethod)] = [
      ("block_multiples", !request.blockMultiples.isEmpty, .blocks),
      ("preferred_percent", request.preferredPercent != 0, .minimisation),
      ("entries", !request.entries.isEmpty, .list),
    ]
    for parameter in given where parameter.isGiven && parameter.method != request.method {
      reject(parameter.field, .invalid, "belongs to another method")
    }
  }

  private mutating func entries(
    _ request: AuthV1.StartAllocationSchemeRequest, factors: [AllocationParameters.Factor],
    armIDs: Set<String>
  ) -> [AllocationParameters.Entry]? {
    guard count(request.entries.count, AllocationRules.entriesRange, field: "entries") else {
      return nil
    }
    return request.entries.enumerated().map { index, entry in
      if !armIDs.contains(entry.groupID) {
        reject("entries[\(index)].group_id", .invalid, "must be one of the arms")
      }
      let levels = entry.strata.map {
        AllocationRules.Level(factor: $0.factor, level: $0.level)
      }
      let stratum = AllocationRules.stratum(of: levels, by: factors)
      if stratum == nil {
        reject("entries[\(index)].strata", .stratumUnknown, "must have one level of each factor")
      }
      return AllocationParameters.Entry(groupID: entry.groupID, stratum: stratum ?? [])
    }
  }

  private mutating func count(_ count: Int, _ range: ClosedRange<Int>, field: String) -> Bool {
    if range.contains(count) { return true }
    reject(
      field, .outOfRange, "must have \(range.lowerBound) to \(range.upperBound) entries")
    return false
  }

  private mutating func distinct(_ values: [some Hashable], field: String) -> Bool {
    if Set(values).count == values.count { return true }
    reject(field, .invalid, "must not repeat an entry")
    return false
  }
}
