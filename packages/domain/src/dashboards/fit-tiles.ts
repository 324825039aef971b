/** A tile reads best a little wider than high. */
const BEST_SHAPE = 1.45

/** Columns of the grid in which `count` equal tiles fill the area with the largest writing. */
export function columnsToFit(count: number, area: { readonly width: number; readonly height: number }): number {
  if (count <= 1 || area.width <= 0 || area.height <= 0) return 1
  let best = { columns: 1, size: 0 }
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns)
    const size = Math.min(area.width / columns / BEST_SHAPE, area.height / rows)
    if (size > best.size) best = { columns, size }
  }
  return best.columns
}
