import type { GraphData } from './graph-series.ts'

/** Lines on top of each other: each begins where the one below it ends, so that the highest one is the sum. */
export function stackedData(data: GraphData): GraphData {
  const below = data.categories.map(() => 0)
  const series = data.series.map((one) => ({
    ...one,
    points: data.categories.map((_, at) => {
      const own = one.points[at]
      below[at] = (below[at] ?? 0) + (own?.value ?? 0)
      return { value: below[at], color: own?.color ?? one.color }
    }),
  }))
  return { ...data, series }
}
