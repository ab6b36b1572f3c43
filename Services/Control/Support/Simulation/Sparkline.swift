/// A series of numbers as one line of block characters.
enum Sparkline {
  static func draw(_ values: some Collection<Double>) -> String {
    guard let low = values.min(), let high = values.max() else { return "" }
    let blocks = Array("▁▂▃▄▅▆▇█")
    return String(
      values.map { value in
        let share = high > low ? (value - low) / (high - low) : 0.5
        return blocks[min(blocks.count - 1, Int(share * Double(blocks.count)))]
      })
  }
}
