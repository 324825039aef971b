/** What each machine made in a shift, of the sums that all other pages show. */
import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { overlap } from '@takt/domain/history/plant-hours.ts'
import { targetOf } from '@takt/domain/history/shift-so-far.ts'
import { type Oee, type OeeSums, oee, sum } from '@takt/domain/machines/oee/oee.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { type CountedSums, partOfSums } from '@takt/domain/reports/handover/part-of-sums.ts'
import type { PlaceShift, ShiftOfMachine } from '@takt/domain/reports/handover/place-shifts.ts'
import type { HandoverFigures, HandoverMachine } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { bookingsOf, cyclesOf, keyOf, type MachineDay } from '../../history/machine-days.ts'
import { runsSince } from '../../machines/order-runs.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'
import { type ShiftSums, shiftSums } from '../ordered/shift-figures.ts'
import type { StopInShift } from './stops-of-shift.ts'

export interface MachineSums extends CountedSums {
  readonly machine_id: string
}

interface Asked {
  readonly db: CompanyDb
  readonly shift: PlaceShift
  readonly stops: readonly StopInShift[]
  readonly now: number
}

/** More than any place has machines. */
const MOST_ROWS = 10_000

export async function machineSums(asked: Asked): Promise<MachineSums[]> {
  const { db, shift, now } = asked
  const machine_ids = shift.machines.map(({ machine_id }) => machine_id)
  const days = [...new Set(shift.machines.flatMap(({ pieces }) => pieces.map(({ day }) => day)))].sort()
  const [from = shift.day, to = from] = [days[0], days.at(-1)]
  const rows = await shiftSums({ db, machine_ids, days: { from, to }, now }, 'shift', MOST_ROWS)
  const cut = await cutDays(asked)
  return shift.machines.map((machine) => {
    const own = rows.filter(
      (row) =>
        row.machine_id === machine.machine_id &&
        row.shift === shift.shift &&
        machine.pieces.some(({ day }) => day === row.day),
    )
    const parts = own.map((row) => ({ ...row, scrap_oee: row.scrap_oee }))
    return { machine_id: machine.machine_id, ...together(parts.map((row) => cut.part(row) ?? row)) }
  })
}

function together(parts: readonly CountedSums[]): CountedSums {
  const all = (of: 'good_qty' | 'scrap_qty') => parts.reduce((total, part) => total + part[of], 0)
  return { ...sum(parts), good_qty: all('good_qty'), scrap_qty: all('scrap_qty') }
}

/** Of plant days that belong to the shift in part, what of their sums is its own. */
async function cutDays({ db, shift, stops, now }: Asked): Promise<{ part(row: ShiftSums): CountedSums | null }> {
  const rules = await plantRules(db)
  const inside: MachineDay[] = []
  const all: MachineDay[] = []
  for (const machine of shift.machines) {
    const { calendar } = rulesOf(rules, machine.machine_id)
    for (const [day, own] of Map.groupBy(machine.pieces, (piece) => piece.day)) {
      const whole = calendar.ofDay(day).filter((piece) => piece.shift === shift.shift)
      if (lengthOf(whole) === lengthOf(own)) continue
      const at = { machine_id: machine.machine_id, day, zone: calendar.zone }
      inside.push(...own.map(({ from, to }) => ({ ...at, from, to })))
      all.push(...whole.map(({ from, to }) => ({ ...at, from, to })))
    }
  }
  if (inside.length === 0) return { part: () => null }
  const [own, whole] = [await madeIn(db, inside), await madeIn(db, all)]
  const scrap = await scrapIn(db, inside)
  return {
    part(row) {
      const spans = inside.filter(({ machine_id, day }) => machine_id === row.machine_id && day === row.day)
      if (spans.length === 0) return null
      const key = keyOf(row)
      const standing = stops.filter(({ machine_id, day }) => machine_id === row.machine_id && day === row.day)
      const ms = (of: readonly StopInShift[]) => of.reduce((total, one) => total + one.ms, 0)
      return partOfSums(row, {
        passed_ms: spans.reduce((total, span) => total + overlap(span, { from: 0, to: now }), 0),
        stop_ms: ms(standing),
        micro_ms: ms(standing.filter(({ stop_reason }) => stop_reason === MICRO)),
        made: own.get(key) ?? 0,
        made_in_all: whole.get(key) ?? 0,
        scrap_qty: scrap.get(key) ?? 0,
      })
    },
  }
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((total, { from, to }) => total + to - from, 0)
}

