/** Stands as stops: each piece lies in one shift of one day. */
import type { CalendarPiece } from '@takt/domain/ground/calendar.ts'
import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { OUTSIDE_HOURS } from '../stop-codes.ts'
import type { People, ReasonFigures, StopRow } from './history-rows.ts'
import type { Stand } from './machine-time.ts'
import type { Slot } from './order-slots.ts'

/** Reasons that ask for a note. */
const noteOf: Readonly<Record<string, readonly string[]>> = {
  '402': ['Flash on cavity 3.', 'Diameter at the upper limit.', 'Surface uneven, see sample.', 'Seal does not fit.'],
}

export interface StopsOf {
  readonly stands: readonly Stand[]
  readonly pieces: readonly CalendarPiece[]
  readonly slots: readonly Slot[]
  readonly people: People
  readonly now: number
  readonly random: SeededRandom
}

export function stopRows({ stands, pieces, slots, people, now, random }: StopsOf): StopRow[] {
  const rows: StopRow[] = []
  let piece = 0
  let slot = 0
  stands.forEach((stand, index) => {
    const byHand = !hasNoReason(stand.reason) && stand.reason !== OUTSIDE_HOURS && stand.automatic === 0
    const notes = noteOf[stand.reason]
    const note = byHand && notes ? (notes[random.between(0, notes.length - 1)] ?? '') : ''
    let continues: 0 | 1 = stands[index - 1]?.to === stand.from ? 1 : 0
    while ((pieces[piece]?.to ?? now) <= stand.from && piece < pieces.length - 1) piece += 1
    const there = people(pieces[piece]?.shift ?? 0)
    const employee = byHand ? (there[random.between(0, there.length - 1)] ?? '') : ''
    for (let at = stand.from; at < stand.to; ) {
      const here = pieces[piece] as CalendarPiece
      while ((slots[slot]?.to ?? Number.POSITIVE_INFINITY) <= at) slot += 1
      const running = slots[slot]
      const to = Math.min(stand.to, here.to)
      rows.push({
        from: at,
        to: to === now ? null : to,
        day: here.day,
        shift: here.shift,
        stop_reason: stand.reason,
        // A piece that goes on has what was said of it where it began.
        note: at === stand.from ? note : '',
        employee: at === stand.from ? employee : '',
        coded_automatically: stand.automatic,
        continues,
        belongs_to_order: running && running.from <= at ? (running.orders[0]?.card.card_no ?? '') : '',
      })
      continues = 1
      at = to
      if (to === here.to && piece < pieces.length - 1) piece += 1
    }
  })
  return rows
}

export function reasonFigures(stops: readonly StopRow[]): ReasonFigures[] {
  const sums = new Map<string, ReasonFigures>()
  for (const { day, shift, stop_reason, from, to, continues } of stops) {
    const key = `${day} ${shift} ${stop_reason}`
    let sum = sums.get(key)
    if (!sum) {
      sum = { day, shift, stop_reason, stop_ms: 0, stops: 0 }
      sums.set(key, sum)
    }
    // What still lasts is counted when it ends.
    sum.stop_ms += (to ?? from) - from
    if (continues === 0) sum.stops += 1
  }
  return [...sums.values()]
}
