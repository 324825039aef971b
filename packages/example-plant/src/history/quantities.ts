/** Cycles, pieces, scrap and their sums, from the stretches in which a machine ran on its orders. */
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import type { PlantScrapReason } from '../plant-reasons.ts'
import { addScrap, type BookedBy, bookGood, bookScrap, type Work } from './bookings.ts'
import {
  type Figures,
  type GoodRow,
  noFigures,
  type RunFigures,
  type ScrapRow,
  type ShiftFigures,
} from './history-rows.ts'
import type { Slot, SlotOrder } from './order-slots.ts'
import type { Stretch } from './stretches.ts'

export interface Quantities {
  readonly shift_figures: ShiftFigures[]
  readonly run_figures: RunFigures[]
  readonly scrap: ScrapRow[]
  readonly good: GoodRow[]
  /** By stretch: what the machine counted in it. */
  readonly cycles: ReadonlyMap<Stretch, number>
}

export interface QuantitiesOf {
  readonly stretches: Iterable<Stretch>
  readonly slots: readonly Slot[]
  /** Index of the first run of each slot. */
  readonly firstRun: readonly number[]
  readonly by: BookedBy
  readonly reasons: ReadonlyMap<string, PlantScrapReason>
  readonly closedCavities: (tool_id: string) => number
  /** From here on the cycles of each stretch are kept. */
  readonly keepFrom: number
}

export function quantitiesOf(of: QuantitiesOf): Quantities {
  const { by, slots } = of
  const shifts = new Map<string, ShiftFigures>()
  const runs = new Map<string, RunFigures>()
  const scrap: ScrapRow[] = []
  const good: GoodRow[] = []
  const cycles = new Map<Stretch, number>()
  const pace = slots.map((slot) => cycleOf(slot) * (1.03 + 0.13 * by.random.next()))
  const worked = slots.map(() => 0)
  let visit: Visit | null = null

  const shiftOf = (day: string, shift: number) =>
    entry(shifts, `${day} ${shift}`, () => ({ day, shift, ...noFigures() }))
  const runOf = (run: number, day: string, shift: number) =>
    entry(runs, `${run} ${day} ${shift}`, () => ({ run, day, shift, ...noFigures() }))

  function close(left: Visit | null): void {
    if (!left || left.cycles === 0) return
    const slot = slots[left.slot] as Slot
    slot.orders.forEach((order, index) => {
      const run = (of.firstRun[left.slot] ?? 0) + index
      const { day, shift } = left
      const each = perCycle(order, of)
      const reports = left.reports.map(({ at, cycles: made }) => ({ at, pieces: made * each }))
      const work: Work = { ...left, run, order, pieces: left.cycles * each, reports }
      const sums: Figures[] = [shiftOf(day, shift), runOf(run, day, shift)]
      for (const row of bookScrap(work, by)) {
        const reason = of.reasons.get(row.scrap_reason)
        if (reason) for (const sum of sums) addScrap(sum, row, reason)
        scrap.push(row)
      }
      for (const row of bookGood(work, by)) {
        for (const sum of sums) {
          sum.reported_qty += row.good_qty
          sum.reported_ideal_ms += row.good_qty * order.part.planned_unit_time * 1000
        }
        good.push(row)
      }
    })
  }

  for (const stretch of of.stretches) {
    const { piece, slot: index, from, to } = stretch
    const { day, shift } = piece
    const slot = slots[index]
    const key = stretch.stand ? 'stop_ms' : 'run_ms'
    const machine = shiftOf(day, shift)
    machine[key] += to - from
    const isMicro = stretch.stand?.reason === MICRO
    if (isMicro) machine.micro_ms += to - from
    if (!slot) continue
    if (visit && (visit.slot !== index || visit.pieceFrom !== piece.from)) {
      close(visit)
      visit = null
    }
    const own = slot.orders.map((_, nth) => runOf((of.firstRun[index] ?? 0) + nth, day, shift))
    for (const sum of own) {
      sum[key] += to - from
      if (isMicro) sum.micro_ms += to - from
    }
    if (stretch.stand) continue
    const before = worked[index] ?? 0
    worked[index] = before + to - from
    const made = Math.floor((before + to - from) / (pace[index] ?? 1)) - Math.floor(before / (pace[index] ?? 1))
    const open = slot.open && to === by.now
    visit ??= {
      slot: index,
      pieceFrom: piece.from,
      day,
      shift,
      from,
      to,
      open,
      cycles: 0,
      reports: [],
      first: before === 0,
    }
    // What a long stop kept from being told at the end of its hour was told when the machine came to stand.
    const isAnotherHour = hourOf(visit.to) < hourOf(from) && visit.to > by.now - EACH_HOUR_SINCE
    if (isAnotherHour && visit.cycles > (visit.reports.at(-1)?.cycles ?? 0)) {
      visit.reports.push({ at: visit.to - 1000, cycles: visit.cycles })
    }
    for (const at of reportMoments(stretch, { open, now: by.now })) {
      const until = Math.floor((before + at - from) / (pace[index] ?? 1)) - Math.floor(before / (pace[index] ?? 1))
      visit.reports.push({ at, cycles: visit.cycles + until })
    }
    visit.to = to
    visit.open ||= open
    visit.cycles += made
    machine.cycles += made
    if (stretch.from >= of.keepFrom) cycles.set(stretch, made)
    for (const [nth, order] of slot.orders.entries()) count([own[nth] as RunFigures, machine], { made, order, of })
  }
  close(visit)
  return { shift_figures: [...shifts.values()], run_figures: [...runs.values()], scrap, good, cycles }
}

