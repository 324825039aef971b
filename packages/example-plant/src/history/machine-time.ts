/** When a machine stood, and why: unplanned time, setups, lunch, starts of shifts, and what happens in between. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import { MICRO, UNCODED } from '@takt/domain/machines/uncoded.ts'
import { exampleAutomaticReasons, LUNCH, LUNCH_MACHINES } from '../automatic-reasons.ts'
import type { PlantMachine } from '../plant.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { OUTSIDE_HOURS } from '../stop-codes.ts'
import type { Slot } from './order-slots.ts'
import type { PlannedTime } from './planned-time.ts'
import { LEAST_RUN, stopPattern } from './stop-pattern.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Stops get their reason within a few days; only of these some still wait for it. */
const UNCODED_SINCE = 3 * 24 * HOUR
const UNCODED_SHARE = 0.05
/** A stop of hours in the day that is shown first would be all there is to see of its machine. */
const LAST_DAYS = 36 * HOUR
const LONGEST_OF_LAST_DAYS = 35 * MINUTE
const UNCODED_SHARE_NOW = 0.4
/** Machines have had their limit of micro-stops for so long. */
const MICRO_SINCE = 30 * 24 * HOUR

const SHORTEST_SETUP = 15 * MINUTE
const LONGEST_SETUP = HOUR

const NO_ORDER_REASON = '601'
const START_OF_SHIFT = '107'
/** These give way to another reason when a shift or day begins, so they end with it. */
const ENDS_WITH_SHIFT = new Set(['501', '603'])
const HAS_LUNCH = new Set(['AS', 'PK'])
const CLOCK_GIVES_REASONS = new Set(exampleAutomaticReasons.flatMap(({ machines }) => machines ?? []))
const CHANGES_TOOL = new Set(['IM', 'PR'])

/** A time in which the machine did not run, for one reason. */
export interface Stand {
  readonly from: number
  readonly to: number
  readonly reason: string
  /** By a rule, not by a hand. */
  readonly automatic: 0 | 1
}

export interface TimeOf {
  readonly machine: PlantMachine
  readonly time: PlannedTime
  readonly calendar: Calendar
  readonly slots: readonly Slot[]
  readonly random: SeededRandom
}

/** In their order, none overlapping another. Two that touch are one standstill with two reasons. */
export function standsOf(of: TimeOf): Stand[] {
  const fixed = fixedStands(of)
  const stands: Stand[] = []
  const pattern = stopPattern(of.machine.category, of.random)
  let at = of.time.from
  for (const next of [...fixed, null]) {
    for (let from = at + pattern.runTime(at); from < (next?.from ?? of.time.to); ) {
      const stand = oneStop(of, { from, until: next?.from ?? null, drawn: pattern.draw() })
      if (!stand) break
      stands.push(stand)
      from = stand.to + pattern.runTime(stand.to)
    }
    if (next) {
      stands.push(next)
      at = next.to
    }
  }
  return [...stands, ...microStands(of, stands)].sort((a, b) => a.from - b.from)
}

/** A machine that hesitates while it runs, a few times an hour. */
function microStands({ machine, time, calendar, random }: TimeOf, stands: readonly Stand[]): Stand[] {
  const limit = machine.micro_stop_seconds
  if (limit === 0) return []
  const short: Stand[] = []
  stands.forEach((before, index) => {
    const until = (stands[index + 1]?.from ?? time.to) - LEAST_RUN
    let from = Math.max(before.to, time.to - MICRO_SINCE) + LEAST_RUN
    for (;;) {
      from += random.between(4 * 60, 35 * 60) * 1000
      const to = from + random.between(5, limit - 5) * 1000
      if (to >= until) break
      if (calendar.at(from).from === calendar.at(to).from) short.push({ from, to, reason: MICRO, automatic: 0 })
      from = to + LEAST_RUN
    }
  })
  return short
}

/** A stop that ends before the next thing that is certain, or goes on now. */
function oneStop(
  { machine, time, calendar, random }: TimeOf,
  { from, until, drawn }: { from: number; until: number | null; drawn: { reason: string; ms: number } },
): Stand | undefined {
  const latest = until === null ? time.to : until - LEAST_RUN
  const lasts = from > time.to - LAST_DAYS ? Math.min(drawn.ms, LONGEST_OF_LAST_DAYS) : drawn.ms
  let to = Math.min(from + lasts, latest)
  if (ENDS_WITH_SHIFT.has(drawn.reason)) to = Math.min(to, calendar.at(from).to)
  if (to - from < MINUTE / 2 && to < time.to) return undefined
  const waits = to === time.to ? UNCODED_SHARE_NOW : from > time.to - UNCODED_SINCE ? UNCODED_SHARE : 0
  // A rule of the clock would give it a reason, at lunch that of the break.
  const uncoded = random.next() < waits && !CLOCK_GIVES_REASONS.has(machine.machine_id)
  if (uncoded && machine.unattended_code !== '') return { from, to, reason: machine.unattended_code, automatic: 1 }
  const nobodySaid = to - from < machine.micro_stop_seconds * 1000 ? MICRO : UNCODED
  return { from, to, reason: uncoded ? nobodySaid : drawn.reason, automatic: 0 }
}

