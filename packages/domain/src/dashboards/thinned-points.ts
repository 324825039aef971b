/** Of more points than pixels only those are drawn that can be seen: T-PLANT-377. */
import type { Spot } from './graph-scale.ts'

/** The area of a graph in pixels. */
export interface Area {
  readonly width: number
  readonly height: number
}

/** The marks are 9 pixels wide; nearer than this they are one blob. */
const MARK = 6

/**
 * A line without the points that lie in the same column of pixels as others: of each column the first, the lowest, the
 * highest and the last stay, so that no peak is lost and the line looks the same.
 */
export function thinnedLine<S extends Pick<Spot, 'x' | 'y'>>(points: readonly S[], columns: number): readonly S[] {
  if (points.length <= columns * 2) return points
  const byColumn = new Map<number, S[]>()
  for (const point of points) {
    const column = Math.floor(point.x * columns)
    const here = byColumn.get(column)
    if (here !== undefined) here.push(point)
    else byColumn.set(column, [point])
  }
  return [...byColumn.values()].flatMap((here) => {
    const by = (better: (a: S, b: S) => boolean) => here.reduce((best, one) => (better(one, best) ? one : best))
    const kept = new Set([here[0], by((a, b) => a.y < b.y), by((a, b) => a.y > b.y), here.at(-1)])
    return here.filter((point) => kept.has(point))
  })
}

/** The marks of a line: as many as stand apart from each other. */
export function lineMarks<S extends Pick<Spot, 'x' | 'y'>>(points: readonly S[], { width }: Area): readonly S[] {
  return thinnedLine(points, Math.max(1, Math.floor(width / MARK)))
}

/** Points of a scatter: of those that would lie on each other the first. */
export function scatterMarks<S extends Pick<Spot, 'x' | 'y'>>(
  points: readonly S[],
  { width, height }: Area,
): readonly S[] {
  const taken = new Set<string>()
  return points.filter(({ x, y }) => {
    const place = `${Math.round((x * width) / MARK)} ${Math.round((y * height) / MARK)}`
    if (taken.has(place)) return false
    taken.add(place)
    return true
  })
}