/** Cycles, and where a machine tells none, pieces that people reported. */
async function madeIn(db: CompanyDb, spans: readonly MachineDay[]): Promise<Map<string, number>> {
  const cycles = await cyclesOf(db, spans)
  const booked = await bookingsOf(db, spans)
  const keys = new Set([...cycles.keys(), ...booked.keys()])
  return new Map(
    [...keys].map((key) => {
      const counted = (cycles.get(key) ?? []).reduce((total, hour) => total + hour.cycles, 0)
      const reported = (booked.get(key) ?? []).reduce((total, one) => total + Math.max(0, one.good_qty), 0)
      return [key, counted > 0 ? counted : reported]
    }),
  )
}

async function scrapIn(db: CompanyDb, spans: readonly MachineDay[]): Promise<Map<string, number>> {
  const booked = await bookingsOf(db, spans)
  return new Map([...booked].map(([key, all]) => [key, all.reduce((total, one) => total + one.scrap_qty, 0)]))
}

interface Named {
  readonly machine_id: string
  readonly machine_description: string
  readonly unit: string
}

/** With the target of its orders' planned time, and the unit of what ran longest. */
export async function machineRows(asked: Asked, sums: readonly MachineSums[]): Promise<HandoverMachine[]> {
  const { db, shift, now } = asked
  const machine_ids = shift.machines.map(({ machine_id }) => machine_id)
  const passed = { from: shift.from, to: Math.min(shift.to, now) }
  const runs = await runsSince(db, machine_ids, shift.from)
  const named = await db.many<Named>(sql`
    select m.machine_id, m.machine_description, coalesce(u.unit, '') as unit from machine m
      left join lateral (select p.unit from order_run r join card c on c.card_no = r.card_no
          join part p on p.part_no = c.part_no and p.op_number = c.op_number
        where r.machine_id = m.machine_id and r.start_time < ${iso(passed.to)}
          and (r.end_time is null or r.end_time > ${iso(passed.from)})
        group by p.unit order by sum(least(coalesce(r.end_time, ${iso(now)}), ${iso(passed.to)}::timestamptz)
          - greatest(r.start_time, ${iso(passed.from)}::timestamptz)) desc, p.unit limit 1) u on true
    where m.machine_id = any (${machine_ids})`)
  return shift.machines.flatMap((machine: ShiftOfMachine) => {
    const own = sums.find(({ machine_id }) => machine_id === machine.machine_id)
    const about = named.find(({ machine_id }) => machine_id === machine.machine_id)
    if (!own || !about) return []
    const target = targetOf(passed, { pieces: machine.pieces, runs: runs.get(machine.machine_id) ?? [] })
    return [
      {
        ...about,
        good_qty: toDecimals(own.good_qty, 3),
        scrap_qty: toDecimals(own.scrap_qty, 3),
        target_qty: target === null ? null : toDecimals(target, 1),
        run_s: Math.round(own.run_ms / 1000),
        stop_s: Math.round(own.stop_ms / 1000),
        ...rounded(oee(own)),
      },
    ]
  })
}

/** Percentages of the whole place are of its sums, never of percentages. */
export function oeeOf(sums: readonly OeeSums[]): Oee {
  return rounded(oee(sum(sums)))
}

function rounded({ t_percent, a_percent, k_percent, tak }: Oee): Oee {
  const tenth = (value: number | null) => (value === null ? null : toDecimals(value, 1))
  return { t_percent: tenth(t_percent), a_percent: tenth(a_percent), k_percent: tenth(k_percent), tak: tenth(tak) }
}

/** Kilograms are not added to pieces. The target is of machines that have one. */
export function totalsOf(machines: readonly HandoverMachine[]): HandoverFigures['totals'] {
  const known = machines.filter(({ unit, good_qty, scrap_qty }) => unit !== '' || good_qty !== 0 || scrap_qty !== 0)
  return [...Map.groupBy(known, ({ unit }) => unit)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([unit, own]) => {
      const targets = own.flatMap(({ target_qty }) => (target_qty === null ? [] : [target_qty]))
      const all = (of: 'good_qty' | 'scrap_qty') =>
        toDecimals(
          own.reduce((total, row) => total + row[of], 0),
          3,
        )
      const target_qty =
        targets.length === 0
          ? null
          : toDecimals(
              targets.reduce((one, other) => one + other, 0),
              1,
            )
      return { unit, good_qty: all('good_qty'), scrap_qty: all('scrap_qty'), target_qty }
    })
}

const iso = (at: number) => new Date(at).toISOString()