/** An order's stay in one shift. */
interface Visit {
  readonly slot: number
  readonly pieceFrom: number
  readonly day: string
  readonly shift: number
  readonly from: number
  readonly first: boolean
  to: number
  open: boolean
  cycles: number
  /** When somebody looked, and what the visit had made until then. */
  readonly reports: { readonly at: number; readonly cycles: number }[]
}

const HOUR = 3_600_000
/** Older reports are one for a shift, which says as much of the past in an eighth of the rows. */
const EACH_HOUR_SINCE = 7 * 24 * HOUR
/** Booked at the full hour the pieces of an hour would be those of the next, and its scrap would be less than nothing. */
const BEFORE_THE_HOUR = 60_000
/** In a shift that goes on the last report is so old: half an hour of it would look like a machine at half its speed. */
const JUST_REPORTED = 3 * 60_000

/** At the end of every hour of the last days, in it, and just now where the work goes on. */
function reportMoments({ from, to }: Stretch, { open, now }: { open: boolean; now: number }): number[] {
  const moments: number[] = []
  const first = Math.ceil(Math.max(from, now - EACH_HOUR_SINCE) / HOUR) * HOUR - BEFORE_THE_HOUR
  for (let at = first; at < to; at += HOUR) if (at > from) moments.push(at)
  const last = to - JUST_REPORTED
  if (open && last > from) moments.push(last)
  return moments.sort((a, b) => a - b)
}

/** Counted from report to report. */
const hourOf = (at: number) => Math.floor((at + BEFORE_THE_HOUR) / HOUR)

function count(
  [own, machine]: readonly [RunFigures, ShiftFigures],
  { made, order, of }: { made: number; order: SlotOrder; of: QuantitiesOf },
): void {
  own.cycles += made
  if (!of.by.machine.good_from_cycles) return
  const pieces = made * perCycle(order, of)
  for (const sum of [own, machine]) {
    sum.counted_qty += pieces
    sum.counted_ideal_ms += pieces * order.part.planned_unit_time * 1000
  }
}

function perCycle({ part }: SlotOrder, of: QuantitiesOf): number {
  return Math.max(0, part.quantity_per_cycle - of.closedCavities(part.tool_id))
}

/** Planned milliseconds of one cycle: of all orders that run at once. */
function cycleOf({ orders }: Slot): number {
  return orders.reduce((sum, { part }) => sum + part.planned_unit_time * part.quantity_per_cycle * 1000, 0)
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  let found = map.get(key)
  if (!found) {
    found = make()
    map.set(key, found)
  }
  return found
}
