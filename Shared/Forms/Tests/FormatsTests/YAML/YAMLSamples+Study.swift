extension YAMLSamples {
  /// A study with every key.
  static let study = """
    study: sample-study
    title: {en: Sample}
    description: {en: About}
    text: {en: More}
    picture: {location: p.png, media-type: image/png, sha256: "00", bytes: 12}
    texts: {about: {en: A}, team: {en: T}, privacy: {en: P}, imprint: {en: I}, help: {en: H}, contact: {en: C}}
    consent: {en: I agree.}
    consent-label: "2.10"
    consent-date: 2026-01-31
    consent-parts: [{id: contact, text: {en: Write to me.}}]
    consent-signature: drawing
    access: request
    sharing: anyone
    origin: {project: sleep-lab, study: sleep-diary, revision: 3}
    private: true
    paused: true
    default-language: en
    language-fallback: default-language
    exact-devices: true
    subject-labels: true
    starts-at: 2026-01-01T00:00:00Z
    ends-at: 2027-01-01T00:00:00.5+01:00
    earlier-consents-end-at: 2026-06-01T00:00:00Z
    retention: {days-after-end: 3650, days-after-leaving: 30, on-withdrawal: true, on-erasure: erase, outcome: anonymise}
    groups: [{id: early, title: {en: Early}, consent: {en: We agree.}}, {id: late, title: {en: Late}}]
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
        one-question-per-screen: true
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
            anchor: {trigger: bad-day, option: walk}
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
        draw:
          - when: {score: total, greater-or-equal: 40}
            bands: [{score: total, codes: ["worst"]}]
            options: []
          - options: [{id: walk, probability: 0.333333}, {id: rest, probability: 0.5}]
      - {id: points, times: ["10:00", "18:00"]}
      - {id: pressure, record: {type: measurement, kinds: ["bp"], value: {greater: 140, unit: "mm[Hg]", second-value: true}}}
      - {id: listened, listening: {minutes-min: 5, collection: noises}}
      - {id: loud, noise: {at-least: 85.5, unit: decibel-a, questionnaires: [sample]}}
      - {id: silent, inactivity: {days: 3, repeat-days: 2, questionnaires: [sample]}}
      - {id: gone, inactivity: {days: 3, sheets-only: true}}
      - {id: therapy, therapy-end: {days: -7, kinds: ["drug"]}}
      - {id: lapsing, compliance: {percent-below: 50, days: 7, prompts-min: 10, questionnaires: [weekly]}}
      - id: by-hand
        staff: true
        alert:
          channels: [clinic]
          text: {de: "Bitte anrufen: heute", en: "Please call: today"}
          acknowledge-minutes: 120
          escalate-to: [on-call, ward]
    comparisons:
      - {id: level, title: {en: Level}, questionnaire: sample, score: total, minimum: 0, maximum: 100, days: 30}
      - {id: mood, title: {en: Mood}, questionnaire: sample, question: mood, minimum: -1.5, maximum: 1}
    feedback:
      - {sheet: {questionnaire: sample}, change: {score: total, at-least: 1, at-most: 20}, text: {en: Worse.}}
      - {sheet: {questionnaire: sample}, change: {question: mood, at-most: -0.5}, text: {en: Calmer.}}
    rewards: {points: 10, sheets-per-day: 6, levels: [100, 500], streaks: true, ranking-days: 28, groups: [early]}

    """
}
