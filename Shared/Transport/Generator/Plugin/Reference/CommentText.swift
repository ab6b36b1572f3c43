/// The comment of a declaration: paragraphs, lists of lines that begin with a hyphen, and code in backquotes.
/// Names of other declarations become links.
struct CommentText {
  private enum Block {
    case paragraph([String])
    case list([[String]])
  }

  let index: ReferenceIndex
  let package: String

  func html(_ comment: String) -> HTML {
    .joined(
      blocks(of: comment).map { block in
        switch block {
        case .paragraph(let lines): .element("p", [:], inline(lines.joined(separator: " ")))
        case .list(let items):
          .element(
            "ul", [:],
            items.map { .element("li", [:], inline($0.joined(separator: " "))) })
        }
      })
  }

  /// The reasons of the package's errors that it names, each once.
  func reasons(in comment: String) -> [ReferenceIndex.Reason] {
    var seen: Set<String> = []
    return words(of: comment).compactMap { index.reason(bare($0), in: package) }
      .filter { seen.insert($0.name).inserted }
  }

  private func blocks(of comment: String) -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      let indented = line.hasPrefix(" ") ? line.dropFirst() : line
      let text = indented.drop { $0 == " " }
      if text.isEmpty {
        isOpen = false
        continue
      }
      let isIndented = indented.first == " "
      if text.hasPrefix("- ") {
        let item = [String(text.dropFirst(2))]
        if isOpen, case .list(let items) = blocks.last {
          blocks[blocks.count - 1] = .list(items + [item])
        } else {
          blocks.append(.list([item]))
        }
      } else if isOpen, case .list(var items) = blocks.last, isIndented {
        items[items.count - 1].append(String(text))
        blocks[blocks.count - 1] = .list(items)
      } else if isOpen, case .paragraph(let lines) = blocks.last {
        blocks[blocks.count - 1] = .paragraph(lines + [String(text)])
      } else {
        blocks.append(.paragraph([String(text)]))
      }
      isOpen = true
    }
    return blocks
  }

  private func inline(_ text: String) -> HTML {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return .joined(
      parts.enumerated().map { number, part in
        guard number % 2 == 1 else { return prose(part) }
        // An unpaired backquote is an ordinary character.
        guard number < parts.count - 1 else { return HTML(text: "`" + part) }
        let code = HTML.code(part)
        return target(part).map { .link(to: $0, code) } ?? code
      })
  }

  private func prose(_ text: String) -> HTML {
    .joined(
      words(of: text).map { word in
        let name = bare(word)
        guard isName(name), let anchor = target(name) else { return HTML(text: word) }
        return .link(to: anchor, HTML(text: name)) + HTML(text: String(word.dropFirst(name.count)))
      })
  }

  private func target(_ name: String) -> String? {
    index.reason(name, in: package)?.anchor ?? index.anchor(of: name, in: package)
  }

  /// Returns whether the word is spelled like an identifier: plain `Study` need not mean the
  /// message.
  private func isName(_ word: String) -> Bool {
    word.dropFirst().contains { $0.isUppercase }
  }

  /// Returns the word without trailing full stops.
  private func bare(_ word: String) -> String {
    String(word.reversed().drop { $0 == "." }.reversed())
  }

  /// Splits the text into names and the text between them, in order.
  private func words(of text: String) -> [String] {
    var result: [String] = []
    var wasName: Bool?
    for character in text {
      let isName =
        character.isASCII
        && (character.isLetter || character.isNumber || character == "_" || character == ".")
      if isName == wasName {
        result[result.count - 1].append(character)
      } else {
        result.append(String(character))
        wasName = isName
      }
    }
    return result
  }
}
