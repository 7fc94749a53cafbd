/// What a person may have meant by a word that is not known.
enum Suggestion {
  /// The word that differs least, if it differs by little: by a letter more, less, changed or swapped, or by two.
  static func nearest(to word: String, among known: [String]) -> String? {
    let limit = word.count <= 3 ? 1 : 2
    let distances = known.map { (word: $0, distance: distance(Array(word), Array($0))) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }), nearest.distance <= limit else { return nil }
    return nearest.word
  }

  /// How many letters have to be added, taken away, changed or swapped with their neighbour.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var rows = [Array(0...right.count)]
    for (row, character) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        let change = rows[row][column] + (character == other ? 0 : 1)
        var least = min(change, rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          least = min(least, rows[row - 1][column - 1] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[left.count][right.count]
  }
}
