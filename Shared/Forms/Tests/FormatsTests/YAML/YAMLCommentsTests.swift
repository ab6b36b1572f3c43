import Testing

@testable import Formats

/// Comments of an author survive commands that rewrite the file.
@Suite struct YAMLCommentsTests {
  private func carried(_ old: String, _ new: String) -> (text: String, lost: Int) {
    let (bytes, lost) = YAMLComments.carry(from: Array(old.utf8), to: Array(new.utf8))
    return (String(decoding: bytes, as: UTF8.self), lost)
  }

  private static let old = """
    # The lab's questionnaire.
    #
    # Ask before changing codes.

    questionnaire: q   # never rename
    title: {en: "A # in a text", de: 'auch # hier'}
    elements:
      # The mood comes first.
      - id: mood
        question:
          en: |
            How do you feel?
            # This is part of the text.
          de: Wie geht es?   # formal
        type: slider
        minimum: 0   # the lowest
      # Removed soon.
      - id: old
        question: {en: Old}
        # Of the question's type.
        type: yes-no
      - id: sleep
        question: {en: "Don't you sleep?"} # short
        type: yes-no
    # The end.

    """

  @Test func eachCommentStaysWithItsKey() {
    let new = """
      questionnaire: q
      title:
        en: "A # in a text"
        de: "auch # hier"
        fr: aussi
      elements:
        - id: sleep
          question: {en: Don't you sleep?, fr: Dormez-vous?}
          type: yes-no
        - id: mood
          question:
            en: |
              How do you feel?
              # This is part of the text.
            de: Wie geht es?
          type: slider
          minimum: 0

      """
    let (text, lost) = carried(Self.old, new)
    #expect(
      text == """
        # The lab's questionnaire.
        #
        # Ask before changing codes.
        questionnaire: q  # never rename
        title:
          en: "A # in a text"
          de: "auch # hier"
          fr: aussi
        # Removed soon.
        # Of the question's type.
        elements:
          - id: sleep
            question: {en: Don't you sleep?, fr: Dormez-vous?}  # short
            type: yes-no
          # The mood comes first.
          - id: mood
            question:
              en: |
                How do you feel?
                # This is part of the text.
              de: Wie geht es?  # formal
            type: slider
            minimum: 0  # the lowest
        # The end.

        """)
    #expect(lost == 0)
    // Once more, nothing changes.
    #expect(carried(text, new).text == text)
  }

  @Test func commentsWithoutAPlaceAreCounted() {
    let (text, lost) = carried("a: 1\nb: 2 # gone\n# also\nc: 3\n", "a: 1\n")
    #expect(text == "a: 1\n")
    #expect(lost == 2)
  }

  @Test(arguments: ["", "# only\n", "[", "a: [1,\n", "a: 'x\n", "\u{0}", "a: |\n"])
  func hostileFilesChangeNothing(_ old: String) {
    let (text, _) = carried(old, "a: 1\n")
    #expect(text.split(separator: "\n").contains("a: 1"))
  }
}
