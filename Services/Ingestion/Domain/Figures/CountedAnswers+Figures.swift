import Fields

extension CountedAnswers {
  /// Counts the distributions of the answers, by index of the question.
  ///
  /// - Parameter groupSize: participants count in groups of this size in the order of their first
  ///   answer; an incomplete group does not count.
  func distributions(of questions: FigureQuestions, groupSize: Int) -> [Int: QuestionTally] {
    var given: [[GivenAnswer]] = Array(repeating: [], count: questions.questions.count)
    for sheet in counted {
      for answer in sheet.answers {
        given[questions.items[Int(answer.item)].question].append(
          GivenAnswer(person: sheet.person, choice: answer.choice, number: answer.number))
      }
    }
    var tallies: [Int: QuestionTally] = [:]
    for (place, answers) in given.enumerated() where !answers.isEmpty {
      var scale: NumberScale?
      if case .numbers(let known) = questions.questions[place].content { scale = known }
      tallies[place] = tally(answers, scale, groupSize: groupSize)
    }
    return tallies
  }

  /// - Parameters:
  ///   - given: answers to a question in the order of arrival.
  ///   - scale: the scale of numbers; nil without classes of numbers.
  private func tally(
    _ given: [GivenAnswer], _ scale: NumberScale?, groupSize: Int
  ) -> QuestionTally {
    var places = Array(repeating: -1, count: people)
    var persons: [(answers: Int, numbers: SampleDeviation)] = []
    for answer in given {
      if places[Int(answer.person)] < 0 {
        places[Int(answer.person)] = persons.count
        persons.append((0, SampleDeviation()))
      }
      persons[places[Int(answer.person)]].answers += 1
      if let number = answer.bounded { persons[places[Int(answer.person)]].numbers.add(number) }
    }
    persons.removeLast(persons.count % groupSize)
    let kept = given.filter { places[Int($0.person)] < persons.count }
    var tally = QuestionTally()
    tally.participants = persons.count
    tally.answers = kept.count
    tally.numbers = QuestionTally.Numbers(
      means: persons.compactMap { $0.numbers.count > 0 ? $0.numbers.sum / $0.numbers.count : nil },
      numbers: kept.compactMap(\.bounded))
    var classes: [String: Int] = [:]
    var names: [String] = []
    func index(_ name: String) -> Int {
      if let known = classes[name] { return known }
      names.append(name)
      classes[name] = names.count - 1
      return names.count - 1
    }
    var chosen: [[Int]?] = Array(repeating: nil, count: codes.count)
    let numbered = (0..<(scale?.classes ?? 0)).map { index(String($0)) }
    // Pairs of a class and a participant; sorting brings equal ones together.
    var pairs: [Int] = []
    for answer in kept {
      let person = places[Int(answer.person)]
      if let choice = answer.choice.map({ Int($0) }) {
        let names = chosen[choice] ?? codes[choice].map(index)
        chosen[choice] = names
        pairs += names.map { $0 << 32 | person }
      }
      if let scale, let number = answer.number {
        pairs.append(numbered[scale.classNumber(of: number)] << 32 | person)
      }
    }
    pairs.sort()
    var place = 0
    while place < pairs.count {
      let name = pairs[place] >> 32
      var one = QuestionTally.Class(key: names[name], participants: 0, answers: 0, share: 0)
      while place < pairs.count, pairs[place] >> 32 == name {
        let (first, pair) = (place, pairs[place])
        while place < pairs.count, pairs[place] == pair { place += 1 }
        one.participants += 1
        one.answers += place - first
        one.share += Double(place - first) / Double(persons[pair & 0xFFFF_FFFF].answers)
      }
      one.share /= Double(max(1, persons.count))
      tally.classes.append(one)
    }
    return tally
  }

