/// Writes the API reference: one self-contained page that loads nothing.
struct ReferencePage {
  /// All declarations of one package.
  struct Package {
    let name: String
    let files: [FileSchema]

    var services: [(file: FileSchema, service: ServiceSchema)] {
      files.flatMap { file in file.services.map { (file, $0) } }
    }
    var messages: [MessageSchema] { files.flatMap(\.messages).flatMap(Self.withInner) }
    var reasons: [EnumSchema] { enumerations.filter(ReferenceIndex.holdsReasons) }
    var otherEnumerations: [EnumSchema] {
      enumerations.filter { !ReferenceIndex.holdsReasons($0) }
    }
    private var enumerations: [EnumSchema] { files.flatMap(\.enums) + messages.flatMap(\.enums) }

    private static func withInner(_ message: MessageSchema) -> [MessageSchema] {
      [message] + message.messages.flatMap(withInner)
    }
  }

  private let packages: [Package]
  private let index: ReferenceIndex
  private let uses: MessageUses
  private let reasonUses: ReasonUses

  /// - Parameters:
  ///   - files: the files on the page.
  ///   - all: those and their imports.
  init(_ files: [FileSchema], all: [FileSchema]) {
    packages = Set(files.map(\.package)).sorted().map { package in
      Package(name: package, files: files.filter { $0.package == package })
    }
    index = ReferenceIndex(files, all: all)
    uses = MessageUses(files)
    reasonUses = ReasonUses(files, index)
  }

  func generate() -> GeneratedFile {
    let page = HTML.element("html", ["lang": "en"], head, body)
    return GeneratedFile(
      name: "reference.html", contents: "<!DOCTYPE html>\n\(page.source)\n")
  }

  private var head: HTML {
    .element(
      "head", [:],
      .verbatim(
        """
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <title>Otolith: API reference</title>
        """),
      .element("style", [:], ReferenceAssets.style))
  }

  private var body: HTML {
    .element(
      "body", [:],
      .verbatim("<a class=\"skip\" href=\"#main\">To the contents</a>"),
      .element(
        "header", [:], .element("h1", text: "Otolith API"),
        .verbatim(
          """
          <label>Search <input type="search" id="search" autocomplete="off" spellcheck="false" \
          placeholder="method, message, field, reason"></label>
          <output id="found" for="search"></output>
          """)),
      .element("div", ["class": "columns"], navigation, main),
      .element("script", [:], ReferenceAssets.script))
  }

  private var navigation: HTML {
    let contents = HTML.joined(packages.map { ReferenceNavigation(package: $0).html })
    return .element(
      "nav", ["aria-label": "Contents"],
      .element(
        "details", ["open": "", "class": "contents"], .element("summary", text: "Contents"),
        contents))
  }

  private var main: HTML {
    .element(
      "main", ["id": "main"],
      ReferenceAssets.introduction, .joined(packages.map(section)))
  }

  private func section(_ package: Package) -> HTML {
    let text = CommentText(index: index, package: package.name)
    let types = ReferenceTypes(
      index: index, text: text, uses: uses,
      reasonUses: reasonUses, package: package.name)
    let services = package.services.map {
      ReferenceService(file: $0.file, service: $0.service, files: package.files, types: types).html
    }
    let comments = package.files.map { file in
      file.comment.isEmpty
        ? HTML.empty
        : .element("div", ["class": "file"], .code(file.name), text.html(file.comment))
    }
    return .element(
      "section", ["id": package.name], .element("h2", text: package.name), .joined(comments),
      .joined(services),
      group("Reasons of errors", package.reasons.map { types.html($0) }),
      group("Messages", package.messages.map { types.html($0) }),
      group("Enumerations", package.otherEnumerations.map { types.html($0) }))
  }

  private func group(_ title: String, _ entries: [HTML]) -> HTML {
    guard !entries.isEmpty else { return .empty }
    return .element(
      "section", ["class": "group"], .element("h3", text: title), .joined(entries))
  }
}
