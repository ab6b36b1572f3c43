/// Files with everything that the format knows.
enum YAMLSamples {
  static let questionnaire = """
    # every kind of element
    questionnaire: sample
    title: {en: Sample, de: Probe}
    description: {en: "About it"}
    introduction: {en: Hello}
    closing: {en: Thanks}
    default-language: en
    demonstration-wording: true
    source: "made up"
    licence: Apache-2.0
    sensors:
      - {sensor: noise-level, count: 1}
      - {sensor: position, count: 3}
    option-sets:
      agreement:
        - {code: "2", label: {en: "True"}}
        - {code: "0", label: {en: "Not true"}}
    elements:
      - id: part_a
        headline: {en: Part A}
      - id: note
        text:
          en: >-
            A note
            on two lines
      - id: break1
        page-break: true
      - id: agree
        question: {en: "Do you agree?"}
        description: {en: more}
        optional: true
        type: single-choice
        options: agreement
      - id: stress
        question: {en: Why?}
        type: multiple-choice
        options:
          - {code: work, label: {en: Work}}
          - {code: none, label: {en: Nothing}, exclusive: true}
      - id: rested
        question: {en: Rested?}
        type: yes-no
        show-when:
          questionnaire: worst-symptom
          question: worst
          equals: [sleep]
      - id: loudness
        question: {en: How loud?}
        type: slider
        knob: true
        slider: {minimum: 0, maximum: 1, step: 0.01, minimum-label: {en: soft}}
      - id: mood
        question: {en: Mood?}
        type: sam
        sam: arousal
      - id: onset
        question: {en: Since when?}
        type: text
        maximum-length: 100
      - id: remark
        question: {en: Anything else?}
        type: text-area
      - id: pulse
        question: {en: Pulse?}
        type: number
        number: {minimum: 20, maximum: 250, integer: true, unit: "/min"}
      - id: born
        question: {en: Born?}
        type: date
      - id: woke
        question: {en: Woke?}
        type: time
      - id: because
        text: {en: Because}
        show-when:
          any:
            - {question: loudness, greater-or-equal: 0.5}
            - {question: pulse, equals: 60}
            - {question: agree, not-equals: "2"}
            - {question: onset, answered: true}
            - {question: remark, answered: false}

    """

  static let study = """
    study: sample-study
    title: {en: Sample}
    description: {en: About}
    consent: {en: I agree.}
    access: password
    default-language: en
    starts-at: 2026-01-01T00:00:00Z
    ends-at:
    questionnaires:
      - questionnaire: sample
        recurrence: repeated
        schedule:
          standard:
            per-day: 10
            minimum-gap-minutes: 15
            windows: {weekdays: "08:00-20:00", weekend: "22:00-24:00"}
          participant-may-change: true
          start-day: 3
          expires-after-minutes: 60
      - questionnaire: weekly
        recurrence: repeated
        schedule: {custom: [{days: [monday, thursday], at: "18:30"}, {days: weekend, at: "09:00"}]}
      - questionnaire: monthly
        recurrence: repeated
        schedule: {monthly: {day-of-month: 1, at: "18:00"}}
        deactivated: true
      - questionnaire: reused
        version: 2
        recurrence: one-time

    """

  static let smallStudy = """
    study: small
    title: {en: Small}
    consent: {en: I agree.}
    access: open
    default-language: en
    questionnaires:
      - questionnaire: sample
        recurrence: one-time

    """
}
