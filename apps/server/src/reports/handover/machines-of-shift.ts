/** What each machine made in a shift, of the sums that all other pages show. */
import { addBesideTarget, addMade, besideTarget, takenApart } from '@takt/domain/ground/made-by-unit.ts'
import type { MadeBesideTarget, MadeOfUnit } from '@takt/domain/ground/model/made-of-unit.ts'
import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { overlap } from '@takt/domain/history/plant-hours.ts'
import { targetsOf } from '@takt/domain/history/shift-so-far.ts'
import { type MadeByRun, madeInPart } from '@takt/domain/machines/made-in-part.ts'
import { type Oee, type OeeSums, oee, sum } from '@takt/domain/machines/oee/oee.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { type CountedSums, partOfSums } from '@takt/domain/reports/handover/part-of-sums.ts'
import type { PlaceShift, ShiftOfMachine } from '@takt/domain/reports/handover/place-shifts.ts'
import type { HandoverFigures, HandoverMachine, MadeOfShift } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { bookingsOf, cyclesOf, keyOf, type MachineDay } from '../../history/machine-days.ts'
import { madeByRuns } from '../../machines/made-by-runs.ts'
import { runsSince } from '../../machines/order-runs.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'
import { keyOf as keyOfShift } from '../../machines/shift-sums.ts'
import { type ShiftSums, shiftSums } from '../ordered/shift-figures.ts'
import type { StopInShift } from './stops-of-shift.ts'

export interface MachineSums extends CountedSums {
  readonly machine_id: string
  readonly made: readonly MadeOfUnit[]
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
  const orders = await madeByRuns(db, { machine_ids, days })
  const cut = await cutDays(asked)
  return shift.machines.map((machine) => {
    const own = rows.filter(
      (row) =>
        row.machine_id === machine.machine_id &&
        row.shift === shift.shift &&
        machine.pieces.some(({ day }) => day === row.day),
    )
    const parts = own.map((row) => {
      const runs = orders.get(keyOfShift(row)) ?? []
      return cut.part(row, runs) ?? { sums: row, orders: runs }
    })
    const made = parts.flatMap(({ sums, orders: ofOrders }) => takenApart({ ...sums, made_qty: sums.pieces }, ofOrders))
    return { machine_id: machine.machine_id, made: addMade(made), ...together(parts.map(({ sums }) => sums)) }
  })
}

function together(parts: readonly CountedSums[]): CountedSums {
  const all = (of: 'good_qty' | 'scrap_qty') => parts.reduce((total, part) => total + part[of], 0)
  return { ...sum(parts), good_qty: all('good_qty'), scrap_qty: all('scrap_qty') }
}

interface CutDays {
  part(
    row: ShiftSums,
    runs: readonly MadeByRun[],
  ): { readonly sums: CountedSums; readonly orders: readonly MadeOfUnit[] } | null
}

/** Of plant days that belong to the shift in part, what of their sums is its own. */
async function cutDays({ db, shift, stops, now }: Asked): Promise<CutDays> {
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
    part(row, runs) {
      const ofRow = ({ machine_id, day }: MachineDay) => machine_id === row.machine_id && day === row.day
      const spans = inside.filter(ofRow)
      if (spans.length === 0) return null
      const key = keyOf(row)
      const standing = stops.filter(({ machine_id, day }) => machine_id === row.machine_id && day === row.day)
      const ms = (of: readonly StopInShift[]) => of.reduce((total, one) => total + one.ms, 0)
      const sums = partOfSums(row, {
        passed_ms: spans.reduce((total, span) => total + overlap(span, { from: 0, to: now }), 0),
        stop_ms: ms(standing),
        micro_ms: ms(standing.filter(({ stop_reason }) => stop_reason === MICRO)),
        made: own.get(key) ?? 0,
        made_in_all: whole.get(key) ?? 0,
        scrap_qty: scrap.get(key) ?? 0,
      })
      return { sums, orders: madeInPart(runs, { part: spans, whole: all.filter(ofRow) }) }
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
}

/** With the target of its orders' planned time, each unit for itself. */
export async function machineRows(asked: Asked, sums: readonly MachineSums[]): Promise<HandoverMachine[]> {
  const { db, shift, now } = asked
  const machine_ids = shift.machines.map(({ machine_id }) => machine_id)
  const passed = { from: shift.from, to: Math.min(shift.to, now) }
  const runs = await runsSince(db, machine_ids, shift.from)
  const named = await db.many<Named>(
    sql`select machine_id, machine_description from machine where machine_id = any (${machine_ids})`,
  )
  return shift.machines.flatMap((machine: ShiftOfMachine) => {
    const own = sums.find(({ machine_id }) => machine_id === machine.machine_id)
    const about = named.find(({ machine_id }) => machine_id === machine.machine_id)
    if (!own || !about) return []
    const targets = targetsOf(passed, { pieces: machine.pieces, runs: runs.get(machine.machine_id) ?? [] })
    return [
      {
        ...about,
        made: besideTarget(own.made, targets).map(inShort),
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

/** The target is of machines that have one. */
export function totalsOf(machines: readonly HandoverMachine[]): HandoverFigures['totals'] {
  return addBesideTarget(machines.flatMap(({ made }) => made.map((one) => ({ ...one, made_qty: 0 })))).map(inShort)
}

function inShort({ unit, good_qty, scrap_qty, target_qty }: MadeBesideTarget): MadeOfShift {
  return {
    unit,
    good_qty: toDecimals(good_qty, 3),
    scrap_qty: toDecimals(scrap_qty, 3),
    target_qty: target_qty === null ? null : toDecimals(target_qty, 1),
  }
}
