import type { CalendarPiece } from '@takt/domain/ground/calendar.ts'
import type { PeriodPart } from '@takt/domain/ground/overview/figure-period.ts'
import { partOf } from '@takt/domain/machines/made-in-part.ts'
import { type ShiftStop, stretchesAfter, timeAfter } from '@takt/domain/machines/overview/time-after.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { bookedAfter, countedAfter } from './pieces-after.ts'
import { keyOf, type MachineShift } from './shift-sums.ts'

/** The part of a shift that lies inside the window, whose kept sums hold the whole shift. */
export interface BoundaryShift {
  readonly machine_id: string
  readonly part: PeriodPart
  /** Of its day. */
  readonly pieces: readonly CalendarPiece[]
}

/**
 * Shifts that began before the window, cut at its beginning: times from their stops, pieces from the signals and
 * bookings of what is left of them. Where the raw signals are not kept (a plant that was just set up) the counted
 * pieces go by the share of time.
 */
export async function cutShifts(
  db: CompanyDb,
  on: { shifts: readonly BoundaryShift[]; sums: readonly MachineShift[]; moment: number },
): Promise<MachineShift[]> {
  const { shifts, moment } = on
  if (shifts.length === 0) return []
  const machine_ids = [...new Set(shifts.map(({ machine_id }) => machine_id))]
  const stretches = shifts.flatMap(({ machine_id, part: { day, shift }, pieces }) =>
    stretchesAfter(pieces, shift, moment).map((stretch) => ({ machine_id, day, shift, ...stretch })),
  )
  const counted = await countedAfter(db, stretches, moment)
  const booked = await bookedAfter(db, { machine_ids, days: daysOf(shifts), moment })
  const stops = await stopsAfter(db, { machine_ids, days: daysOf(shifts), moment })
  const until = await countedTo(db, machine_ids)
  return on.sums.flatMap((sums) => {
    const cut = shifts.find(({ machine_id, part }) => keyOf({ machine_id, ...part }) === keyOf(sums))
    if (!cut) return []
    const key = keyOf(sums)
    const { share } = cut.part
    const time = timeAfter(
      {
        pieces: cut.pieces.filter(({ shift }) => shift === sums.shift),
        counted_ms: sums.run_ms + sums.stop_ms,
        counted_to: until.get(sums.machine_id) ?? Number.POSITIVE_INFINITY,
        stops: stops.get(key) ?? [],
      },
      moment,
    )
    const made = counted.known.has(sums.machine_id)
      ? (counted.made.get(key) ?? { counted_qty: 0, counted_ideal_ms: 0 })
      : { counted_qty: partOf(sums.counted_qty, share), counted_ideal_ms: sums.counted_ideal_ms * share }
    const said = booked.get(key) ?? noBookings
    return [
      {
        ...sums,
        ...time,
        ...made,
        ...said,
        pieces: made.counted_qty + said.reported_qty,
        ideal_ms: made.counted_ideal_ms + said.reported_ideal_ms,
      },
    ]
  })
}

const noBookings = { reported_qty: 0, reported_ideal_ms: 0, scrap_qty: 0, reducing_scrap_qty: 0, scrap_oee_qty: 0 }

function daysOf(shifts: readonly BoundaryShift[]): string[] {
  return [...new Set(shifts.map(({ part }) => part.day))]
}

async function stopsAfter(
  db: CompanyDb,
  { machine_ids, days, moment }: { machine_ids: string[]; days: string[]; moment: number },
): Promise<Map<string, ShiftStop[]>> {
  const rows = await db.many<{
    machine_id: string
    day: string
    shift: number
    from: string
    to: string | null
    micro: boolean
  }>(sql`
    select machine_id, day, shift, start_time as from, end_time as to, stop_reason = ${MICRO} as micro from stop
    where machine_id = any (${machine_ids}) and day = any (${days}::date[])
      and (end_time is null or end_time > ${new Date(moment).toISOString()})`)
  const stops = new Map<string, ShiftStop[]>()
  for (const { from, to, micro, ...row } of rows) {
    const stretch = { micro, from: Date.parse(from), to: to === null ? Number.POSITIVE_INFINITY : Date.parse(to) }
    stops.set(keyOf(row), [...(stops.get(keyOf(row)) ?? []), stretch])
  }
  return stops
}

async function countedTo(db: CompanyDb, machine_ids: string[]): Promise<Map<string, number>> {
  const rows = await db.many<{ machine_id: string; counted_to: string }>(
    sql`select machine_id, counted_to from machine_state where machine_id = any (${machine_ids})`,
  )
  return new Map(rows.map(({ machine_id, counted_to }) => [machine_id, Date.parse(counted_to)]))
}
