import type { PeriodAtMachine } from '@takt/domain/goals/period-at-machine.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kept } from '../machines/kept-figures.ts'

export interface DayFigures {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly pieces: number
  readonly good_qty: number
  readonly ideal_ms: number
}

export interface GoalResult {
  readonly result_good_qty: number
  /** Null: parts have no second unit. */
  readonly result_good_qty_alt_unit: null
  readonly result_earned_hours: number
}

/** All that a goal of the present shift, day or week can count: a machine's own day may be that before or after today. */
export function figuresOfWeek(db: CompanyDb, today: string): Promise<DayFigures[]> {
  const { pieces, good, ideal_ms } = kept('shift_figures')
  return db.many<DayFigures>(sql`
    select machine_id, day, shift, ${pieces} as pieces, ${good} as good_qty, ${ideal_ms} as ideal_ms
    from shift_figures where day between ${addDays(today, -8)} and ${addDays(today, 1)}`)
}

/** What these machines made in the goal's period, each in its own calendar, outside of its shifts too. Earned time is that of the good pieces. */
export function resultOf(
  machine_ids: readonly string[],
  figures: readonly DayFigures[],
  { periodOf, shift }: { periodOf: (machine_id: string) => PeriodAtMachine | null; shift: number | null },
): GoalResult {
  let good = 0
  let earned_ms = 0
  const members = new Map(machine_ids.map((machine_id) => [machine_id, periodOf(machine_id)]))
  for (const { machine_id, day, shift: worked, pieces, good_qty, ideal_ms } of figures) {
    const period = members.get(machine_id)
    if (!period || day < period.first_day || day > period.last_day) continue
    if (shift !== null && (worked !== shift || period.shift !== shift)) continue
    good += good_qty
    if (pieces > 0) earned_ms += (ideal_ms * good_qty) / pieces
  }
  return {
    result_good_qty: good,
    result_good_qty_alt_unit: null,
    result_earned_hours: earned_ms / 3_600_000,
  }
}
