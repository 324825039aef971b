/** What machines and orders made together: a sum for each unit, and a target only beside what is made in its own. */
import { type Amount, groupByUnit, sumByUnit } from './by-unit.ts'
import type { MadeBesideTarget, MadeOfUnit } from './model/made-of-unit.ts'
import { exact } from './statistics/decimals.ts'

type Made = Omit<MadeOfUnit, 'unit'>
const quantities = ['made_qty', 'good_qty', 'scrap_qty'] as const satisfies readonly (keyof Made)[]

/** The unit of most rows first. */
export function addMade(rows: readonly MadeOfUnit[]): MadeOfUnit[] {
  return groupByUnit(rows).map(([unit, own]) => ({ unit, ...together(own) }))
}

/**
 * A machine's sum, taken apart by what its orders made of it. What no order accounts for, and what is not known exactly, is
 * of the first row's unit: it is never lost, and a machine nearly always has only one.
 */
export function takenApart(whole: Made, orders: readonly MadeOfUnit[]): MadeOfUnit[] {
  if (quantities.every((of) => whole[of] === 0)) return []
  const sums = together(orders)
  const rest = quantities.map((of) => [of, exact(whole[of] - sums[of])] as const)
  const unit = orders[0]?.unit ?? ''
  return addMade([{ unit, ...(Object.fromEntries(rest) as unknown as Made) }, ...orders]).filter((row) =>
    quantities.some((of) => row[of] !== 0),
  )
}

/** What is to be made and has not begun stands there with nothing made. */
export function besideTarget(made: readonly MadeOfUnit[], targets: readonly Amount[]): MadeBesideTarget[] {
  const due = new Map(sumByUnit(targets).map(({ unit, quantity }) => [unit, quantity]))
  const open = [...due.keys()].filter((unit) => !made.some((row) => row.unit === unit))
  return [...made, ...open.map((unit) => ({ unit, ...together([]) }))].map((row) => ({
    ...row,
    target_qty: due.get(row.unit) ?? null,
  }))
}

/** Of several machines. */
export function addBesideTarget(rows: readonly MadeBesideTarget[]): MadeBesideTarget[] {
  const targets = rows.flatMap(({ unit, target_qty }) => (target_qty === null ? [] : [{ unit, quantity: target_qty }]))
  return besideTarget(addMade(rows), targets)
}

/** What stands beside an order: of all that its machine made only what counts in the order's unit. */
export function madeIn(made: readonly MadeOfUnit[], unit: string): MadeOfUnit {
  return made.find((row) => row.unit === unit) ?? { unit, ...together([]) }
}

/** One of its quantities, to be written. */
export function amountsOf(made: readonly MadeOfUnit[], of: keyof Made): Amount[] {
  return made.map((row) => ({ unit: row.unit, quantity: row[of] }))
}

function together(rows: readonly Made[]): Made {
  const sum = (of: keyof Made) => rows.reduce((total, row) => exact(total + row[of]), 0)
  return { made_qty: sum('made_qty'), good_qty: sum('good_qty'), scrap_qty: sum('scrap_qty') }
}
