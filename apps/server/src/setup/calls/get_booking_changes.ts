import { getBookingChanges } from '@takt/contract/setup/get_booking_changes.ts'
import { bookingKey, bookingThings } from '@takt/domain/setup/booking-things.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { toldEntries } from '../trail/told-entries.ts'

/** Who looks further back asks the trail. */
const MOST_CHANGES = 200

interface Entry {
  readonly id: string
  readonly at: string
  readonly username: string
  readonly who: string
  readonly what: string
  readonly key: string
  readonly reason: string
  readonly before: unknown
  readonly after: unknown
}

export default handle(getBookingChanges, async ({ machine_id, stop, card_no }, { db, session }) => {
  if (stop === undefined && card_no === undefined) return []
  // An order of another machine is none that the person sees.
  const card =
    card_no === undefined
      ? null
      : await db.maybe(sql`select 1 from card where card_no = ${card_no} and machine_id = ${machine_id}
          union all select 1 from order_run where card_no = ${card_no} and machine_id = ${machine_id} limit 1`)
  if (card_no !== undefined && !card) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const key = bookingKey({ machine_id, stop, card_no })
  const like = `${key.replace(/[\\%_]/g, '\\$&')}/%`
  const things = [...(stop === undefined ? bookingThings.order : bookingThings.stop)]
  const flags =
    card_no === undefined
      ? []
      : await db.many<{ record_no: string }>(sql`select record_no::text from pallet_flag where card_no = ${card_no}`)
  const entries = await db.many<Entry>(sql`
    select a.audit_id::text as id, a.at, a.username, coalesce(nullif(u.full_name, ''), a.username) as who, a.what, a.key, a.reason,
      a.before, a.after
    from audit a left join app_user u on u.company_id = a.company_id and u.username = a.username
    where ((a.key = ${key} or a.key like ${like}) and split_part(a.what, '.', 1) = any (${things}))
      or (a.key = any (${flags.map(({ record_no }) => record_no)}::text[])
        and split_part(a.what, '.', 1) = any (${[...bookingThings.pallet]}))
    order by a.at desc, a.audit_id desc limit ${MOST_CHANGES}`)
  const told = await toldEntries(db, entries, session)
  return entries.map(({ before, after, ...entry }, at) => ({ called: entry.key, changes: [], ...entry, ...told[at] }))
})
