extension Array {
  /// Returns the place of the first element that fulfils the condition, as all later ones do; `count` if
  /// no element fulfils it. Takes logarithmic time.
  func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
