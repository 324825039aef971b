import type { QualityBoard } from '@takt/domain/dashboards/model/boards.ts'
import { reasonColours } from '@takt/domain/machines/reason-colours.ts'
import { scrapShares } from '@takt/domain/orders/scrap-percent.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import type { BoardContext } from './open-board.ts'
import { piecesSoFar } from './pieces-so-far.ts'

const MOST_SHOWN = 6

type Reason = QualityBoard['reasons'][number]
type Part = QualityBoard['parts'][number]
type Booking = QualityBoard['bookings'][number]

export async function qualityBoard(on: BoardContext): Promise<Omit<QualityBoard, 'head'>> {
  const { db } = on
  const made = await piecesSoFar(on, 'day')
  const all = [...made.values()]
  const good = all.reduce((sum, one) => sum + one.good_qty, 0)
  const scrap_qty = all.reduce((sum, one) => sum + one.scrap_qty, 0)
  const ofToday = today(on)
  const reasons = await db.many<Omit<Reason, 'colour'>>(sql`
    select t.scrap_reason as code, r.names, sum(t.scrap_qty)::float8 as scrap_qty
    from ${ofToday} join scrap_reason r on r.code = t.scrap_reason
    group by t.scrap_reason, r.names having sum(t.scrap_qty) > 0
    order by 3 desc, 1 limit ${MOST_SHOWN}`)
  const parts = await db.many<Part>(sql`
    select t.part_no, max(p.part_description) as part_description, sum(t.scrap_qty)::float8 as scrap_qty
    from ${ofToday} join part p on p.part_no = t.part_no and p.op_number = t.op_number
    group by t.part_no having sum(t.scrap_qty) > 0
    order by 3 desc, 1 limit ${MOST_SHOWN}`)
  const bookings = await db.many<Booking>(sql`
    select t.record_no, t.trans_time as at, t.machine_id, m.machine_description as machine_name, t.part_no,
      p.part_description, r.names, t.scrap_qty::float8 as scrap_qty
    from ${ofToday}
      join machine m on m.machine_id = t.machine_id
      join scrap_reason r on r.code = t.scrap_reason
      join part p on p.part_no = t.part_no and p.op_number = t.op_number
    order by t.trans_time desc, t.record_no desc limit ${MOST_SHOWN}`)
  const colours = await coloursOf(on)
  return {
    pieces: all.reduce((sum, one) => sum + one.pieces, 0),
    scrap_qty,
    scrap_percent: scrapShares({ good, scrap: scrap_qty }).scrap_per,
    goal_percent: await goalOf(on, made),
    reasons: reasons.map((reason) => ({ ...reason, colour: colours.get(reason.code) ?? '' })),
    parts,
    bookings,
  }
}

/** Bookings of the day that runs at each machine, as t. Their table is divided by time, so it is told where to look. */
function today({ now, machines }: BoardContext): Sql {
  const first = new Date(Math.min(now, ...machines.map(({ day_start }) => day_start))).toISOString()
  return sql`unnest(${machines.map(({ machine_id }) => machine_id)}::text[], ${machines.map(({ day }) => day)}::date[])
      as n (machine_id, day)
    join scrap_transaction t on t.machine_id = n.machine_id and t.day = n.day and t.trans_time >= ${first}`
}

/** Scrap is in order up to what is missing to the limit of quality; of many machines by what each has made. */
async function goalOf(
  { db, machine_ids }: BoardContext,
  made: ReadonlyMap<string, { readonly pieces: number }>,
): Promise<number | null> {
  const limits = await db.many<{ machine_id: string; q_green_limit: number }>(
    sql`select machine_id, q_green_limit from machine where machine_id = any (${machine_ids as string[]})`,
  )
  const weighed = limits.map(({ machine_id, q_green_limit }) => ({
    allowed: 100 - q_green_limit,
    pieces: Math.max(0, made.get(machine_id)?.pieces ?? 0),
  }))
  const pieces = weighed.reduce((sum, one) => sum + one.pieces, 0)
  if (weighed.length === 0) return null
  if (pieces === 0) return weighed.reduce((sum, one) => sum + one.allowed, 0) / weighed.length
  return weighed.reduce((sum, one) => sum + one.allowed * one.pieces, 0) / pieces
}

async function coloursOf({ db }: BoardContext): Promise<ReadonlyMap<string, string>> {
  const reasons = await db.many<{ code: string; colour: string }>(
    sql`select code, scrap_reason_color as colour from scrap_reason`,
  )
  return reasonColours(reasons.map(({ code, colour }) => [code, colour]))
}
