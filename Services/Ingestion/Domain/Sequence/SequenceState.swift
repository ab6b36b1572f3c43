import FoundationEssentials
import Questionnaires

/// A questionnaire demanded by a binding sequence.
struct SequenceDemand: Sendable, Hashable {
  var questionnaireID: String
  /// Information shown to the participant.
  var info: TranslatedText = TranslatedText()
  /// The preceding sheet.
  var afterSheetID: UUID
}

/// One participant's progress in the binding sequence of a study (generic forms §4.1).
///
/// A sheet after which a binding list applies begins a sequence. Within a sequence, the
/// questionnaires of the inner list come first, then the remaining ones, each once.
struct SequenceState: Sendable, Hashable {
  /// Questionnaires still to be filled in, next first; empty if no sequence is in progress.
  public private(set) var pending: [SequenceDemand] = []
  /// Questionnaires filled in since the sequence began, including the one it began after.
  public private(set) var done: Set<String> = []

  /// A sheet's place in the sequence.
  enum Judgement: Sendable, Hashable {
    /// No sequence is in progress.
    case free
    case next
    /// Another questionnaire comes first.
    case notNext(String)
    case repeated
  }

  func judgement(of questionnaireID: String) -> Judgement {
    guard let next = pending.first?.questionnaireID else { return .free }
    if next == questionnaireID { return .next }
    return done.contains(questionnaireID) ? .repeated : .notNext(next)
  }

  /// Skips leading questionnaires that cannot be filled in.
  mutating func skip(while cannotBeFilledIn: (_ questionnaireID: String) -> Bool) {
    pending = Array(pending.drop { cannotBeFilledIn($0.questionnaireID) })
    if pending.isEmpty { done = [] }
  }

  /// Advances by an accepted sheet. A sheet that is not the next one shows that no sequence was in
  /// progress when it was finished; the state restarts from it.
  ///
  /// - Parameter isInterlude: whether the questionnaire may be filled in at any time without
  ///   affecting the sequence.
  mutating func take(
    _ questionnaireID: String, demands: [SequenceDemand], isInterlude: Bool = false
  ) {
    if pending.first?.questionnaireID == questionnaireID {
      pending.removeFirst()
    } else if !isInterlude {
      pending = []
      done = []
    }
    done.insert(questionnaireID)
    let inner = demands.filter { !done.contains($0.questionnaireID) }
    let named = Set(inner.map(\.questionnaireID))
    pending = inner + pending.filter { !named.contains($0.questionnaireID) }
    if pending.isEmpty { done = [] }
  }
}
