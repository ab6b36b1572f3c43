internal import Questionnaires

/// Writes rankings, countdowns, files, the appearance of sliders, and unknown types.
extension FHIRKindWriter {
  mutating func write(_ ranking: RankingDefinition, into node: inout FHIRNode) {
    node.set("repeats", true)
    let count = ranking.ranks
    node.extend(FHIRAddress.minOccurs, "Integer", .number(count))
    node.extend(FHIRAddress.maxOccurs, "Integer", .number(count))
    node.extend(.ranking, "Integer", .number(Int(ranking.rankedCount)))
    write(ranking.options, initial: nil, into: &node)
    lose("ranking", "other systems ask for a choice of several options, whose order they may keep")
  }

  mutating func write(
    _ countdown: CountdownDefinition, _ kind: QuestionDefinition.Kind, into node: inout FHIRNode
  ) {
    let minimum = countdown.isSkippable ? 0 : Double(countdown.seconds)
    bound(FHIRAddress.minValue, minimum, kind, into: &node)
    bound(FHIRAddress.maxValue, CountdownDefinition.maximum, kind, into: &node)
    unit("s", into: &node)
    node.extend(.countdown, "Integer", .number(Int(countdown.seconds)))
    if countdown.isSkippable { node.extend(.skippable, "Boolean", true) }
    lose("countdown", "other systems ask for a number of seconds")
  }

  /// Sizes are in megabytes there.
  mutating func write(_ file: FileDefinition, into node: inout FHIRNode) {
    node.extend(.file, "Code", .string(file.isSignature ? "signature" : file.kind?.rawValue ?? ""))
    for type in file.mediaTypes.sorted() {
      node.extend(FHIRAddress.mimeType, "Code", .string(type))
    }
    if file.maximumBytes > 0 {
      node.extend(FHIRAddress.maxSize, "Decimal", .number(Double(file.maximumBytes) / 1_000_000))
    }
    if file.maximumSeconds > 0 {
      node.extend(.recordingSeconds, "Integer", .number(Int(file.maximumSeconds)))
      lose("the length of recordings", "other systems do not limit it")
    }
    if file.kind == .drawing { lose("drawing", "other systems ask for a picture") }
  }

  func writeAppearance(of slider: SliderDefinition, into node: inout FHIRNode) {
    if !slider.labels.isEmpty {
      node.extend(.sliderLabels, "String", .string(FHIRWords.line(slider.labels)))
    }
    if slider.hasMarks { node.extend(.sliderMarks, "Boolean", true) }
    if slider.isVertical { node.extend(.vertical, "Boolean", true) }
  }

  // MARK: Unknown types

  mutating func write(_ unsupported: UnsupportedDefinition, into node: inout FHIRNode) {
    let prefix = "fhir."
    if unsupported.type.hasPrefix(prefix),
      let contents = try? JSONParser.parse(Array(unsupported.contents.utf8), file: ""),
      contents["type"]?.string != nil
    {
      node.add(rest: unsupported.contents)
      return
    }
    node.set("type", "string")
    node.set("readOnly", true)
    var parts: [JSONValue] = []
    if !unsupported.type.isEmpty {
      parts.append(FHIRNode.extending("type", "String", .string(unsupported.type)))
    }
    if !unsupported.contents.isEmpty {
      parts.append(FHIRNode.extending("contents", "String", .string(unsupported.contents)))
    }
    node.extensions.append(FHIRNode.extending(FHIRAddress.own(.unsupported), parts))
    lose("the type `\(unsupported.type)`", "other systems show a text that cannot be changed")
  }
}
