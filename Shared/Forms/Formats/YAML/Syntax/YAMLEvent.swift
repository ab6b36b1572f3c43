internal import CYaml

/// An event of libyaml.
enum YAMLEvent {
  case scalar(String, isPlain: Bool)
  case sequenceStart, sequenceEnd
  case mappingStart, mappingEnd
  case documentStart, documentEnd
  case streamStart, streamEnd
  case alias

  /// Converts the event, without anchors and tags.
  init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      self = .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT: self = .sequenceStart
    case YAML_SEQUENCE_END_EVENT: self = .sequenceEnd
    case YAML_MAPPING_START_EVENT: self = .mappingStart
    case YAML_MAPPING_END_EVENT: self = .mappingEnd
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_STREAM_START_EVENT: self = .streamStart
    case YAML_ALIAS_EVENT: self = .alias
    default: self = .streamEnd
    }
  }
}

extension yaml_event_t {
  /// Whether the value has an anchor `&name` for repetition elsewhere.
  var hasAnchor: Bool {
    switch type {
    case YAML_SCALAR_EVENT: data.scalar.anchor != nil
    case YAML_SEQUENCE_START_EVENT: data.sequence_start.anchor != nil
    case YAML_MAPPING_START_EVENT: data.mapping_start.anchor != nil
    default: false
    }
  }

  /// Whether the value has an explicit type such as `!!binary`.
  var hasTag: Bool {
    switch type {
    case YAML_SCALAR_EVENT: data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT: data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT: data.mapping_start.tag != nil
    default: false
    }
  }
}
