/// Files with all features of the format.
enum YAMLSamples {
  static let questionnaire = #"""
    # every kind of element
    questionnaire: sample
    title: {en: Sample, de: {text: Probe, outdated: true}}
    description: {en: "About it", de: Davon}
    introduction: {en: Hello, de: Hallo}
    closing: {en: Thanks, de: Danke}
    default-language: en
    demonstration-wording: true
    source: "made up"
    licence: Apache-2.0
    authors: [A. Author, B. Author]
    doi: 10.1000/182
    citation: Author (2020)
    sharing: structure
    origin: {project: home, questionnaire: older, version: 4}
    annotations: {redcap.form: sample}
    sensors:
      - {sensor: noise-level, count: 1}
      - {sensor: position, count: 3}
    option-sets:
      agreement:
        - {code: "2", label: {en: "True"}, weight: 2.5}
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
        initial: 0
      - id: stress
        question: {en: Why?}
        type: multiple-choice
        minimum-count: 0
        maximum-count: 1
        none-allowed: true
        options:
          - {code: work, label: {en: Work}}
          - {code: none, label: {en: Nothing}, exclusive: true, missing: true}
        initial: [work]
      - id: rested
        question: {en: Rested?}
        type: yes-no
        initial: no
        show-when:
          questionnaire: worst-symptom
          question: worst
          equals: [sleep]
      - id: loudness
        question: {en: How loud?}
        type: slider
        knob: true
        slider:
          {minimum: 0, maximum: 1, step: 0.01, minimum-label: {en: soft}, show-number: true}
      - id: mood
        question: {en: Mood?}
        type: sam
        sam: arousal
        lowest-label: {en: sleepy}
      - id: onset
        question: {en: Since when?}
        type: text
        maximum-length: 100
        initial: 2020
      - id: remark
        question: {en: Anything else?}
        type: text-area
      - id: pulse
        question: {en: Pulse?}
        type: number
        number: {minimum: 20, maximum: 250, integer: true, unit: "/min"}
        initial: 60
      - id: born
        question: {en: Born?}
        type: date
        earliest: 1920-01-01
        latest: "2026-12-31"
      - id: woke
        question: {en: Woke?}
        type: time
        initial: {text: "07:30"}
      - id: because
        text: {en: Because}
        show-when:
          any:
            - {question: loudness, greater-or-equal: 0.5}
            - {question: pulse, equals: 60}
            - {question: agree, not-equals: "2"}
            - {question: agree, equals: 0}
            - {question: onset, answered: true}
            - {question: remark, answered: false}
            - {question: born, less: 2001-02-03}
            - {question: onset, equals: 12}
      - id: line
        question: {en: How bad?}
        type: visual-analogue
        minimum-label: {en: none}
        maximum-label: {en: worst}
      - id: nap
        question: {en: How long?}
        type: duration
        minimum-seconds: 60
        maximum-seconds: 90
      - id: lunch
        question: {en: When?}
        type: date-time
      - id: home
        question: {en: Where?}
        type: country
      - id: mail
        question: {en: Address?}
        type: email
      - id: page
        question: {en: Page?}
        type: url
      - id: phone
        question: {en: Telephone?}
        type: telephone
        pattern: \d+
        pattern-hint: {en: digits}
      - id: future
        question: {en: See?}
        optional: true
        type: hologram
        depth: 3
        beam: {on: true, colours: [red, "3"], angle: -1.5e3, name: "no"}
      - id: section
        group: {en: Section}
        shared-answer: {type: yes-no}
        members:
          - id: asked
            question: {en: Asked?}
            type: inherited
          - id: address
            composite: {}
            optional: true
            members:
              - id: street
                question: {en: Street}
                type: text
      - id: grid
        matrix: {en: Grid}
        type: single-choice
        options: agreement
        members:
          - id: row1
            question: {en: One}
          - id: row2
            question: {en: Two}
            optional: true
            required-when: {calculation: index, greater: 3}
            item: row-two
      - id: later
        headline: {en: Later}
        show-when:
          all:
            - not: {question: rested, equals: no}
            - count:
                of: [stress, {questionnaire: other, question: many}]
                codes: [work]
                at-least: 1
            - {questionnaire: other, question: many, equals: {text: words}}
            - {questionnaire: other, question: many, greater: "18:30"}
            - {questionnaire: other, question: many, greater: 3}
    scores:
      - id: sub
        method: mean
        items: [agree]
      - id: total
        title: {en: Total}
        method: prorated-sum
        items: [{question: agree, weight: 2, reversed: true}, {score: sub, weight: -0.5}]
        minimum-answered: 1
        factor: 4
        offset: -1
        bands:
          - {minimum: 0, code: low, label: {en: Low}}
          - {minimum: 7.5, code: high, label: {en: High}}
    languages: [en]

    """# + calculations
}
