/// What belongs to the consent of a study besides its text.
public struct ConsentDetails: Sendable, Hashable {
  /// How a participant signs; nil stands for accepting without a signature.
  public enum Signature: String, Sendable, Hashable, CaseIterable {
    /// The typed name.
    case name
    /// A drawing, or the typed name of a participant who cannot draw.
    case drawing
  }

  /// An optional part, accepted or not by itself.
  public struct Part: Sendable, Hashable {
    /// Unique in the study.
    public var id: String
    /// Statement that the participant accepts.
    public var text: TranslatedText

    public init(id: String, text: TranslatedText) {
      self.id = id
      self.text = text
    }
  }

  /// Label of the version, as the ethics committee knows it; empty for none.
  public var label: String
  /// Date of the version, `YYYY-MM-DD`; empty for none.
  public var date: String
  public var parts: [Part]
  public var signature: Signature?

  public init(
    label: String = "", date: String = "", parts: [Part] = [], signature: Signature? = nil
  ) {
    self.label = label
    self.date = date
    self.parts = parts
    self.signature = signature
  }
}
