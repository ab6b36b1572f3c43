internal import Messages
internal import Questionnaires

extension QuestionDefinition.Kind {
  init(_ message: CatalogueV1.Question.OneOfType) {
    switch message {
    case .inherited: self = .inherited
    case .singleChoice(let choice):
      self = .singleChoice(
        SingleChoiceDefinition(
          options: choice.options.map(OptionDefinition.init), isKnob: choice.knob))
    case .multipleChoice(let choice):
      self = .multipleChoice(
        MultipleChoiceDefinition(
          options: choice.options.map(OptionDefinition.init), minimumCount: choice.minimumCount,
          maximumCount: choice.maximumCount, isNoneAllowed: choice.noneAllowed))
    case .yesNo: self = .yesNo
    case .slider(let slider):
      self = .slider(
        SliderDefinition(
          minimum: slider.minimum, maximum: slider.maximum, step: slider.step,
          minimumLabel: TranslatedText(slider.minimumLabel),
          maximumLabel: TranslatedText(slider.maximumLabel), isKnob: slider.knob,
          showsNumber: slider.showNumber,
          labels: slider.labels.map {
            SliderDefinition.Label(value: $0.value, text: TranslatedText($0.label))
          },
          hasMarks: slider.marks, isVertical: slider.vertical))
    case .selfAssessmentManikin(let manikin):
      self = .selfAssessmentManikin(ManikinDefinition(manikin))
    case .visualAnalogue(let line):
      self = .visualAnalogue(
        VisualAnalogueDefinition(
          minimumLabel: TranslatedText(line.minimumLabel),
          maximumLabel: TranslatedText(line.maximumLabel)))
    case .number(let number):
      self = .number(
        NumberDefinition(
          minimum: number.minimum?.value, maximum: number.maximum?.value,
          isInteger: number.integer, unit: number.unit,
          pattern: number.pattern?.expression ?? "",
          patternHint: TranslatedText(number.pattern?.hint)))
    case .date(let date):
      self = .date(DateDefinition(earliest: date.earliest, latest: date.latest))
    case .time: self = .time
    case .dateTime: self = .dateTime
    case .duration(let duration):
      self = .duration(
        DurationDefinition(
          minimumSeconds: duration.minimumSeconds, maximumSeconds: duration.maximumSeconds))
    case .textLine(let entry):
      self.init(.line, entry.maximumLength, entry.pattern, isMasked: entry.masked)
    case .textArea(let entry): self.init(.area, entry.maximumLength, entry.pattern)
    case .email(let entry): self.init(.email, entry.maximumLength, entry.pattern)
    case .url(let entry): self.init(.url, entry.maximumLength, entry.pattern)
    case .telephone(let entry): self.init(.telephone, entry.maximumLength, entry.pattern)
    case .country: self = .country
    case .ranking(let ranking):
      self = .ranking(
        RankingDefinition(
          options: ranking.options.map(OptionDefinition.init), rankedCount: ranking.rankedCount))
    case .countdown(let countdown):
      self = .countdown(
        CountdownDefinition(seconds: countdown.seconds, isSkippable: countdown.skippable))
    case .file(let file):
      self = .file(
        FileDefinition(
          kind: FileDefinition.Kind(file.kind), maximumBytes: file.maximumBytes,
          maximumSeconds: file.maximumSeconds, isSignature: file.signature))
    case .unsupported(let unsupported):
      self = .unsupported(
        UnsupportedDefinition(type: unsupported.type, contents: unsupported.contents))
    }
  }

  private init(
    _ style: TextEntryDefinition.Style, _ length: UInt32, _ pattern: CatalogueV1.TextPattern?,
    isMasked: Bool = false
  ) {
    self = .text(
      TextEntryDefinition(
        style: style, maximumLength: length, pattern: pattern?.expression ?? "",
        patternHint: TranslatedText(pattern?.hint), isMasked: isMasked))
  }
}

