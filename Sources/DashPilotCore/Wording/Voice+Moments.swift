extension Voice {
  /// Two instants that one sentence tells: the second without a day that they share, both with seconds where they read alike.
  func moments(_ first: Instant, _ second: Instant) -> (String, String) {
    let isClose = writing.readAlike(first, second)
    return (writing.moment(first, withSeconds: isClose), writing.moment(second, beside: first, withSeconds: isClose))
  }
}
