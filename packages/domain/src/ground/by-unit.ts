/** Kilograms are never added to pieces: a sum over rows of several units is a sum for each. */
import { exact } from './statistics/decimals.ts'

export interface Amount {
  /** As the part has it ('pcs', 'kg'); '' where nobody knows. */
  readonly unit: string
  readonly quantity: number
}

/** What the product writes where nobody named a unit: a word of its own, so it is said in the reader's language. */
export const PIECES = 'pcs'

/** Every other unit is a code of the ERP, which people know from its papers: it is shown as it came. */
export function unitWord(unit: string, pieces: string): string {
  return unit === PIECES ? pieces : unit
}

/** The unit of most rows first: what a plant makes three tonnes of in one machine is no headline for forty others. */
export function sumByUnit(rows: readonly Amount[]): Amount[] {
  const sums = new Map<string, { quantity: number; rows: number }>()
  for (const { unit, quantity } of rows) {
    const known = sums.get(unit) ?? { quantity: 0, rows: 0 }
    sums.set(unit, { quantity: exact(known.quantity + quantity), rows: known.rows + 1 })
  }
  return [...sums]
    .sort(([, one], [, other]) => other.rows - one.rows)
    .map(([unit, { quantity }]) => ({ unit, quantity }))
}

/** 1,240 pcs · 310 kg; of no rows at all 0. */
export function amountsText(amounts: readonly Amount[], number: (value: number) => string): string {
  if (amounts.length === 0) return number(0)
  return amounts.map(({ unit, quantity }) => amountText(quantity, unit, number)).join(' · ')
}

export function amountText(quantity: number, unit: string, number: (value: number) => string): string {
  return unit === '' ? number(quantity) : `${number(quantity)} ${unit}`
}