extension CatalogueV1.Question.OneOfType {
  init(_ kind: QuestionDefinition.Kind) {
    switch kind {
    case .inherited: self = .inherited(.init())
    case .singleChoice(let choice):
      self = .singleChoice(
        .init(options: choice.options.map(CatalogueV1.Option.init), knob: choice.isKnob))
    case .multipleChoice(let choice):
      self = .multipleChoice(
        .init(
          options: choice.options.map(CatalogueV1.Option.init),
          minimumCount: choice.minimumCount, maximumCount: choice.maximumCount,
          noneAllowed: choice.isNoneAllowed))
    case .yesNo: self = .yesNo(.init())
    case .slider(let slider):
      self = .slider(
        .init(
          minimum: slider.minimum, maximum: slider.maximum, step: slider.step,
          minimumLabel: CatalogueV1.LocalizedText(slider.minimumLabel),
          maximumLabel: CatalogueV1.LocalizedText(slider.maximumLabel), knob: slider.isKnob,
          showNumber: slider.showsNumber,
          labels: slider.labels.map {
            .init(value: $0.value, label: CatalogueV1.LocalizedText($0.text))
          },
          marks: slider.hasMarks, vertical: slider.isVertical))
    case .selfAssessmentManikin(let manikin): self = .selfAssessmentManikin(.init(manikin))
    case .visualAnalogue(let line):
      self = .visualAnalogue(
        .init(
          minimumLabel: CatalogueV1.LocalizedText(line.minimumLabel),
          maximumLabel: CatalogueV1.LocalizedText(line.maximumLabel)))
    case .number(let number):
      self = .number(
        .init(
          minimum: number.minimum.map { GoogleProtobuf.DoubleValue($0) },
          maximum: number.maximum.map { GoogleProtobuf.DoubleValue($0) },
          integer: number.isInteger, unit: number.unit,
          pattern: CatalogueV1.TextPattern(number.pattern, number.patternHint)))
    case .date(let date): self = .date(.init(earliest: date.earliest, latest: date.latest))
    case .time: self = .time(.init())
    case .dateTime: self = .dateTime(.init())
    case .duration(let duration):
      self = .duration(
        .init(minimumSeconds: duration.minimumSeconds, maximumSeconds: duration.maximumSeconds))
    case .text(let entry): self.init(entry)
    case .country: self = .country(.init())
    case .ranking(let ranking):
      self = .ranking(
        .init(
          options: ranking.options.map(CatalogueV1.Option.init), rankedCount: ranking.rankedCount))
    case .countdown(let countdown):
      self = .countdown(.init(seconds: countdown.seconds, skippable: countdown.isSkippable))
    case .file(let file):
      self = .file(
        .init(
          kind: CatalogueV1.FileKind(file.kind), maximumBytes: file.maximumBytes,
          maximumSeconds: file.maximumSeconds, signature: file.isSignature))
    case .unsupported(let unsupported):
      self = .unsupported(.init(type: unsupported.type, contents: unsupported.contents))
    }
  }

  private init(_ entry: TextEntryDefinition) {
    let pattern = CatalogueV1.TextPattern(entry.pattern, entry.patternHint)
    switch entry.style {
    case .line:
      self = .textLine(
        .init(maximumLength: entry.maximumLength, pattern: pattern, masked: entry.isMasked))
    case .area: self = .textArea(.init(maximumLength: entry.maximumLength, pattern: pattern))
    case .email: self = .email(.init(maximumLength: entry.maximumLength, pattern: pattern))
    case .url: self = .url(.init(maximumLength: entry.maximumLength, pattern: pattern))
    case .telephone:
      self = .telephone(.init(maximumLength: entry.maximumLength, pattern: pattern))
    }
  }
}

extension CatalogueV1.TextPattern {
  fileprivate init?(_ pattern: String, _ hint: TranslatedText) {
    guard !pattern.isEmpty || !hint.isAbsent else { return nil }
    self.init(expression: pattern, hint: CatalogueV1.LocalizedText(hint))
  }
}

extension FileDefinition.Kind {
  fileprivate init?(_ message: CatalogueV1.FileKind) {
    switch message {
    case .photo: self = .photo
    case .audio: self = .audio
    case .drawing: self = .drawing
    case .any: self = .any
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension CatalogueV1.FileKind {
  fileprivate init(_ kind: FileDefinition.Kind?) {
    self =
      switch kind {
      case .photo: .photo
      case .audio: .audio
      case .drawing: .drawing
      case .any: .any
      case nil: .unspecified
      }
  }
}

extension OptionDefinition {
  fileprivate init(_ message: CatalogueV1.Option) {
    self.init(
      code: message.code, label: TranslatedText(message.label), isExclusive: message.exclusive,
      weight: message.weight?.value, isMissing: message.missing, isFixed: message.fixedPosition,
      offeredFor: message.offeredFor)
  }
}

extension CatalogueV1.Option {
  fileprivate init(_ definition: OptionDefinition) {
    self.init(
      code: definition.code, label: CatalogueV1.LocalizedText(definition.label),
      exclusive: definition.isExclusive,
      weight: definition.weight.map { GoogleProtobuf.DoubleValue($0) },
      missing: definition.isMissing, fixedPosition: definition.isFixed,
      offeredFor: definition.offeredFor)
  }
}
