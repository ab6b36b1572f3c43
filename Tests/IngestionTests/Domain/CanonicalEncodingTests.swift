import Testing

@testable import IngestionService

@Suite struct CanonicalEncodingTests {
  private func encode(_ change: (inout AnswerSheet) -> Void = { _ in }) -> [UInt8] {
    CanonicalEncoding.encode(Fixture.sheet(change))
  }

  /// Stored hashes depend on these bytes, which must never change.
  @Test func theEncodingIsFixed() {
    let sheet = AnswerSheet(
      sheetID: "AB", studyID: "s", questionnaireID: "q", version: 2, contentHash: "h",
      startedAt: nil, finishedAt: DeviceTime(seconds: 1, nanoseconds: 1000),
      notificationID: "", closing: .autosaved,
      answers: [
        Answer(elementID: "b", value: .number(1)),
        Answer(elementID: "a", value: .choice(["y", "x"]), answeredAt: DeviceTime(seconds: 0)),
      ],
      noise: [NoiseMeasurement(level: -0.0)],
      positions: [PositionMeasurement(latitude: 1, longitude: 2)],
      referencedAnswers: [ReferencedAnswer(questionnaireID: "r", elementID: "e", number: 1)])
    let expected: [UInt8] =
      Array("otolith answer sheet 1\0".utf8)
      + [0, 0, 0, 2, 0x61, 0x62, 0, 0, 0, 1, 0x73, 0, 0, 0, 1, 0x71, 0, 0, 0, 2]
      + [0, 0, 0, 1, 0x68, 0, 1, 0, 0, 0, 0, 0, 0x0F, 0x42, 0x41]
      + [0, 0, 0, 0, 3]
      + [0, 0, 0, 2]
      + [0, 0, 0, 1, 0x61, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0x78, 0, 0, 0, 1, 0x79]
      + [0]
      + [0, 0, 0, 1, 0x62, 2, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 1, 0, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 1, 0, 0, 0, 1, 0x72, 0, 0, 0, 1, 0x65, 0, 0, 0, 0]
      + [1, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(CanonicalEncoding.encode(sheet) == expected)
  }

  @Test func theEncodingOfAReferencedAnswerIsFixed() {
    func tail(_ reference: ReferencedAnswer) -> [UInt8] {
      Array(encode { $0.referencedAnswers = [reference] }.dropFirst(encode().count - 4))
    }
    let start: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 0x72, 0, 0, 0, 1, 0x65, 0, 0, 0, 0]
    #expect(
      tail(ReferencedAnswer(questionnaireID: "r", elementID: "e", text: "hi"))
        == start + [0, 0, 0, 0, 2, 0x68, 0x69])
    #expect(
      tail(ReferencedAnswer(questionnaireID: "r", elementID: "e", number: 1, text: "hi"))
        == start + [1, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0x68, 0x69])
    #expect(
      tail(ReferencedAnswer(questionnaireID: "r", elementID: "e")) == start + [0, 0, 0, 0, 0])
  }

  @Test func theBytesOfClosingsAndUnitsAreFixed() {
    /// The bytes that differ from those of the unchanged sheet.
    func differing(
      _ change: (inout AnswerSheet) -> Void, _ base: (inout AnswerSheet) -> Void = { _ in }
    ) -> [[UInt8]] {
      let changed = encode {
        base(&$0)
        change(&$0)
      }
      return zip(encode(base), changed).filter { $0 != $1 }.map { [$0, $1] }
    }
    let closings: [SheetClosing?] = [nil, .incomplete, .autosaved, .expired]
    for (closing, byte) in zip(closings, [0, 2, 3, 4] as [UInt8]) {
      #expect(differing { $0.closing = closing } == [[1, byte]])
    }
    let levels: (inout AnswerSheet) -> Void = { sheet in
      sheet.noise = (0..<5).map { NoiseMeasurement(level: Double($0)) }
    }
    let units: (inout AnswerSheet) -> Void = { sheet in
      let units: [NoiseUnit?] = [.untold, .decibelA, .decibelFullScale, .amplitude, nil]
      for (index, unit) in units.enumerated() { sheet.noise[index].unit = unit }
    }
    #expect(differing(units, levels) == [[0, 1], [0, 2], [0, 3], [0, 255]])
  }

  @Test func insignificantDifferencesKeepTheEncoding() {
    let plain = encode()
    #expect(encode { $0.sheetID = $0.sheetID.uppercased() } == plain)
    #expect(encode { $0.answers.reverse() } == plain)
    #expect(encode { $0.answers[1].value = .choice(["private", "work"]) } == plain)
    #expect(encode { $0.finishedAt?.nanoseconds += 999 } == plain)
    // An update or a journey changes these before the sheet is sent again.
    let device = Device(system: "iOS", systemVersion: "27", maker: "Apple", model: "iPhone18,1")
    #expect(
      encode {
        ($0.timeZone, $0.appVersion, $0.platform) = ("Asia/Tokyo", "Otolith 1.1", "iOS 27")
        $0.answers[0].answeredAt = DeviceTime(seconds: 1)
        $0.device = device
      } == plain)
    #expect(
      encode { $0.answers[3].value = .number(-0.0) }
        == encode { $0.answers[3].value = .number(0) })
  }

  @Test func everyFieldCounts() {
    let changes: [(inout AnswerSheet) -> Void] = [
      { _ in },
      { $0.sheetID = "1c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e" }, { $0.studyID = "tyt" },
      { $0.questionnaireID = "weekly" }, { $0.version = 4 }, { $0.contentHash = "" },
      { $0.startedAt = nil }, { $0.startedAt?.nanoseconds = 1000 },
      { $0.finishedAt?.nanoseconds = 1000 }, { $0.finishedAt = nil },
      { $0.finishedAt?.nanoseconds = -1 }, { $0.notificationID = "n" },
      { $0.closing = .autosaved }, { $0.closing = .incomplete }, { $0.closing = .expired },
      { $0.closing = nil },
      { $0.answers.removeLast() }, { $0.answers[0].elementID = "sey" },
      { $0.answers[0].value = nil }, { $0.answers[0].value = .text("female") },
      { $0.answers[0].value = .date("female") }, { $0.answers[0].value = .time("female") },
      { $0.answers[0].value = .choice(["male"]) }, { $0.answers[0].value = .choice([]) },
      { $0.answers[3].value = .number(0.7.nextUp) },
      { $0.answers[10].value = .text("after a concert ") },
      { $0.answers[10].value = .text("e\u{301}") }, { $0.answers[10].value = .text("é") },
      { $0.noise = [NoiseMeasurement(level: 1)] },
      { $0.noise = [NoiseMeasurement(measuredAt: DeviceTime(seconds: 1), level: 1)] },
      { $0.noise = [NoiseMeasurement(level: 1, unit: .decibelA)] },
      { $0.noise = [NoiseMeasurement(level: 1, unit: .decibelFullScale)] },
      { $0.noise = [NoiseMeasurement(level: 1, unit: .amplitude)] },
      { $0.noise = [NoiseMeasurement(level: 1, unit: nil)] },
      { $0.positions = [PositionMeasurement(latitude: 1, longitude: 2)] },
      { $0.positions = [PositionMeasurement(latitude: 2, longitude: 1)] },
      { $0.positions = [PositionMeasurement(latitude: 1, longitude: 2, altitude: 0)] },
      { $0.referencedAnswers = [ReferencedAnswer(questionnaireID: "a", elementID: "b")] },
      {
        $0.referencedAnswers = [
          ReferencedAnswer(questionnaireID: "a", elementID: "b", codes: ["c"])
        ]
      },
      {
        $0.referencedAnswers = [ReferencedAnswer(questionnaireID: "a", elementID: "b", number: 0)]
      },
      {
        $0.referencedAnswers = [ReferencedAnswer(questionnaireID: "a", elementID: "b", text: "c")]
      },
      {
        $0.referencedAnswers = [
          ReferencedAnswer(questionnaireID: "a", elementID: "b", number: 0, text: "c")
        ]
      },
    ]
    let encodings = changes.map { encode($0) }
    #expect(Set(encodings).count == changes.count)
  }

  @Test func textsCannotSlideIntoEachOther() {
    let left = encode {
      $0.studyID = "ab"
      $0.questionnaireID = "c"
    }
    let right = encode {
      $0.studyID = "a"
      $0.questionnaireID = "bc"
    }
    #expect(left != right)
  }
}
