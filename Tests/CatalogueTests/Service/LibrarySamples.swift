import Messages

/// Small valid entries of the library.
enum LibrarySamples {
  static func vocabulary(_ id: String = "frequencies") -> CatalogueV1.Vocabulary {
    .init(
      vocabularyID: id, title: SampleMessages.text("Frequencies", german: "Frequenzen"),
      defaultLanguage: "en", unit: "Hz",
      terms: [
        .init(
          code: "f1000", label: SampleMessages.text("1 kHz", german: "1 kHz"), number: .init(1_000))
      ])
  }

  static func sounds(_ id: String = "noises") -> CatalogueV1.SoundCollection {
    .init(
      collectionID: id, title: SampleMessages.text("Noises", german: "Geräusche"),
      defaultLanguage: "en",
      categories: [.init(categoryID: "water", title: SampleMessages.text("Water"))],
      sounds: [
        .init(
          soundID: "rain", categoryID: "water", title: SampleMessages.text("Rain", german: "Regen"),
          lengthMs: 5_000,
          file: .init(
            location: "sounds/rain.wav", mediaType: "audio/wav",
            sha256: String(repeating: "0", count: 64), byteCount: 80_044))
      ], loopMinutes: [10, 0])
  }

  static func item(_ id: String = "stress-now", minimum: Double = 0) -> CatalogueV1.Item {
    .init(
      itemID: id, defaultLanguage: "en",
      question: .init(
        text: SampleMessages.text("How stressed are you?"),
        type: .slider(.init(minimum: minimum, maximum: 100, step: 1))))
  }
}
