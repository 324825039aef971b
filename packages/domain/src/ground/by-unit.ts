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
export function groupByUnit<Row extends { readonly unit: string }>(rows: readonly Row[]): [string, readonly Row[]][] {
  return [...Map.groupBy(rows, ({ unit }) => unit)].sort(([, one], [, other]) => other.length - one.length)
}

export function sumByUnit(rows: readonly Amount[]): Amount[] {
  return groupByUnit(rows).map(([unit, own]) => ({ unit, quantity: own.reduce(addUp, 0) }))
}

function addUp(sum: number, { quantity }: Amount): number {
  return exact(sum + quantity)
}

/** 1,240 pcs · 310 kg; of no rows at all 0. */
export function amountsText(amounts: readonly Amount[], number: (value: number) => string): string {
  if (amounts.length === 0) return number(0)
  return amounts.map(({ unit, quantity }) => amountText(quantity, unit, number)).join(' · ')
}

export function amountText(quantity: number, unit: string, number: (value: number) => string): string {
  return unit === '' ? number(quantity) : `${number(quantity)} ${unit}`
}
