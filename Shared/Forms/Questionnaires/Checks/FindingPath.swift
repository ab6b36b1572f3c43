/// Location in a definition, in the protocol's names:
/// `elements[4].question.single_choice.options[2].code`.
public struct FindingPath: Sendable, Hashable, CustomStringConvertible {
  private enum Part: Sendable, Hashable {
    case field(String)
    case index(Int)
  }

  private var parts: [Part] = []

  /// The whole definition.
  public init() {}

  public func field(_ name: String) -> FindingPath { appending(.field(name)) }

  /// - Parameter index: from 0.
  public func index(_ index: Int) -> FindingPath { appending(.index(index)) }

  public func item(_ name: String, _ index: Int) -> FindingPath { field(name).index(index) }

  public var description: String {
    var text = ""
    for part in parts {
      switch part {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }

  private func appending(_ part: Part) -> FindingPath {
    var path = self
    path.parts.append(part)
    return path
  }
}
