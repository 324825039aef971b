import type { InputOf } from '@takt/contract/ground/define-procedure.ts'
import { getUncodedStopsForLocation } from '@takt/contract/stops/get_uncoded_stops_for_location.ts'
import { handle } from '../../ground/call/handle.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { stopRows, uncodedSince } from '../stop-rows.ts'

export default handle(getUncodedStopsForLocation, async (input, { db, session, user_id, now }) => {
  const machines = await db.many<{ machine_id: string }>(
    sql`select m.machine_id from machine m where m.active and ${isAt(input, user_id)}`,
  )
  return await stopRows(db, {
    where: sql`s.machine_id = any (${machines.map(({ machine_id }) => machine_id)}) and ${uncodedSince(now)}
      and s.shift <> 0`,
    language: session.language,
    now,
  })
})

type Request = InputOf<typeof getUncodedStopsForLocation>

function isAt({ request_type, request_code = '' }: Request, user_id: number): Sql {
  switch (request_type) {
    case 'all':
      return sql`true`
    case 'mine':
      return sql`m.machine_id in (select f.machine_id from favourite_machine f where f.user_id = ${user_id})`
    case 'department':
      return sql`m.department = ${request_code}`
    case 'zone':
      return sql`m.zone = ${request_code}`
    case 'category':
      return sql`m.category = ${request_code}`
  }
}
