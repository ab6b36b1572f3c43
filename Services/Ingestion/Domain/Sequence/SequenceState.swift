public import FoundationEssentials
public import Questionnaires

/// A questionnaire that a binding sequence demands.
public struct SequenceDemand: Sendable, Hashable {
  public var questionnaireID: String
  /// What the participant reads about it.
  public var info: TranslatedText
  /// The sheet that it follows.
  public var afterSheetID: UUID

  public init(
    questionnaireID: String, info: TranslatedText = TranslatedText(), afterSheetID: UUID
  ) {
    self.questionnaireID = questionnaireID
    self.info = info
    self.afterSheetID = afterSheetID
  }
}

/// How far one participant is in the binding sequence of one study (generic forms §4.1).
///
/// A sheet after which a binding list holds begins a sequence. Where that happens within one, what the inner
/// list offers comes first and the rest after it, each questionnaire once.
public struct SequenceState: Sendable, Hashable {
  /// Still to be filled in, the next first; empty: no sequence is under way.
  public private(set) var pending: [SequenceDemand] = []
  /// Filled in since the sequence began, with the questionnaire that it began after.
  public private(set) var done: Set<String> = []

  public init() {}

  /// What a sheet is to the sequence.
  public enum Judgement: Sendable, Hashable {
    /// No sequence is under way.
    case free
    case next
    /// Another one comes first.
    case notNext(String)
    case repeated
  }

  public func judgement(of questionnaireID: String) -> Judgement {
    guard let next = pending.first?.questionnaireID else { return .free }
    if next == questionnaireID { return .next }
    return done.contains(questionnaireID) ? .repeated : .notNext(next)
  }

  /// Leaves out, as long as it would be the next, what cannot be filled in.
  mutating func skip(while cannotBeFilledIn: (_ questionnaireID: String) -> Bool) {
    pending = Array(pending.drop { cannotBeFilledIn($0.questionnaireID) })
    if pending.isEmpty { done = [] }
  }

  /// Goes on by a sheet that was accepted. One that is not the next shows that no sequence was under way when
  /// it was finished: it begins anew.
  ///
  /// - Parameter isInterlude: whether it may be filled in at any time, and leaves the sequence as it is.
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
