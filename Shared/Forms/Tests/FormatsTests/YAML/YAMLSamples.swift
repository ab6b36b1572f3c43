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

  static let study = """
    study: sample-study
    title: {en: Sample}
    description: {en: About}
    text: {en: More}
    picture: {location: p.png, media-type: image/png, sha256: "00", bytes: 12}
    consent: {en: I agree.}
    access: request
    private: true
    paused: true
    default-language: en
    language-fallback: default-language
    exact-devices: true
    starts-at: 2026-01-01T00:00:00Z
    ends-at: 2027-01-01T00:00:00.5+01:00
    earlier-consents-end-at: 2026-06-01T00:00:00Z
    retention: {days-after-end: 3650, days-after-leaving: 30, on-withdrawal: true, on-erasure: erase, outcome: anonymise}
    groups: [{id: early, title: {en: Early}}, {id: late, title: {en: Late}}]
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
        blocking: true
        groups: [early]
        revisable: true
        may-close-incomplete: true
        draft-days: 14
      - questionnaire: weekly
        recurrence: repeated
        schedule: {custom: [{days: [monday, thursday], at: "18:30"}, {days: weekend, at: "09:00"}]}
        repeat-interval-hours: 24
      - questionnaire: monthly
        recurrence: repeated
        schedules:
          - id: monthly
            monthly: {day-of-month: 1, at: "18:00"}
            anchor: {staff-date: visit-1, offset-days: -7}
            days: {every-months: 2, count: 365, from: "2026-01-01", until: "2027-01-01"}
            participant-may-change: true
            participant-may-mute: true
          - id: burst
            daily: ["08:00", "20:00"]
            expires-after-minutes: 60
            priority: 7
            reminders: {count: 2, distance-minutes: 10}
            snooze: {times: 3, minutes: 15}
            completion-minutes: 30
            anchor: {questionnaire: weekly}
            days: {burst: {on: 7, off: 21}}
          - {id: sequence, daily: ["09:30"], anchor: {date: "2026-03-29"}, days: {sequence: [0, 7, 28]}}
          - {id: third-day, daily: ["10:00"], days: {every-days: 3}}
          - id: fixed-random
            standard: {per-day: 2, windows: {everyday: "08:00-20:00"}}
            days: {every-weeks: 2}
            drawn-once: true
            participant-may-change: true
            bounds: {per-day-min: 1, per-day-max: 4, minimum-gap-minutes: 30, window: "07:00-24:00"}
          - id: after
            after: {delay-minutes-min: 10, delay-minutes-max: 30, windows: {everyday: "08:00-20:00"}, late-minutes: 5}
            anchor: {trigger: bad-day}
        deactivated: true
      - questionnaire: reused
        version: 2
        recurrence: one-time
    next:
      - after: sample
        when: {score: total, greater-or-equal: 17}
        offer: [weekly, {questionnaire: monthly, info: {en: Once a month}}]
        binding: true
    sounds: [noises]
    vocabularies: [events, therapies]
    records: [audiogram, {type: event, vocabulary: events}]
    prompts: {per-day-max: 12, minimum-gap-minutes: 30, holidays: ["2026-12-25", "2027-01-01"]}
    triggers:
      - id: bad-day
        sheet:
          questionnaire: sample
          when: {score: total, greater-or-equal: 17}
          bands: [{score: total, codes: ["severe", "worst"]}]
        cooldown-minutes: 720
        at-most: {count: 2, per: week}
      - {id: pressure, record: {type: measurement, kinds: ["bp"], value: {greater: 140, unit: "mm[Hg]", second-value: true}}}
      - {id: listened, listening: {minutes-min: 5, collection: noises}}
      - {id: loud, noise: {at-least: 85.5, unit: decibel-a, questionnaires: [sample]}}
      - {id: silent, inactivity: {days: 3, repeat-days: 2, questionnaires: [sample]}}
      - {id: gone, inactivity: {days: 3, sheets-only: true}}
      - {id: therapy, therapy-end: {days: -7, kinds: ["drug"]}}
      - {id: lapsing, compliance: {percent-below: 50, days: 7, prompts-min: 10, questionnaires: [weekly]}}
      - {id: by-hand, staff: true}
    comparisons:
      - {id: level, title: {en: Level}, questionnaire: sample, score: total, minimum: 0, maximum: 100, days: 30}
      - {id: mood, title: {en: Mood}, questionnaire: sample, question: mood, minimum: -1.5, maximum: 1}
    feedback:
      - {sheet: {questionnaire: sample}, change: {score: total, at-least: 1, at-most: 20}, text: {en: Worse.}}
      - {sheet: {questionnaire: sample}, change: {question: mood, at-most: -0.5}, text: {en: Calmer.}}

    """
}
