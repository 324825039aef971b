import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { dayOfWeek, isoWeek } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { HistoryPerDayRow } from '@takt/domain/history/model/history.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { DayPeriod } from '../machines/asked/period.ts'
import { openTimes } from '../machines/open-time.ts'
import { type DayFigure, figuresOfDays, NOTHING } from './per-day-figures.ts'

const MOST_ROWS = 100_000

interface MachineDimensions {
  readonly machine_id: string
  readonly machine_description: string
  readonly zone_description: string
  readonly category: string
  readonly department_description: string
}

/** Rows of history_per_day: figures as they are kept, what goes on right now, and what they can be filtered by. */
export async function historyRows(
  db: CompanyDb,
  which: {
    machine_ids: readonly string[]
    period: DayPeriod
    language: Language
    now: number
    /** Rows of quantity only: three years of stops are more than a browser keeps. */
    only?: 'good'
  },
): Promise<HistoryPerDayRow[] | Refusal> {
  const machines = await visibleMachines(db, which.machine_ids)
  const machine_ids = [...machines.keys()]
  const figures = await figuresOfDays(db, {
    machine_ids,
    period: which.period,
    limit: MOST_ROWS + 1,
    only: which.only,
  })
  if (figures.length > MOST_ROWS) return { refusal: 'too-many-history-rows', values: { max: MOST_ROWS } }
  if (which.only === undefined) await addOpenTime(db, figures, { ...which, machine_ids })
  const shifts = await shiftNames(db, which.language)
  const groups = await groupOfCode(db)
  const dates = new Map<string, { week_number: string; day_of_week: number }>()
  return figures.map((figure) => {
    let date = dates.get(figure.day)
    if (!date) {
      date = { week_number: isoWeek(figure.day), day_of_week: dayOfWeek(figure.day) }
      dates.set(figure.day, date)
    }
    const machine = machines.get(figure.machine_id) as MachineDimensions
    const stop_s = Math.round(figure.stop_ms / 1000)
    return {
      machine_id: figure.machine_id,
      trans_date: figure.day,
      week_number: date.week_number,
      day_of_week: date.day_of_week,
      shift: figure.shift,
      shift_description: shifts.get(figure.shift) ?? '',
      stop_reason: figure.stop_reason,
      group_id: groups.get(figure.stop_reason) ?? '',
      tot_run_time: figure.run_ms / 60_000,
      tot_stop_time: stop_s / 60,
      tot_stop_time_sec: stop_s,
      total_stops: figure.stops,
      tot_good_qty: figure.good_qty,
      part_no: figure.part_no,
      card_no: figure.card_no,
      tool_id: figure.tool_id,
      machine_description: machine.machine_description,
      zone_description: machine.zone_description,
      category: machine.category,
      department_description: machine.department_description,
    }
  })
}

/** Row-level security leaves out the machines the user may not see. */
async function visibleMachines(db: CompanyDb, wanted: readonly string[]): Promise<Map<string, MachineDimensions>> {
  const rows = await db.many<MachineDimensions>(sql`
    select m.machine_id, m.machine_description, z.description as zone_description, m.category,
      d.description as department_description
    from machine m join zone z on z.code = m.zone join department d on d.code = m.department
    where ${wanted.length === 0} or m.machine_id = any (${wanted as string[]})`)
  return new Map(rows.map((row) => [row.machine_id, row]))
}

async function addOpenTime(
  db: CompanyDb,
  figures: DayFigure[],
  { machine_ids, period, now }: { machine_ids: readonly string[]; period: DayPeriod; now: number },
): Promise<void> {
  const within = (day: string) => day >= period.from && day <= period.to
  const rowOf = (machine_id: string, day: string, shift: number, stop_reason: string): DayFigure => {
    const found = figures.find(
      (row) =>
        row.day === day &&
        row.machine_id === machine_id &&
        row.shift === shift &&
        row.stop_reason === stop_reason &&
        row.card_no === '',
    )
    if (found) return found
    const added: DayFigure = { ...NOTHING, machine_id, day, shift, stop_reason }
    figures.push(added)
    return added
  }
  for (const open of await openTimes(db, { machine_ids, now })) {
    if (open.run_ms > 0 && within(open.day)) rowOf(open.machine_id, open.day, open.shift, '').run_ms += open.run_ms
    if (open.stop && open.stop.shift !== UNPLANNED && within(open.stop.day)) {
      const { day, shift, stop_reason, ms } = open.stop
      rowOf(open.machine_id, day, shift, stop_reason).stop_ms += ms
    }
  }
}

async function shiftNames(db: CompanyDb, language: Language): Promise<Map<number, string>> {
  const rows = await db.many<{ shift: number; name: string }>(sql`
    select shift, takt_name(names, ${language}) as name
    from shift`)
  return new Map(rows.map(({ shift, name }) => [shift, name]))
}

async function groupOfCode(db: CompanyDb): Promise<Map<string, string>> {
  const rows = await db.many<{ stop_code: string; group_id: string }>(sql`select stop_code, group_id from stop_code`)
  return new Map(rows.map(({ stop_code, group_id }) => [stop_code, group_id]))
}
