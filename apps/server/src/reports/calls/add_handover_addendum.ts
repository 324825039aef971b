import { addHandoverAddendum } from '@takt/contract/reports/add_handover_addendum.ts'
import { handle } from '../../ground/call/handle.ts'
import { signerOf } from '../../ground/call/sign-record.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(addHandoverAddendum, async ({ handover_no, words }, { db, session, audit, emit }) => {
  const known = await db.maybe(sql`select 1 from shift_handover where handover_no = ${handover_no}`)
  if (!known) return { refusal: 'handover-not-found', values: {} }
  const { name } = await signerOf(db, session)
  const row = await db.one<{ addendum_no: number }>(sql`
    insert into shift_handover_addendum (handover_no, author_name, words) values (${handover_no}, ${name}, ${words})
    returning addendum_no`)
  audit({ what: 'handover.addendum-added', key: String(handover_no), after: { note: words } })
  emit('HandoversChanged', {})
  return [row]
})
