/// The time series of one metric name.
struct MetricFamily: Sendable {
  enum Kind: String {
    case counter
    case gauge
    case histogram
  }

  var kind: Kind
  /// By their labels as they are written.
  var series: [String: any MetricSeries] = [:]

  /// `a="1",b="2"`, in the order of names, with the format's three escapes.
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

/// One series: a value that changes, and how it is written.
protocol MetricSeries: AnyObject, Sendable {
  func write(name: String, labels: String, to text: inout String)
}

extension MetricSeries {
  func line(_ name: String, _ labels: String, _ value: String, to text: inout String) {
    text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
  }
}
