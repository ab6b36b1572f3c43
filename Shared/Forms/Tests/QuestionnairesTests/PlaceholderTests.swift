import Questionnaires
import Testing

@Suite struct PlaceholderTests {
  @Test(
    arguments: [
      ("{{answer:mood|?}}", [.placeholder(TextPlaceholder(.question("mood"), fallback: "?"))]),
      ("{{calculation:bmi}}", [.placeholder(TextPlaceholder(.calculation("bmi")))]),
      ("{{score:9|}}", [.placeholder(TextPlaceholder(.score("9")))]),
      (
        "a {{answer:x|b|c}} d",
        [
          .literal("a "), .placeholder(TextPlaceholder(.question("x"), fallback: "b|c")),
          .literal(" d"),
        ]
      ),
      (
        "{{answer:x}}{{score:y}}",
        [.placeholder(TextPlaceholder(.question("x"))), .placeholder(TextPlaceholder(.score("y")))]
      ),
      (
        "{{{answer:x}}}",
        [.literal("{"), .placeholder(TextPlaceholder(.question("x"))), .literal("}")]
      ),
      ("{{name}} {x} ${y} {{ x }} {", [.literal("{{name}} {x} ${y} {{ x }} {")]),
      ("{{answers:x}}", [.literal("{{answers:x}}")]), ("", [.literal("")]),
      ("{{answer:x", [.invalid("{{answer:"), .literal("x")]),
      ("{{answer:a-b}}", [.invalid("{{answer:"), .literal("a-b}}")]),
      ("{{ score : x }}", [.invalid("{{ score :"), .literal(" x }}")]),
      ("{{answer:}}", [.invalid("{{answer:"), .literal("}}")]),
      (
        "é{{answer:x|ü}}",
        [.literal("é"), .placeholder(TextPlaceholder(.question("x"), fallback: "ü"))]
      ),
    ] as [(String, [TextPlaceholders.Part])])
  func placeholdersAreFound(_ text: String, _ parts: [TextPlaceholders.Part]) {
    #expect(TextPlaceholders.parts(of: text) == parts)
  }

  @Test func fallbacksReplaceThem() {
    #expect(TextPlaceholders.fallbacks("{{answer:a|none}} {{score:b}}!") == "none …!")
  }

  @Test func placeholdersAreWrittenAsTheyAreRead() {
    for text in ["{{answer:mood|?}}", "{{calculation:bmi}}", "{{score:total|a|b}}"] {
      guard case .placeholder(let found)? = TextPlaceholders.parts(of: text).first else {
        Issue.record("\(text)")
        continue
      }
      #expect(found.text == text)
    }
  }
}
