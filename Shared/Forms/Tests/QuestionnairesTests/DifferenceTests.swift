import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct DifferenceTests {
  private typealias Change = QuestionnaireDifference.Change

  /// The changes of the sample, as `kind element`.
  private static func changes(
    _ change: (inout QuestionnaireDefinition) -> Void
  ) -> [String] {
    var new = Samples.questionnaire()
    change(&new)
    return QuestionnaireDifference(from: Samples.questionnaire(), to: new).changes
      .map { "\($0.kind.rawValue) \($0.elementID)" }
  }

  private static func question(
    _ questionnaire: inout QuestionnaireDefinition, _ position: Int,
    _ change: (inout QuestionDefinition) -> Void
  ) {
    guard case .question(var question)? = questionnaire.elements[position].content else { return }
    change(&question)
    questionnaire.elements[position].content = .question(question)
  }

  @Test func equalVersionsDoNotDiffer() {
    #expect(Self.changes { _ in } == [])
  }

  @Test func sharingIsNoLicence() {
    func details(_ change: (inout ProvenanceDefinition) -> Void) -> [String] {
      var new = Samples.questionnaire()
      change(&new.provenance)
      return QuestionnaireDifference(from: Samples.questionnaire(), to: new).changes.map(\.detail)
    }
    #expect(details { $0.sharing = $0.sharing == .anyone ? .project : .anyone } == ["sharing"])
    #expect(details { $0.licence = "CC0-1.0" } == ["licence or citation"])
  }

  @Test func elementsComeAndGo() {
    #expect(
      Self.changes { $0.elements.insert(Samples.question("new", .yesNo), at: 3) } == ["added new"])
    #expect(Self.changes { $0.elements.remove(at: 1) } == ["removed note"])
    #expect(
      Self.changes {
        $0.elements.remove(at: 1)
        $0.elements.insert(Samples.question("new", .yesNo), at: 1)
      } == ["added new", "removed note"])
  }

  @Test func rewordingNamesTheLanguages() {
    var new = Samples.questionnaire()
    new.elements[0].content = .headline(Samples.text("Part A", german: "Abschnitt A"))
    new.title["fr"] = "Journalier"
    let changes = QuestionnaireDifference(from: Samples.questionnaire(), to: new).changes
    // An additional language is not a rewording.
    #expect(changes.map(\.kind) == [.translated, .reworded])
    #expect(changes.map(\.elementID) == ["", "part_a"])
    #expect(changes.map(\.languages) == [["fr"], ["de"]])
  }

  @Test func aNewOptionLeavesTheOthersComparable() {
    func change(_ old: [String], _ new: [String]) -> String {
      func sample(_ codes: [String]) -> QuestionnaireDefinition {
        var questionnaire = Samples.questionnaire()
        Self.question(&questionnaire, 2) {
          $0.kind = .singleChoice(
            SingleChoiceDefinition(options: codes.map { Samples.option($0) }))
        }
        return questionnaire
      }
      return QuestionnaireDifference(from: sample(old), to: sample(new)).changes
        .map { "\($0.kind.rawValue) \($0.elementID): \($0.detail)" }.joined(separator: "\n")
    }
    #expect(change(["a", "b"], ["a", "b", "c"]) == "altered single: option c added")
    #expect(change(["a", "b"], ["d", "b", "c", "a"]) == "altered single: options c, d added")
    #expect(change(["a", "b", "c"], ["a", "b"]) == "recoded single: option c removed")
    #expect(
      change(["a", "b"], ["a", "c"]) == "recoded single: option c added; option b removed")
  }

  @Test func whatChangedAboutAScoreIsTold() {
    let old = ScoreDefinition(
      id: "burden", method: .sum, items: [ScoreItem(.question("a"))],
      bands: [
        ScoreBand(minimum: 0, code: "low", label: Samples.text("low")),
        ScoreBand(minimum: 3, code: "high", label: Samples.text("high")),
      ])
    func change(_ spoil: (inout [ScoreDefinition]) -> Void) -> [String] {
      var before = Samples.questionnaire()
      before.scores = [old]
      var after = before
      spoil(&after.scores)
      return QuestionnaireDifference(from: before, to: after).changes
        .map { "\($0.kind.rawValue) \($0.detail)" }
    }
    #expect(
      change { $0[0].bands[1].minimum = 2 }
        == ["altered score burden: cut-off of high was 3, is 2"])
    #expect(
      change { $0[0].bands.append(ScoreBand(minimum: 4.5, code: "top", label: old.title)) }
        == ["altered score burden: band top from 4.5 added"])
    #expect(change { $0[0].bands.removeLast() }.first == "altered score burden: band high removed")
    #expect(
      change { $0[0].method = .mean } == ["altered score burden: method was sum, is mean"])
    #expect(
      change { $0[0].items[0].isReversed = true }
        == ["altered score burden: items, their weights or which are reversed"])
    #expect(change { $0[0].factor = 2.5 } == ["altered score burden: factor was 1, is 2.5"])
    #expect(change { $0 = [] }.first == "altered score burden: removed")
    #expect(change { $0[0].bands[0].label = Samples.text("few") } == ["reworded scores"])
  }

  @Test func recodedIsWhatCannotBeCompared() {
    #expect(
      Self.changes {
        Self.question(&$0, 6) {
          $0.kind = .slider(SliderDefinition(minimum: 0, maximum: 10, step: 1))
        }
      } == ["recoded loudness"])
    #expect(
      Self.changes { Self.question(&$0, 4) { $0.kind = .time } } == ["recoded rested"])
    // Shown differently, with the same answers.
    #expect(
      Self.changes {
        Self.question(&$0, 6) {
          $0.kind = .slider(
            SliderDefinition(minimum: 0, maximum: 1, step: 0.01, isKnob: true))
        }
      } == ["altered loudness"])
  }

  @Test func theFewestElementsCountAsMoved() {
    #expect(
      Self.changes {
        let last = $0.elements.removeLast()
        $0.elements.insert(last, at: 0)
      } == ["moved shown"])
    #expect(Self.changes { $0.elements.swapAt(0, 1) }.count == 1)
    #expect(
      Self.changes {
        $0.elements[1].parentID = "group"
        $0.elements.insert(
          ElementDefinition(id: "group", content: .group(GroupDefinition(style: .section))), at: 1)
      } == ["added group", "moved note"])
  }

  @Test func conditionsAndRequirementsAreAlterations() {
    #expect(Self.changes { $0.elements[13].shownIf = nil } == ["altered shown"])
    #expect(
      Self.changes { Self.question(&$0, 4) { $0.isOptional = true } } == ["altered rested"])
    #expect(Self.changes { $0.sensors = [] } == ["altered "])
    #expect(Self.changes { $0.scores = [RuleCases.total()] } == ["altered "])
  }

  @Test func itemsAreRecognisedUnderAnotherID() {
    var old = Samples.questionnaire()
    Self.question(&old, 4) { $0.itemID = "rested-today" }
    var new = old
    new.elements[4].id = "slept"
    let renamed = QuestionnaireDifference(from: old, to: new).changes
    #expect(renamed.map(\.kind) == [.altered])
    #expect(renamed.map(\.itemID) == ["rested-today"])
    // The same id for another item means another element.
    new = old
    Self.question(&new, 4) { $0.itemID = "other-item" }
    #expect(
      QuestionnaireDifference(from: old, to: new).changes.map(\.kind) == [.added, .removed])
  }

  /// Additions in one direction are removals in the other; all else is symmetric.
  @Test(arguments: 0..<30) func theWayBackMirrorsTheChanges(_ seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed)
    let old = generator.questionnaire(size: 20)
    var new = old
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let position = Int.random(in: 0..<new.elements.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: new.elements.remove(at: position)
      case 1:
        new.elements.insert(
          Samples.question("x\(random.next() % 1_000)", .yesNo), at: position)
      default: new.elements[position].annotations = [Annotation(key: "changed", value: "yes")]
      }
      if new.elements.isEmpty { return }
    }
    func summary(_ difference: QuestionnaireDifference) -> [String: Int] {
      difference.changes.reduce(into: [:]) { $0[$1.kind.rawValue, default: 0] += 1 }
    }
    let there = summary(QuestionnaireDifference(from: old, to: new))
    let back = summary(QuestionnaireDifference(from: new, to: old))
    #expect(there["added"] == back["removed"] && there["removed"] == back["added"])
    #expect(there["altered"] == back["altered"] && there["recoded"] == back["recoded"])
  }
}
