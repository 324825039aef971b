/** What people book in a shift on an order: scrap, and good pieces where nobody counts them by machine. */
import { has } from '@takt/domain/ground/special-functions.ts'
import type { PlantMachine } from '../plant.ts'
import type { PlantScrapReason } from '../plant-reasons.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Figures, GoodRow, People, ScrapRow } from './history-rows.ts'
import { mountedTools } from './mounted-tools.ts'
import type { SlotOrder } from './order-slots.ts'
import type { ScrapPattern } from './scrap-pattern.ts'
import { wearOf } from './tool-wear.ts'

const DAY = 86_400_000
const MOST_REPORTS = 4
const HALF_AN_HOUR = DAY / 48

/** An order in one shift: from its first to its last running moment there. */
export interface Work {
  readonly run: number
  readonly order: SlotOrder
  readonly day: string
  readonly shift: number
  readonly from: number
  readonly to: number
  /** Still going on. */
  readonly open: boolean
  readonly pieces: number
  /** When somebody looked in between, and how many pieces there were then. */
  readonly reports: readonly { readonly at: number; readonly pieces: number }[]
  /** The first running moments after the setup. */
  readonly first: boolean
}

export interface BookedBy {
  readonly machine: PlantMachine
  readonly pattern: ScrapPattern
  readonly people: People
  readonly random: SeededRandom
  readonly now: number
}

export function bookScrap(work: Work, by: BookedBy): ScrapRow[] {
  const { random, machine, pattern } = by
  const { part } = work.order
  const wear = wearOf(part.tool_id || machine.machine_id, work.from)
  const expected = work.pieces * pattern.share * wear
  let left = Math.floor(expected + random.next())
  const rows: ScrapRow[] = []
  if (work.first && work.pieces > 4 * part.quantity_per_cycle) {
    const source = has(machine, 'startUpScrap') ? 'startup' : 'report'
    const scrap_qty = Math.max(1, Math.floor(part.quantity_per_cycle * random.between(1, 3)))
    rows.push(scrapRow(work, by, { reason: pattern.startUp, scrap_qty, at: work.from, source }))
  }
  const reports = Math.min(left, random.between(1, MOST_REPORTS))
  const times = Array.from({ length: reports }, () => momentIn(work, random.next(), left)).sort((a, b) => a - b)
  times.forEach((at, index) => {
    const others = reports - index - 1
    const fair = Math.floor(((left - others) / (others + 1)) * 2 * random.next())
    const scrap_qty = others === 0 ? left : Math.min(Math.max(1, fair), left - others)
    left -= scrap_qty
    rows.push(scrapRow(work, by, { reason: pattern.draw(wear), scrap_qty, at, source: 'report' }))
  })
  return rows
}

interface Report {
  readonly reason: PlantScrapReason
  readonly scrap_qty: number
  readonly at: number
  readonly source: ScrapRow['source']
}

function scrapRow(work: Work, by: BookedBy, { reason, scrap_qty, at, source }: Report): ScrapRow {
  return {
    ...booking(work, by, at),
    part_no: work.order.card.part_no,
    op_number: work.order.card.op_number,
    tool_id: mountedTools(by.machine, work.order.part).tool_id,
    scrap_reason: reason.code,
    scrap_qty,
    scrap_cost: reason.scrap_cost === null ? null : Math.round(reason.scrap_cost * scrap_qty * 100) / 100,
    reduces_good: reason.never_reduce_good_qty === 1 ? 0 : 1,
    source,
    scrap_text: reason.scrap_text_flag === 1 ? 'Seen at the final inspection.' : '',
  }
}

/** People report what they made while they work, and at the end of the shift or order its last pieces. */
export function bookGood(work: Work, by: BookedBy): GoodRow[] {
  if (by.machine.good_from_cycles) return []
  const last = { at: work.to - 1000, pieces: work.pieces }
  const rows: GoodRow[] = []
  let told = 0
  for (const { at, pieces } of work.open ? work.reports : [...work.reports, last]) {
    if (pieces <= told) continue
    rows.push({ ...booking(work, by, at), good_qty: pieces - told })
    told = pieces
  }
  return rows
}

function booking(work: Work, { people, random, now }: BookedBy, at: number) {
  const { card } = work.order
  const there = people(work.shift)
  return {
    run: work.run,
    card_no: card.card_no,
    employee: there[random.between(0, there.length - 1)] ?? '',
    at: Math.max(work.from, at),
    day: work.day,
    shift: work.shift,
    erp_status: erpStatus(card.in_erp, now - at, random),
  }
}

function erpStatus(in_erp: boolean, age: number, random: SeededRandom): ScrapRow['erp_status'] {
  if (!in_erp) return 'N'
  if (age < DAY / 8) return 'W'
  return age < 10 * DAY && random.next() < 0.004 ? 'F' : 'T'
}

/** Shortly before somebody looked, at pieces of which so many can be thrown away: at some other hour there may be none. */
function momentIn({ from, to, pieces, reports }: Work, chance: number, scrap: number): number {
  const looks = [{ at: from, pieces: 0 }, ...reports, { at: to, pieces }]
  const enough = looks.slice(1).flatMap((look, nth) => {
    const before = looks[nth] ?? look
    return look.pieces - before.pieces >= scrap
      ? [{ from: Math.max(before.at, look.at - HALF_AN_HOUR), to: look.at }]
      : []
  })
  // Of what was long ago nobody knows more than the shift.
  const spans = reports.length === 0 || enough.length === 0 ? [{ from, to }] : enough
  const which = Math.floor(chance * spans.length)
  const span = spans[which] ?? { from, to }
  return span.from + Math.floor((chance * spans.length - which) * Math.max(1, span.to - span.from))
}

export function addScrap(to: Figures, row: ScrapRow, reason: PlantScrapReason): void {
  to.scrap_qty += row.scrap_qty
  if (row.reduces_good === 1) to.reducing_scrap_qty += row.scrap_qty
  if (reason.exclude_from_oee === 0) to.scrap_oee_qty += row.scrap_qty
}