/** What is certain: nobody works, an order is set up, people eat. */
function fixedStands(of: TimeOf): Stand[] {
  const certain = unplannedStands(of.time.pieces)
  const free = (from: number, to: number, list: readonly Stand[]) =>
    !list.some((stand) => from < stand.to + LEAST_RUN && stand.from < to + LEAST_RUN)
  const setups = of.slots.flatMap((slot, index) => (index === 0 ? [] : setupOf(of, slot, certain)))
  const withSetups = [...certain, ...setups, ...withoutOrder(of, certain)]
  const lunches = HAS_LUNCH.has(of.machine.category) ? lunchesOf(of) : []
  const starts = shiftStarts(of)
  const near = byTime(withSetups)
  const more = [
    ...lunches.filter(({ from, to }) => free(from, to, near(from))),
    // They touch the unplanned time before them on purpose.
    ...starts.filter(({ from, to }) => free(from + LEAST_RUN, to, near(from))),
  ]
  return [...withSetups, ...more].sort((a, b) => a.from - b.from)
}

/** The stands around a moment, without looking through three years each time. */
function byTime(stands: readonly Stand[]): (moment: number) => readonly Stand[] {
  const sorted = [...stands].sort((a, b) => a.from - b.from)
  return (moment) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as Stand).from <= moment) low = middle + 1
      else high = middle
    }
    return sorted.slice(Math.max(0, low - 2), low + 2)
  }
}

function unplannedStands(pieces: readonly CalendarPiece[]): Stand[] {
  const stands: Stand[] = []
  for (const { from, to, shift } of pieces) {
    if (shift !== UNPLANNED) continue
    const before = stands.at(-1)
    if (before?.to === from) stands[stands.length - 1] = { ...before, to }
    else stands.push({ from, to, reason: OUTSIDE_HOURS, automatic: 0 })
  }
  return stands
}

function setupOf({ machine, random, time }: TimeOf, slot: Slot, unplanned: readonly Stand[]): Stand[] {
  const planned = (slot.orders[0]?.part.planned_setup_time ?? 0.5) * HOUR
  const lasts = Math.min(Math.max(planned * (0.8 + 0.5 * random.next()), SHORTEST_SETUP), LONGEST_SETUP)
  const next = byTime(unplanned)(slot.from)
  if (next.some(({ from, to }) => from <= slot.from && slot.from < to)) return []
  const wall = Math.min(...next.map(({ from }) => from).filter((from) => from > slot.from), time.to)
  const to = Math.min(slot.from + Math.floor(lasts), slot.from + Math.floor((slot.to - slot.from) / 2), wall)
  if (to - slot.from < MINUTE) return []
  return [{ from: slot.from, to, reason: CHANGES_TOOL.has(machine.category) ? '101' : '102', automatic: 0 }]
}

/** After the last order: the machine waits for the next one whenever people are there. */
function withoutOrder({ slots, time }: TimeOf, unplanned: readonly Stand[]): Stand[] {
  const last = slots.at(-1)
  if (!last || last.open || last.to >= time.to) return []
  const stands: Stand[] = []
  let at = last.to
  for (const { from, to } of [...unplanned.filter((stand) => stand.to > at), { from: time.to, to: time.to }]) {
    if (from > at) stands.push({ from: at, to: from, reason: NO_ORDER_REASON, automatic: 0 })
    at = to
  }
  return stands
}

function lunchesOf({ machine, time, calendar, random }: TimeOf): Stand[] {
  const automatic = LUNCH_MACHINES.includes(machine.machine_id) ? 1 : 0
  const [hour = 11, minute = 0] = LUNCH.from.split(':').map(Number)
  return time.pieces.flatMap((piece) => {
    if (piece.shift !== 1) return []
    const noon = momentOf(piece.day, hour * 60 + minute, calendar.zone)
    const from = noon + random.between(5, 420) * 1000
    const to = Math.min(from + random.between(24, 34) * MINUTE, time.to)
    if (from <= piece.from || to > piece.to || from >= to) return []
    return [{ from, to, reason: LUNCH.code, automatic }]
  })
}

function shiftStarts({ time, random }: TimeOf): Stand[] {
  return time.pieces.flatMap((piece, index) => {
    if (piece.shift === UNPLANNED || time.pieces[index - 1]?.shift !== UNPLANNED || random.next() > 0.35) return []
    const to = Math.min(piece.from + random.between(4 * 60, 15 * 60) * 1000, piece.to)
    return [{ from: piece.from, to, reason: START_OF_SHIFT, automatic: 0 as const }]
  })
}
