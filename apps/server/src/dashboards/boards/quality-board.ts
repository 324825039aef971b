import { sharesOf } from '@takt/domain/dashboards/boards/board-shares.ts'
import type { QualityBoard } from '@takt/domain/dashboards/model/boards.ts'
import { reasonColours } from '@takt/domain/machines/reason-colours.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import type { BoardContext } from './open-board.ts'
import { piecesSoFar } from './pieces-so-far.ts'

const MOST_SHOWN = 6

type Reason = QualityBoard['reasons'][number]
type Part = QualityBoard['parts'][number]
type Booking = QualityBoard['bookings'][number]

export async function qualityBoard(on: BoardContext): Promise<Omit<QualityBoard, 'head'>> {
  const { db } = on
  const shares = sharesOf(await piecesSoFar(on, 'day'), await allowedOf(on))
  const [{ unit } = { unit: '' }] = shares
  const ofToday = today(on)
  const reasons = await db.many<Omit<Reason, 'colour'>>(sql`
    select t.scrap_reason as code, r.names, p.unit, sum(t.scrap_qty)::float8 as scrap_qty
    from ${ofToday} join scrap_reason r on r.code = t.scrap_reason
    group by t.scrap_reason, r.names, p.unit having sum(t.scrap_qty) > 0
    order by p.unit <> ${unit}, 4 desc, 1 limit ${MOST_SHOWN}`)
  const parts = await db.many<Part>(sql`
    select t.part_no, t.op_number, p.part_description, p.unit, sum(t.scrap_qty)::float8 as scrap_qty
    from ${ofToday}
    group by t.part_no, t.op_number, p.part_description, p.unit having sum(t.scrap_qty) > 0
    order by p.unit <> ${unit}, 5 desc, 1, 2 limit ${MOST_SHOWN}`)
  const bookings = await db.many<Booking>(sql`
    select t.record_no, t.trans_time as at, t.machine_id, m.machine_description as machine_name, t.part_no,
      p.part_description, r.names, p.unit, t.scrap_qty::float8 as scrap_qty
    from ${ofToday}
      join machine m on m.machine_id = t.machine_id
      join scrap_reason r on r.code = t.scrap_reason
    order by t.trans_time desc, t.record_no desc limit ${MOST_SHOWN}`)
  const colours = await coloursOf(on)
  return {
    shares,
    reasons: reasons.map((reason) => ({ ...reason, colour: colours.get(reason.code) ?? '' })),
    parts,
    bookings,
  }
}

/** Bookings of the day that runs at each machine, as t, with their part, as p. Their table is divided by time, so it is told where to look. */
function today({ now, machines }: BoardContext): Sql {
  const first = new Date(Math.min(now, ...machines.map(({ day_start }) => day_start))).toISOString()
  return sql`unnest(${machines.map(({ machine_id }) => machine_id)}::text[], ${machines.map(({ day }) => day)}::date[])
      as n (machine_id, day)
    join scrap_transaction t on t.machine_id = n.machine_id and t.day = n.day and t.trans_time >= ${first}
    join part p on p.part_no = t.part_no and p.op_number = t.op_number`
}

/** Percent of scrap that the limit of quality of each machine leaves. */
async function allowedOf({ db, machine_ids }: BoardContext): Promise<ReadonlyMap<string, number>> {
  const limits = await db.many<{ machine_id: string; q_green_limit: number }>(
    sql`select machine_id, q_green_limit from machine where machine_id = any (${machine_ids as string[]})`,
  )
  return new Map(limits.map(({ machine_id, q_green_limit }) => [machine_id, 100 - q_green_limit]))
}

async function coloursOf({ db }: BoardContext): Promise<ReadonlyMap<string, string>> {
  const reasons = await db.many<{ code: string; colour: string }>(
    sql`select code, scrap_reason_color as colour from scrap_reason`,
  )
  return reasonColours(reasons.map(({ code, colour }) => [code, colour]))
}
