/** Arrows move among tiles as the eye sees them: left and right in order, up and down to the nearest in the next row. */
export interface TilePlace {
  readonly left: number
  readonly top: number
}

/** The index of the tile an arrow leads to; the same one at an edge, null for other keys. */
export function tileStep(key: string, from: number, places: readonly TilePlace[]): number | null {
  const here = places[from]
  if (here === undefined) return null
  switch (key) {
    case 'ArrowRight':
      return Math.min(places.length - 1, from + 1)
    case 'ArrowLeft':
      return Math.max(0, from - 1)
    case 'ArrowDown':
      return nearestInRow(
        here,
        places,
        from,
        nextTop(places, (top) => top > here.top, Math.min),
      )
    case 'ArrowUp':
      return nearestInRow(
        here,
        places,
        from,
        nextTop(places, (top) => top < here.top, Math.max),
      )
    default:
      return null
  }
}

function nextTop(
  places: readonly TilePlace[],
  beyond: (top: number) => boolean,
  closest: (...tops: number[]) => number,
): number | undefined {
  const tops = places.map(({ top }) => top).filter(beyond)
  return tops.length === 0 ? undefined : closest(...tops)
}

function nearestInRow(here: TilePlace, places: readonly TilePlace[], from: number, row: number | undefined): number {
  if (row === undefined) return from
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const [at, place] of places.entries()) {
    const distance = Math.abs(place.left - here.left)
    if (place.top !== row || distance >= least) continue
    best = at
    least = distance
  }
  return best
}
