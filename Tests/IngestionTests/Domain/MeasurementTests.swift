import IngestionDomain
import Testing

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

  @Test func noneUnasked() {
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

  @Test func atMostAHundredWhateverIsAskedFor() {
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
      $0.positions = [PositionMeasurement(latitude: 90.000_001, longitude: -180.000_001)]
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
        Finding("positions[0].altitude", .notFinite),
      ])
  }

  @Test func referencesNameAQuestion() {
    let sheet = Fixture.sheet {
      $0.referencedAnswers = [
        ReferencedAnswer(questionnaireID: "", elementID: "worst", codes: ["sleep"]),
        ReferencedAnswer(questionnaireID: "worst-symptom", elementID: "", codes: ["sleep"]),
        ReferencedAnswer(questionnaireID: "a", elementID: "b", codes: ["c"], number: 1),
        ReferencedAnswer(questionnaireID: "a", elementID: "c", number: .nan),
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
        Finding("referenced_answers[4]", .referenceInvalid),
        Finding("referenced_answers[5].questionnaire_id", .referenceInvalid),
        Finding("referenced_answers[5].codes[0]", .referenceInvalid),
        Finding("referenced_answers[6].questionnaire_id", .referenceInvalid),
        Finding("referenced_answers[6].element_id", .referenceInvalid),
        Finding("referenced_answers[6].codes[0]", .referenceInvalid),
        Finding("referenced_answers[6].codes[1]", .referenceInvalid),
      ])
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
