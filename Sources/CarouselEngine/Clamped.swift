extension Comparable {
  /// The nearest value between two bounds; the upper one where they are the wrong way round.
  #if hasFeature(Embedded)
    // A call is much smaller than two comparisons, and a page of the web waits for the module.
    @inline(never)
  #endif
  func clamped(from lower: Self, to upper: Self) -> Self { min(max(self, lower), upper) }
}