  /// Counts sheets, their participants, and signs of careless responding.
  func quality(
    of questions: FigureQuestions
  ) -> (sheets: Int, participants: Int, quality: SheetQuality) {
    let sheets = counted
    let values = ScaleValues(questions, codes)
    var quality = SheetQuality()
    var (seconds, longest): ([Double], [Double]) = ([], [])
    for sheet in sheets {
      if let one = sheet.seconds {
        seconds.append(one)
        if one <= SheetQuality.secondsPerAnswerMax { quality.tooFast += 1 }
      }
      let blocks = values.blocks(of: sheet).filter { $0.count >= SheetQuality.answersMin }
      guard !blocks.isEmpty else { continue }
      let runs = blocks.map(Self.longestRun)
      longest.append(Double(runs.max() ?? 0))
      if zip(blocks, runs).contains(where: {
        Double($1) >= SheetQuality.runShareMin * Double($0.count)
      }) {
        quality.longRun += 1
      }
      if blocks.contains(where: Self.areAlike) { quality.smallDeviation += 1 }
    }
    quality.timed = seconds.count
    quality.judged = longest.count
    if !seconds.isEmpty { quality.medianSecondsPerAnswer = seconds.sorted().quantile(0.5) }
    if !longest.isEmpty { quality.medianLongestRun = longest.sorted().quantile(0.5) }
    return (sheets.count, Set(sheets.map(\.person)).count, quality)
  }

  private static func longestRun(_ values: [Double]) -> Int {
    var (longest, length) = (0, 0)
    for (place, value) in values.enumerated() {
      length = place > 0 && values[place - 1] == value ? length + 1 : 1
      longest = max(longest, length)
    }
    return longest
  }

  private static func areAlike(_ values: [Double]) -> Bool {
    var deviation = SampleDeviation()
    for value in values { deviation.add(value) }
    return deviation.sample.map { $0 <= SheetQuality.deviationMax } ?? false
  }
}

/// An answer to a question.
private struct GivenAnswer {
  var person: Int32
  var choice: Int32?
  var number: Double?

  /// The number within bounds that sums do not exceed.
  var bounded: Double? { number.map { min(max($0, -1e100), 1e100) } }
}

/// The values of questions that share a scale, from 0 to 1.
private struct ScaleValues {
  private let questions: FigureQuestions
  private let codes: [[String]]
  /// For each question, the places of its codes.
  private let places: [[String: Int]]

  init(_ questions: FigureQuestions, _ codes: [[String]]) {
    self.questions = questions
    self.codes = codes
    places = questions.questions.map { question in
      guard case .options(let codes, _) = question.content else { return [:] }
      return Dictionary(codes.enumerated().map { ($1, $0) }) { first, _ in first }
    }
  }

  /// The values on each scale in the order of the questions.
  func blocks(of sheet: AnsweredSheet) -> [[Double]] {
    var found: [(scale: Int, place: Int, value: Double)] = []
    for answer in sheet.answers {
      let item = questions.items[Int(answer.item)]
      if let scale = item.scale, let value = value(of: answer, item.question) {
        found.append((scale, item.place, value))
      }
    }
    found.sort { ($0.scale, $0.place) < ($1.scale, $1.place) }
    var blocks: [[Double]] = []
    for (index, one) in found.enumerated() {
      if index == 0 || found[index - 1].scale != one.scale { blocks.append([]) }
      blocks[blocks.count - 1].append(one.value)
    }
    return blocks
  }

  private func value(of answer: CountedAnswer, _ question: Int) -> Double? {
    switch questions.questions[question].content {
    case .numbers(let scale):
      return scale.flatMap { scale in answer.number.map { scale.place(of: $0) } }
    case .options(let all, _):
      guard let code = answer.choice.flatMap({ codes[Int($0)].first }),
        let place = places[question][code]
      else { return nil }
      return Double(place) / Double(max(all.count - 1, 1))
    case .other: return nil
    }
  }
}

extension QuestionTally.Numbers {
  /// - Parameters:
  ///   - means: the means of participants.
  ///   - numbers: all answers.
  /// - Returns: nil without values.
  fileprivate init?(means: [Double], numbers: [Double]) {
    guard !means.isEmpty else { return nil }
    var deviation = SampleDeviation()
    for mean in means { deviation.add(mean) }
    let (means, numbers) = (means.sorted(), numbers.sorted())
    self.init(
      mean: deviation.sum / deviation.count, deviation: deviation.sample,
      quartiles: [0.25, 0.5, 0.75].map { numbers.quantile($0) },
      largest: means[means.count - 1], twoLargest: means.suffix(2).reduce(0, +),
      smallest: means[0], twoSmallest: means.prefix(2).reduce(0, +))
  }
}
