/** In which units a machine made what is known only by the hour: no run keeps its hours. */
import type { Amount } from '../ground/by-unit.ts'
import { exact } from '../ground/statistics/decimals.ts'
import { type MadeByRun, partOf } from './made-in-part.ts'

type Run = Pick<MadeByRun, 'unit' | 'start' | 'end'>

/** By the time that orders ran in the hour. Where none did it is of the one before: its last pieces are often booked late. */
export function sharedByRuns(
  quantity: number,
  hour: { readonly from: number; readonly to: number },
  { runs, otherwise }: { readonly runs: readonly Run[]; readonly otherwise: string },
): Amount[] {
  const inside = runs.flatMap(({ unit, start, end }) => {
    const ms = Math.min(end ?? hour.to, hour.to) - Math.max(start, hour.from)
    return ms > 0 ? [{ unit, ms }] : []
  })
  const times = [...Map.groupBy(inside, ({ unit }) => unit)].map(([unit, own]) => ({ unit, ms: total(own) }))
  const [first, ...others] = times
  if (first === undefined) {
    const before = runs.filter(({ start }) => start < hour.to).at(-1) ?? runs[0]
    return [{ unit: before?.unit ?? otherwise, quantity }]
  }
  const all = total(times)
  const shares = others.map(({ unit, ms }) => ({ unit, quantity: partOf(quantity, ms / all) }))
  const rest = shares.reduce((left, share) => exact(left - share.quantity), quantity)
  return [{ unit: first.unit, quantity: rest }, ...shares]
}

function total(times: readonly { readonly ms: number }[]): number {
  return times.reduce((sum, { ms }) => sum + ms, 0)
}
