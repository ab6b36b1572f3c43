/// Numbers as columns, in SVG, and the same as a table.
struct ColumnChart: Sendable {
  struct Column: Sendable {
    /// Below the column.
    var label: String
    var value: Int
  }

  /// Unique in the page: of letters and hyphens.
  var id: String
  var title: String
  /// What is drawn, for those who do not see it.
  var description: String
  /// What a label stands for, and what a value counts.
  var axes: (label: String, value: String)
  var columns: [Column]

  private static let (width, height) = (640, 240)
  /// The field of the columns within the picture.
  private static let (left, right, top, bottom) = (56, 632, 12, 200)
  /// More labels than that would touch.
  private static let labelsMax = 14

  /// A section of a page: picture and table.
  var section: String {
    let caption = "\(title), as a table"
    let table = Markup.table(
      caption, [axes.label, axes.value], columns.map { [$0.label, "\($0.value)"] })
    return """
      <section class="chart" aria-labelledby="\(id)">
      <h2 id="\(id)">\(Markup.escaped(title))</h2>
      <figure>
      \(picture)
      </figure>
      \(Markup.scrolled(caption, table))
      </section>
      """
  }

  private var picture: String {
    let (width, height, bottom) = (Self.width, Self.height, Self.bottom)
    let middle = (Self.left + Self.right) / 2
    let name = Markup.escaped(title)
    let head = """
      <svg role="img" viewBox="0 0 \(width) \(height)" aria-labelledby="\(id)-name \(id)-what">
      <title id="\(id)-name">\(name)</title>
      <desc id="\(id)-what">\(Markup.escaped(description))</desc>
      """
    let foot = """
      <line class="axis" x1="\(Self.left)" y1="\(bottom)" x2="\(Self.right)" y2="\(bottom)"/>
      <text class="middle" x="\(middle)" y="\(height - 6)">\(Markup.escaped(axes.label))</text>
      </svg>
      """
    return ([head] + lines + rectangles + labels + [foot]).joined(separator: "\n")
  }

  /// The value at the top: four times 1, 2 or 5 times a power of ten, so that lines have round numbers.
  var top: Int {
    let most = max(columns.map(\.value).max() ?? 0, 1)
    var step = 1
    while true {
      for factor in [1, 2, 5] where 4 * step * factor >= most { return 4 * step * factor }
      step *= 10
    }
  }

  private var lines: [String] {
    (1...4).map { number in
      let y = Self.bottom - (Self.bottom - Self.top) * number / 4
      return """
        <line class="grid" x1="\(Self.left)" y1="\(y)" x2="\(Self.right)" y2="\(y)"/>
        <text class="end" x="\(Self.left - 6)" y="\(y + 4)">\(top * number / 4)</text>
        """
    }
  }

  private func start(of index: Int) -> Int {
    Self.left + (Self.right - Self.left) * index / columns.count
  }

  private var rectangles: [String] {
    let top = top
    return columns.enumerated().map { index, column in
      let x = start(of: index)
      let width = max(1, start(of: index + 1) - x - 1)
      let height = ((Self.bottom - Self.top) * column.value + top - 1) / top
      let name = Markup.escaped("\(column.label): \(column.value)")
      return """
        <rect x="\(x)" y="\(Self.bottom - height)" width="\(width)" height="\(height)">\
        <title>\(name)</title></rect>
        """
    }
  }

  private var labels: [String] {
    let every = (columns.count + Self.labelsMax - 1) / Self.labelsMax
    return columns.enumerated().compactMap { index, column in
      guard index % max(1, every) == 0 else { return nil }
      let x = (start(of: index) + start(of: index + 1)) / 2
      let label = Markup.escaped(column.label)
      return #"<text class="middle" x="\#(x)" y="\#(Self.bottom + 16)">\#(label)</text>"#
    }
  }
}
