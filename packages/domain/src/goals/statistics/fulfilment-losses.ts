/** The alternate grid of one machine: what was planned, and what availability, productivity and scrap cost of it. */
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { type FulfilmentColour, fulfilmentColour } from './fulfilment-week.ts'

export interface LossRow {
  readonly target_date: string
  readonly target_good_qty: number
  readonly result_good_qty: number
  readonly availability_quantity_loss: number
  readonly productivity_quantity_loss: number
  readonly scrap_qty: number
  /** The day that runs at the machine; without it the date is taken. */
  readonly current_day?: string
}

export interface LossDay {
  readonly planned: {
    /** The machine's, as every other widget names it. */
    readonly target: number
    /** The part of it that is asked of the machine, and by which the day is judged. */
    readonly asked: number
    readonly result: number
    readonly colour: FulfilmentColour
  }
  readonly t: number
  readonly a: number
  readonly k: number
}

export const lossRows = ['planned', 't', 'a', 'k'] as const

/** The target is asked at the machine's own green OEE; without one (0 or null) in full. */
export function targetFactor(oee_green_limit: number | null): number {
  return oee_green_limit ? oee_green_limit / 100 : 1
}

/** One per shown day; null where no row says anything. */
export function lossGrid(
  rows: readonly LossRow[],
  { days, today, oee_green_limit }: { days: readonly string[]; today: string; oee_green_limit: number | null },
): (LossDay | null)[] {
  const factor = targetFactor(oee_green_limit)
  return days.map((day) => {
    const own = rows.filter(({ target_date }) => target_date.slice(0, 10) === day)
    if (own.length === 0) return null
    const sum = (of: (row: LossRow) => number) =>
      toDecimals(
        own.reduce((total, row) => total + of(row), 0),
        0,
      )
    const running = own[0]?.current_day ?? today
    const target = sum((row) => row.target_good_qty)
    const asked = sum((row) => row.target_good_qty * factor)
    const result = sum((row) => row.result_good_qty)
    return {
      planned: { target, asked, result, colour: fulfilmentColour(day, running, { quantity: result, planned: asked }) },
      t: sum((row) => row.availability_quantity_loss),
      a: sum((row) => row.productivity_quantity_loss),
      k: sum((row) => row.scrap_qty),
    }
  })
}
