/// The value sets and code systems of a file, expanded on demand.
final class FHIRValueSets {
  private var valueSets: [String: JSONValue] = [:]
  private var codeSystems: [String: JSONValue] = [:]
  /// Maximum concepts of one value set; the checker's limit on options is far lower.
  private static let conceptsMax = 10_000

  /// - Parameter others: other resources of the bundle.
  init(contained: [JSONValue], others: [JSONValue]) {
    for resource in contained { add(resource, resource["id"]?.string.map { "#" + $0 }) }
    for resource in contained + others { add(resource, resource["url"]?.string) }
  }

  private func add(_ resource: JSONValue, _ address: String?) {
    guard let address else { return }
    switch resource["resourceType"]?.string {
    case "ValueSet"?: valueSets[address] = resource
    case "CodeSystem"?: codeSystems[address] = resource
    default: break
    }
  }

  /// A concept as the coding of an option.
  struct Concept {
    var system: String?
    var json: JSONValue
  }

  /// - Parameter canonical: `#id`, a URL, or `url|version`.
  /// - Returns: nil if the value set is not in the file, or is a rule over code systems instead of
  ///   a list.
  func concepts(of canonical: String) -> [Concept]? {
    let address = FHIRCanonical(canonical)
    guard let valueSet = valueSets[address.url] else { return nil }
    if let version = address.version, let own = valueSet["version"]?.string, own != version {
      return nil
    }
    if let listed = valueSet["expansion"]?["contains"]?.array {
      var concepts: [Concept] = []
      collect(listed, nil, "contains", into: &concepts)
      return concepts.count <= Self.conceptsMax ? concepts : nil
    }
    guard let compose = valueSet["compose"], compose["exclude"] == nil,
      let includes = compose["include"]?.array
    else { return nil }
    var concepts: [Concept] = []
    for include in includes {
      guard include["filter"] == nil, include["valueSet"] == nil else { return nil }
      let system = include["system"]?.string
      if let listed = include["concept"]?.array {
        collect(listed, system, "concept", into: &concepts)
      } else {
        guard let system, let all = codeSystems[system],
          all["content"]?.string ?? "complete" == "complete", let listed = all["concept"]?.array
        else { return nil }
        collect(listed, system, "concept", into: &concepts)
      }
    }
    return concepts.count <= Self.conceptsMax ? concepts : nil
  }

  /// Collects concepts in pre-order; nested concepts are options too.
  private func collect(
    _ listed: [JSONValue], _ system: String?, _ below: String, into concepts: inout [Concept]
  ) {
    for concept in listed {
      guard concepts.count <= Self.conceptsMax else { return }
      if concept["abstract"]?.bool != true, concept["code"] != nil {
        concepts.append(Concept(system: concept["system"]?.string ?? system, json: concept))
      }
      if let children = concept[below]?.array { collect(children, system, below, into: &concepts) }
    }
  }
}
