internal import Serialization

/// The HTML around a questionnaire.
enum PreviewTemplate {
  /// - Parameters:
  ///   - title: plain text.
  ///   - language: a BCP 47 tag.
  static func page(title: String, language: String, data: JSONValue) -> [UInt8] {
    let head = """
      <!DOCTYPE html>
      <html lang="\(HTMLEscaping.escaped(language))">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(HTMLEscaping.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      <div id="page"><noscript>This page decides by rules what it shows; allow its script.</noscript></div>
      <script type="application/json" id="questionnaire">
      """
    let tail = """
      </script>
      <script>\(script)</script>
      </body>
      </html>

      """
    return Array(head.utf8) + inert(JSONWriter.write(data, isPretty: false)) + Array(tail.utf8)
  }

  /// Escapes `<` in JSON, so that it cannot end its script element or start a comment; it occurs in
  /// strings only.
  private static func inert(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        bytes += Array(#"\u003C"#.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// Sources in order of their dependencies.
  private static let sources = [
    PackageResources.moments_js, PackageResources.expressions_js, PackageResources.scoring_js,
    PackageResources.ordering_js, PackageResources.evaluation_js, PackageResources.checks_js,
    PackageResources.messages_js, PackageResources.words_en_js, PackageResources.words_ar_js,
    PackageResources.words_de_js, PackageResources.words_es_js, PackageResources.words_fr_js,
    PackageResources.elements_js, PackageResources.pictures_js, PackageResources.scales_js,
    PackageResources.lists_js, PackageResources.choices_js, PackageResources.rankings_js,
    PackageResources.countdowns_js, PackageResources.bare_js, PackageResources.files_js,
    PackageResources.entries_js, PackageResources.values_js, PackageResources.questions_js,
    PackageResources.repeats_js,
    PackageResources.layout_js, PackageResources.header_js, PackageResources.tools_js,
    PackageResources.state_js, PackageResources.filling_js,
    PackageResources.page_js, PackageResources.start_js,
  ]

  static let script = sources.map { String(decoding: $0, as: UTF8.self) }.joined()

  private static let styles = [
    PackageResources.page_css, PackageResources.fields_css, PackageResources.tables_css,
  ]

  static let style = styles.map { String(decoding: $0, as: UTF8.self) }.joined()

  /// Forbids loading anything and allows only the page's own script, and files that the reader
  /// chooses as answers.
  static let policy =
    "default-src 'none'; img-src blob:; media-src blob:; script-src '\(SourceHash.text(of: script))'; "
    + "style-src '\(SourceHash.text(of: style))'; base-uri 'none'; form-action 'none'"
}
