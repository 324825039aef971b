import { type FigureId, limits } from './limits.ts'

/** A figure as people read it. */
export function shown(id: FigureId, value: number): string {
  const { unit, nought } = limits[id]
  if (value === 0 && nought) return nought
  // Things that are counted have no unit and no decimals.
  if (unit === '') return String(value)
  return `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`
}
