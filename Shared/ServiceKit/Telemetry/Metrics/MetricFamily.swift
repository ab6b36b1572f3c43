/// The time series of one metric name.
struct MetricFamily: Sendable {
  enum Kind: String {
    case counter
    case gauge
    case histogram
  }

  var kind: Kind
  /// Series by their formatted labels.
  var series: [String: any MetricSeries] = [:]

  /// Formats labels in order of name as `a="1",b="2"`, with the format's three escapes.
  static func labelText(_ labels: [(String, String)]) -> String {
    labels.sorted { $0.0 < $1.0 }
      .map { name, value in
        var escaped = ""
        for character in value {
          switch character {
          case "\\": escaped += "\\\\"
          case "\"": escaped += "\\\""
          case "\n": escaped += "\\n"
          default: escaped.append(character)
          }
        }
        return "\(name)=\"\(escaped)\""
      }
      .joined(separator: ",")
  }
}

/// One time series: a changing value and its output format.
protocol MetricSeries: AnyObject, Sendable {
  func write(name: String, labels: String, to text: inout String)
}

extension MetricSeries {
  func line(_ name: String, _ labels: String, _ value: String, to text: inout String) {
    text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
  }
}
