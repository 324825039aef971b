import { deleteOwnOverview } from '@takt/contract/dashboards/delete_own_overview.ts'
import { columnsTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { settingsOf } from '../own-overviews/own-overviews.ts'
import { mustEditQueries } from '../queries/saved-queries.ts'

export default handle(deleteOwnOverview, async ({ record_no }, { db, session, audit, emit }) => {
  mustEditQueries(session)
  const gone = await db.maybe<{ overview_name: string; query_no: number }>(
    sql`delete from own_overview where record_no = ${record_no} returning overview_name, query_no`,
  )
  if (!gone) return { refusal: 'own-overview-not-found', values: { record_no } }
  await db.run(sql`delete from config where ${settingsOf(record_no)}`)
  audit({ what: 'own-overview.deleted', key: String(record_no), before: gone })
  emit('ConfigChanged', { system_function: 'own_overviews', template: columnsTemplate(record_no), version: 0 })
  return [{ record_no }]
})
