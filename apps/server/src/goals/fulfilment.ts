import {
  type DayOfFigures,
  lossesOf,
  type MachineGoal,
  plannedQuantity,
  type WeekOfMachine,
} from '@takt/domain/goals/statistics/fulfilment-plan.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays, mondayOf } from '@takt/domain/ground/dates.ts'
import type { Fulfilment, FulfilmentLoss } from '@takt/domain/history/model/statistics.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kept } from '../machines/kept-figures.ts'
import { plantRules, runningDayOf } from '../machines/plant-rules.ts'

interface Week {
  readonly machine_ids: readonly string[]
  readonly monday: string
}

interface AskedWeek {
  readonly machine_ids: readonly string[]
  readonly weeks_back: number
  readonly now: number
}

/** The week of the day that runs at the machines, and that day of each of them. */
async function askedWeek(db: CompanyDb, { machine_ids, weeks_back, now }: AskedWeek) {
  const rules = await plantRules(db)
  const monday = addDays(mondayOf(runningDayOf(rules, machine_ids, now)), -7 * weeks_back)
  const currentDay = (machine_id: string) => runningDayOf(rules, [machine_id], now)
  return { week: { machine_ids, monday }, currentDay }
}

/** One row for each machine, day and shift that was planned or in which something was made, outside the shifts too. */
export async function fulfilment(db: CompanyDb, asked: AskedWeek): Promise<Fulfilment[]> {
  const { week, currentDay } = await askedWeek(db, asked)
  const goals = await goalsOf(db, week)
  const made = await madeInShifts(db, week)
  const setups = await setupsStarted(db, week)
  return (await weeksOf(db, week)).flatMap((own) =>
    own.days.flatMap(({ day, shifts }) => {
      const here = ({ machine_id, day: on }: { machine_id: string; day: string }) =>
        machine_id === own.machine_id && on === day
      const worked = made.filter(here).map(({ shift }) => shift)
      return [...new Set([...shifts, ...worked])].map((shift): Fulfilment => {
        const figures = made.find((row) => here(row) && row.shift === shift)
        return {
          machine_id: own.machine_id,
          shift,
          datename: day,
          planned_quantity: plannedQuantity(goals, own, day, shift),
          planned_setup_time_hours: setups.find((row) => here(row) && row.shift === shift)?.hours ?? 0,
          quantity: figures?.good_qty ?? 0,
          setup_time_hours: (figures?.setup_ms ?? 0) / 3_600_000,
          current_day: currentDay(own.machine_id),
        }
      })
    }),
  )
}

/** The days of one machine: what they were to make, and what was lost. */
export async function fulfilmentLosses(
  db: CompanyDb,
  machine_id: string,
  asked: Omit<AskedWeek, 'machine_ids'>,
): Promise<FulfilmentLoss[]> {
  const { week, currentDay } = await askedWeek(db, { ...asked, machine_ids: [machine_id] })
  const goals = await goalsOf(db, week)
  const days = await daysOfFigures(db, machine_id, week.monday)
  const [own] = await weeksOf(db, week)
  return (own?.days ?? []).flatMap(({ day, shifts }): FulfilmentLoss[] => {
    const figures = days.find((row) => row.day === day)
    const target = shifts.reduce((sum, shift) => sum + plannedQuantity(goals, own as WeekOfMachine, day, shift), 0)
    if (!figures && target === 0) return []
    const lost = figures ? lossesOf(figures, days) : { availability_quantity_loss: 0, productivity_quantity_loss: 0 }
    return [
      {
        target_date: day,
        target_good_qty: target,
        result_good_qty: figures?.good_qty ?? 0,
        ...lost,
        scrap_qty: figures?.scrap_qty ?? 0,
        current_day: currentDay(machine_id),
      },
    ]
  })
}

