import Testing

@testable import IngestionService

@Suite struct MeasurementTests {
  private let noise = NoiseMeasurement(level: 0.25)
  private let position = PositionMeasurement(latitude: 48.4, longitude: 9.99, altitude: 500)
  private let plain = PreparedQuestionnaire(
    questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: [])

  @Test func asManyAsAskedFor() {
    let sheet = Fixture.sheet {
      $0.noise = [noise, noise]
      $0.positions = [position]
    }
    #expect(findings(sheet) == [])
    let more = Fixture.sheet {
      $0.noise = [noise, noise, noise]
      $0.positions = [position, position]
    }
    #expect(
      findings(more) == [
        Finding("noise", .tooManyMeasurements), Finding("positions", .tooManyMeasurements),
      ])
  }

  @Test func unrequestedMeasurementsAreRejected() {
    let sheet = Fixture.sheet {
      $0.answers = []
      $0.noise = [noise]
      $0.positions = [position]
    }
    #expect(
      findings(sheet, in: Fixture.context([plain])) == [
        Finding("noise", .noiseNotRequested), Finding("positions", .positionNotRequested),
      ])
  }

  @Test func atMostAHundredMeasurementsAreAccepted() {
    let greedy = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: [],
      noiseCountMax: 1000, positionCountMax: 1000)
    func sheet(_ count: Int) -> AnswerSheet {
      Fixture.sheet {
        $0.answers = []
        $0.noise = Array(repeating: noise, count: count)
        $0.positions = Array(repeating: position, count: count)
      }
    }
    #expect(findings(sheet(100), in: Fixture.context([greedy])) == [])
    #expect(findings(sheet(101), in: Fixture.context([greedy]))?.count == 2)
  }

  @Test func coordinatesAreOnEarth() {
    for (latitude, longitude) in [(90.0, 180.0), (-90.0, -180.0), (0.0, 0.0)] {
      let sheet = Fixture.sheet {
        $0.positions = [PositionMeasurement(latitude: latitude, longitude: longitude)]
      }
      #expect(findings(sheet) == [])
    }
    let sheet = Fixture.sheet {
      $0.positions = [PositionMeasurement(latitude: 90.000_1, longitude: -180.000_1)]
    }
    #expect(
      findings(sheet) == [
        Finding("positions[0].latitude", .coordinateOutOfRange),
        Finding("positions[0].longitude", .coordinateOutOfRange),
      ])
  }

  @Test func noiseLevelsAreOfTheirScale() {
    let bounds: [(unit: NoiseUnit, least: Double, most: Double)] = [
      (.untold, -200, 200), (.decibelA, 0, 150), (.decibelFullScale, -160, 0), (.amplitude, 0, 1),
    ]
    #expect(Set(bounds.map(\.unit)) == Set(NoiseUnit.allCases))
    for (unit, least, most) in bounds {
      for (level, isRight) in [
        (least, true), (most, true), (least.nextDown, false), (most.nextUp, false), (-1e308, false),
      ] {
        let sheet = Fixture.sheet { $0.noise = [NoiseMeasurement(level: level, unit: unit)] }
        #expect(
          findings(sheet) == (isRight ? [] : [Finding("noise[0].level", .outOfRange)]),
          "\(unit) \(level)")
      }
    }
  }

  @Test func noiseIsOfAUnitThatIsKnown() {
    let sheet = Fixture.sheet {
      $0.noise = [NoiseMeasurement(level: 1, unit: nil), NoiseMeasurement(level: .nan, unit: nil)]
    }
    #expect(
      findings(sheet) == [
        Finding("noise[0].unit", .noiseUnitUnknown), Finding("noise[1].level", .notFinite),
        Finding("noise[1].unit", .noiseUnitUnknown),
      ])
  }

  @Test func measurementsAreFinite() {
    let sheet = Fixture.sheet {
      $0.noise = [noise, NoiseMeasurement(level: .nan)]
      $0.positions = [
        PositionMeasurement(latitude: .nan, longitude: .infinity, altitude: -.infinity)
      ]
    }
    #expect(
      findings(sheet) == [
        Finding("noise[1].level", .notFinite), Finding("positions[0].latitude", .notFinite),
        Finding("positions[0].longitude", .notFinite),
      ])
  }

  /// Reports of a sensor, the stored part of each, and the mark.
  @Test func aMeasurementNeverRefusesTheAnswers() throws {
    let levels: [(NoiseUnit?, Double, Double?, [Deviation])] = [
      (.decibelA, -0.3, 0, [.measurementLimited]), (.decibelA, 42, 42, []),
      (.decibelFullScale, 0.1, 0, [.measurementLimited]),
      (.decibelFullScale, -161, -160, [.measurementLimited]),
      // Digital silence: the logarithm of 0.
      (.decibelFullScale, -.infinity, -160, [.measurementLimited]),
      (.untold, -.infinity, -200, [.measurementLimited]),
      (.amplitude, 1.000_1, 1, [.measurementLimited]),
      (.amplitude, -.infinity, nil, [.measurementLeftOut]),
      (.decibelFullScale, .infinity, nil, [.measurementLeftOut]),
      (.decibelA, .nan, nil, [.measurementLeftOut]),
      (.decibelA, 1e300, nil, [.measurementLeftOut]), (nil, 40, nil, [.measurementLeftOut]),
    ]
    for (unit, level, stored, marks) in levels {
      let sheet = Fixture.sheet { $0.noise = [NoiseMeasurement(level: level, unit: unit), noise] }
      let accepted = try #require(validate(sheet).accepted, "\(level)")
      #expect(accepted.deviations == marks, "\(level)")
      #expect(accepted.sheet.noise.map(\.level) == [stored, 0.25].compactMap(\.self), "\(level)")
      #expect(accepted.answers == sheet.answers)
    }
    let positions: [(PositionMeasurement, PositionMeasurement?, [Deviation])] = [
      (.init(latitude: 48, longitude: 180.000_000_1), .init(latitude: 48, longitude: 180), []),
      (
        .init(latitude: 48, longitude: 9, altitude: .nan), .init(latitude: 48, longitude: 9), []
      ),
      (.init(latitude: 91, longitude: 9), nil, [.measurementLeftOut]),
      (.init(latitude: .nan, longitude: 9), nil, [.measurementLeftOut]),
    ]
    for (sent, stored, marks) in positions {
      let accepted = try #require(validate(Fixture.sheet { $0.positions = [sent] }).accepted)
      #expect(accepted.deviations == marks, "\(sent)")
      #expect(accepted.sheet.positions == [stored].compactMap(\.self), "\(sent)")
    }
    let more = try #require(
      validate(
        Fixture.sheet {
          $0.noise = [0.1, 0.2, 0.3].map { NoiseMeasurement(level: $0) }
          $0.positions = [position, position]
        }
      ).accepted)
    #expect(more.sheet.noise.map(\.level) == [0.1, 0.2])
    #expect(more.sheet.positions == [position])
    #expect(more.deviations == [.measurementLeftOut])
  }

  @Test func aTimeThatIsNoneCostsNeitherMeasurementNorAnswer() throws {
    let time = DeviceTime(seconds: 0, nanoseconds: -1)
    let sheet = Fixture.sheet {
      $0.answers[0].answeredAt = time
      $0.noise = [NoiseMeasurement(measuredAt: time, level: 0.5)]
    }
    let accepted = try #require(validate(sheet).accepted)
    #expect(accepted.deviations == [.clockInconsistent])
    #expect(accepted.answers == Fixture.validAnswers)
    #expect(accepted.sheet.noise == [NoiseMeasurement(level: 0.5)])
  }

  @Test func referencesNameAQuestion() {
    let sheet = Fixture.sheet {
      $0.referencedAnswers = [
        ReferencedAnswer(questionnaireID: "?", elementID: "worst", codes: ["sleep"]),
        ReferencedAnswer(questionnaireID: "worst-symptom", elementID: "", codes: ["sleep"]),
        ReferencedAnswer(questionnaireID: "a", elementID: "b", codes: ["c"], number: 1),
        ReferencedAnswer(questionnaireID: "a", elementID: "d", number: .nan),
        ReferencedAnswer(questionnaireID: "a", elementID: "c", number: 1),
        ReferencedAnswer(questionnaireID: "a", elementID: "c"),
        ReferencedAnswer(
          questionnaireID: String(repeating: "q", count: 65), elementID: "d",
          codes: [String(repeating: "c", count: 65)]),
        ReferencedAnswer(
          questionnaireID: "My clinic", elementID: "A name, a town", codes: ["born 1.2.1970", ""]),
      ]
    }
    #expect(
      findings(sheet) == [
        Finding("referenced_answers[0].questionnaire_id", .referenceInvalid),
        Finding("referenced_answers[1].element_id", .referenceInvalid),
        Finding("referenced_answers[2]", .referenceInvalid),
        Finding("referenced_answers[3].number", .notFinite),
        Finding("referenced_answers[5]", .referenceInvalid),
        Finding("referenced_answers[6].questionnaire_id", .referenceInvalid),
        Finding("referenced_answers[6].codes[0]", .referenceInvalid),
        Finding("referenced_answers[7].questionnaire_id", .referenceInvalid),
        Finding("referenced_answers[7].element_id", .referenceInvalid),
        Finding("referenced_answers[7].codes[0]", .referenceInvalid),
        Finding("referenced_answers[7].codes[1]", .referenceInvalid),
      ])
    let accepted = validate(sheet).accepted
    #expect(accepted?.deviations == [.referenceLeftOut])
    #expect(accepted?.sheet.referencedAnswers == [sheet.referencedAnswers[4]])
  }

  @Test func referencesAreLimited() {
    func sheet(references: Int, codes: Int) -> AnswerSheet {
      Fixture.sheet {
        $0.referencedAnswers = (0..<references).map {
          ReferencedAnswer(
            questionnaireID: "q", elementID: "e\($0)",
            codes: Array(repeating: "c", count: codes))
        }
      }
    }
    #expect(findings(sheet(references: 100, codes: 100)) == [])
    #expect(
      findings(sheet(references: 101, codes: 1)) == [
        Finding("referenced_answers", .tooManyReferences)
      ])
    #expect(
      findings(sheet(references: 1, codes: 101)) == [
        Finding("referenced_answers[0].codes", .tooManyReferences)
      ])
  }
}
