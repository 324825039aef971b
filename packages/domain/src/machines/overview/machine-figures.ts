/** What a machine made in a period, from the sums that are kept per day and shift. */
import { z } from 'zod'
import { UNPLANNED } from '../../ground/calendar.ts'
import { addMade, takenApart } from '../../ground/made-by-unit.ts'
import { MachineId } from '../../ground/model/ids.ts'
import { MadeOfUnit } from '../../ground/model/made-of-unit.ts'
import type { PeriodPart } from '../../ground/overview/figure-period.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { oee } from '../oee/oee.ts'

export const MachineFigures = z.object({
  machine_id: MachineId,
  /** The same quantities by unit: a machine may make kilograms after pieces. */
  made: z.array(MadeOfUnit),
  good_qty: z.number(),
  scrap_qty: z.number(),
  /** Of the scrap: what quality counts, without excluded reasons and overtime. */
  quality_scrap_qty: z.number(),
  /** What the OEE of several machines is made of, of planned time: pieces, and the time that they should have taken. */
  planned_made_qty: z.number(),
  ideal_seconds: z.number(),
  /** Percent; null where nothing says how it went. Availability, performance, quality, and their product. */
  t_percent: z.number().nullable(),
  a_percent: z.number().nullable(),
  k_percent: z.number().nullable(),
  oee: z.number().nullable(),
  run_seconds: z.int(),
  /** Of the run time: that inside the shifts, of which the availability is made. */
  planned_run_seconds: z.int(),
  stop_seconds: z.int(),
  /** Of the stop time: micro-stops, which the availability does not lose. */
  micro_seconds: z.int(),
})
export type MachineFigures = z.infer<typeof MachineFigures>

export interface ShiftSums {
  readonly day: string
  readonly shift: number
  readonly run_ms: number
  readonly stop_ms: number
  /** Of the stop time. */
  readonly micro_ms: number
  readonly pieces: number
  readonly ideal_ms: number
  readonly scrap_qty: number
  readonly reducing_scrap_qty: number
  readonly scrap_oee_qty: number
  /** What orders made of it, where somebody asks for units. */
  readonly orders?: readonly MadeOfUnit[]
}

type Summed = Exclude<keyof ShiftSums, 'day' | 'shift' | 'orders'>

/** Unplanned time is in the quantities, not in the OEE and not in the stop time. */
export function machineFigures(
  machine_id: string,
  sums: readonly ShiftSums[],
  parts: readonly PeriodPart[],
): MachineFigures {
  const shareOf = ({ day, shift }: ShiftSums) =>
    parts.find((part) => part.day === day && part.shift === shift)?.share ?? 0
  const total = (name: Summed, rows = sums) => rows.reduce((sum, row) => sum + row[name] * shareOf(row), 0)
  const planned = sums.filter(({ shift }) => shift !== UNPLANNED)
  const { t_percent, a_percent, k_percent, tak } = oee({
    run_ms: total('run_ms', planned),
    stop_ms: total('stop_ms', planned),
    micro_ms: total('micro_ms', planned),
    ideal_ms: total('ideal_ms', planned),
    pieces: total('pieces', planned),
    scrap_oee: total('scrap_oee_qty', planned),
  })
  const made = sums.flatMap((row) => {
    const share = shareOf(row)
    if (share === 0) return []
    const made_qty = row.pieces * share
    const whole = { made_qty, good_qty: made_qty - row.reducing_scrap_qty * share, scrap_qty: row.scrap_qty * share }
    return takenApart(whole, row.orders ?? [])
  })
  return {
    machine_id,
    made: addMade(made).map(inHundredths),
    good_qty: toDecimals(total('pieces') - total('reducing_scrap_qty'), 2),
    scrap_qty: toDecimals(total('scrap_qty'), 2),
    planned_made_qty: toDecimals(total('pieces', planned), 2),
    ideal_seconds: toDecimals(total('ideal_ms', planned) / 1000, 1),
    quality_scrap_qty: toDecimals(total('scrap_oee_qty', planned), 2),
    t_percent: rounded(t_percent),
    a_percent: rounded(a_percent),
    k_percent: rounded(k_percent),
    oee: rounded(tak),
    run_seconds: Math.round(total('run_ms') / 1000),
    planned_run_seconds: Math.round(total('run_ms', planned) / 1000),
    stop_seconds: Math.round(total('stop_ms', planned) / 1000),
    micro_seconds: Math.round(total('micro_ms', planned) / 1000),
  }
}

function inHundredths({ unit, made_qty, good_qty, scrap_qty }: MadeOfUnit): MadeOfUnit {
  return {
    unit,
    made_qty: toDecimals(made_qty, 2),
    good_qty: toDecimals(good_qty, 2),
    scrap_qty: toDecimals(scrap_qty, 2),
  }
}

function rounded(percent: number | null): number | null {
  return percent === null ? null : toDecimals(percent, 1)
}