/** Quantities of all time; what stops and slow running cost is of planned time. */
function daysOfFigures(db: CompanyDb, machine_id: string, monday: string): Promise<DayOfFigures[]> {
  const { pieces, good, ideal_ms, planned } = kept('shift_figures')
  return db.many<DayOfFigures>(sql`
    select day, coalesce(sum(${pieces}) ${planned}, 0)::float8 as pieces, sum(${good})::float8 as good_qty,
      coalesce(sum(${ideal_ms}) ${planned}, 0)::float8 as ideal_ms,
      coalesce(sum(run_ms + micro_ms) ${planned}, 0)::float8 as run_ms,
      coalesce(sum(stop_ms - micro_ms) ${planned}, 0)::float8 as stop_ms, sum(scrap_qty)::float8 as scrap_qty
    from shift_figures
    where machine_id = ${machine_id} and day between ${monday} and ${addDays(monday, 6)}
    group by day having bool_or(shift <> ${UNPLANNED}) or sum(${good}) <> 0 or sum(scrap_qty) <> 0 order by day`)
}

async function weeksOf(db: CompanyDb, { machine_ids, monday }: Week): Promise<WeekOfMachine[]> {
  const rules = await plantRules(db)
  return machine_ids.flatMap((machine_id) => {
    const calendar = rules.machines.get(machine_id)?.calendar
    if (!calendar) return []
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) => {
      const shifts = calendar.ofDay(day).map(({ shift }) => shift)
      return { day, shifts: [...new Set(shifts)].filter((shift) => shift !== UNPLANNED).sort((a, b) => a - b) }
    })
    return [{ machine_id, days }]
  })
}

function goalsOf(db: CompanyDb, { machine_ids, monday }: Week): Promise<MachineGoal[]> {
  return db.many<MachineGoal>(sql`
    select machine_id, production_type, shift, target_good_qty::float8 as target_good_qty, valid_from, valid_to
    from production_goal
    where machine_id = any (${machine_ids as string[]}) and valid_from <= ${addDays(monday, 6)}
      and (valid_to is null or valid_to >= ${monday})`)
}

interface MadeInShift {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly good_qty: number
  readonly setup_ms: number
}

function madeInShifts(db: CompanyDb, { machine_ids, monday }: Week): Promise<MadeInShift[]> {
  return db.many<MadeInShift>(sql`
    select f.machine_id, f.day, f.shift, ${kept('f').good}::float8 as good_qty,
      coalesce((select sum(r.stop_ms) from reason_figures r join stop_code c on c.stop_code = r.stop_reason and c.setup_time = 1
        where r.machine_id = f.machine_id and r.day = f.day and r.shift = f.shift), 0)::float8 as setup_ms
    from shift_figures f
    where f.machine_id = any (${machine_ids as string[]}) and f.day between ${monday} and ${addDays(monday, 6)}
      and (f.shift <> ${UNPLANNED} or ${kept('f').good} <> 0)`)
}

/** Planned setup time of the orders that were started, in the shift in which they were. */
async function setupsStarted(
  db: CompanyDb,
  { machine_ids, monday }: Week,
): Promise<{ machine_id: string; day: string; shift: number; hours: number }[]> {
  const rules = await plantRules(db)
  const [from, to] = [`${addDays(monday, -1)}T00:00:00Z`, `${addDays(monday, 8)}T00:00:00Z`]
  const runs = await db.many<{ machine_id: string; start_time: string; hours: number }>(sql`
    select r.machine_id, r.start_time, p.planned_setup_time::float8 as hours
    from order_run r join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = any (${machine_ids as string[]}) and (r.end_time is null or r.end_time >= ${from})
      and r.start_time >= ${from} and r.start_time < ${to} and p.planned_setup_time > 0`)
  const placed = runs.flatMap(({ machine_id, start_time, hours }) => {
    const piece = rules.machines.get(machine_id)?.calendar.at(Date.parse(start_time))
    return piece ? [{ machine_id, day: piece.day, shift: piece.shift, hours }] : []
  })
  const sums = Map.groupBy(placed, ({ machine_id, day, shift }) => `${machine_id}|${day}|${shift}`)
  return [...sums.values()].flatMap((own) => {
    const [first] = own
    return first ? [{ ...first, hours: own.reduce((sum, { hours }) => sum + hours, 0) }] : []
  })
}
