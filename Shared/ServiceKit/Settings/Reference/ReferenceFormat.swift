public import ArgumentParser

/// How a reference is written.
public enum ReferenceFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json
}

extension SettingsReference {
  /// With a line feed at the end.
  package func written(as format: ReferenceFormat) -> String {
    switch format {
    case .text: text
    case .markdown: markdown
    case .json: json
    }
  }
}
