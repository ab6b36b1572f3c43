extension YAMLSamples {
  /// The end of the questionnaire.
  static let calculations = """
    calculations:
      - id: index
        title: {en: Index}
        value: pulse / (loudness * 100) ^ 2
        unit: kg/m2
        decimals: 1
        hidden: true
      - {id: five, value: 5}
    constraints:
      - {id: order, rule: pulse > 5 or answered(onset), message: {en: Wrong}}
      - id: place
        question: pulse
        rule: calculation(index) < score(total)
        message: {en: Check it}

    """

  static let sounds = """
    sounds: noises
    title: {en: Noises}
    description: {en: To listen to}
    default-language: en
    licence: CC0-1.0
    loop-minutes: [5, 0]
    rating: {questionnaire: sample, timeout-seconds: 30}
    categories:
      - {id: rain, title: {en: Rain}}
    entries:
      - id: soft-rain
        category: rain
        title: {en: Soft rain}
        length-milliseconds: 10000
        file:
          location: sounds/soft-rain.wav
          sha256: "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
          media-type: audio/wav
          bytes: 44
        image:
          location: https://example.org/rain.png
          media-type: image/png
          sha256: "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
          bytes: 12

    """

  static let installation = """
    installation:
      privacy: {en: Privacy, de: Datenschutz}
      imprint: {en: Imprint}
    default-language: en

    """

  static let vocabulary = """
    vocabulary: frequencies
    title: {en: Frequencies, de: Frequenzen}
    default-language: en
    languages: [de]
    unit: Hz
    open: true
    terms:
      - {code: "125", label: {en: 125 Hz, de: 125 Hz}, number: 125}
      - {code: "250", label: {en: 250 Hz, de: 250 Hz}, number: 250}

    """
}
