import type { Dashboard } from '../dashboard.ts'
import { type Box, type FreePlace, firstFreePlace, isFree } from '../placement.ts'

/**
 * Where a box comes to stand that is added beside what is there: where it would like to stand, else right of that, below,
 * left or above it, else at the first free place, for which the grid may grow. Nothing is ever covered; undefined once the
 * grid can have no more rows.
 */
export function freePlaceFor(
  wanted: Box,
  widgets: readonly { readonly pos: Box; readonly component?: string }[],
  size: Dashboard['size'],
): FreePlace | undefined {
  const { x, y, w, h } = wanted
  const near = [wanted, { x: x + w, y, w, h }, { x, y: y + h, w, h }, { x: x - w, y, w, h }, { x, y: y - h, w, h }]
  const pos = near.find((place) => isWithin(place, size) && isFree(place, widgets))
  return pos === undefined ? firstFreePlace(widgets, size, { w, h }) : { pos, size }
}

function isWithin({ x, y, w, h }: Box, size: Dashboard['size']): boolean {
  return x >= 0 && y >= 0 && x + w <= size.x && y + h <= size.y
}
