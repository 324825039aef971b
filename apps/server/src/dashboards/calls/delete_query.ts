import { deleteQuery } from '@takt/contract/dashboards/delete_query.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { overviewsShowing } from '../own-overviews/own-overviews.ts'
import { dashboardsShowing, mustEditQueries } from '../queries/saved-queries.ts'

export default handle(deleteQuery, async ({ record_no }, { db, session, audit, emit }) => {
  mustEditQueries(session)
  const showing = [...(await dashboardsShowing(db, record_no)), ...(await overviewsShowing(db, record_no))]
  if (showing.length > 0) return { refusal: 'query-in-use', values: { dashboards: showing.join(', ') } }
  const gone = await db.maybe<{ sql_query_id: string; sql_query: string }>(
    sql`delete from query where record_no = ${record_no} returning sql_query_id, sql_query`,
  )
  if (!gone) return { refusal: 'query-not-found', values: { record_no } }
  audit({ what: 'query.deleted', key: String(record_no), before: gone })
  emit('ConfigChanged', { system_function: 'queries', template: `query-${record_no}`, version: 0 })
  return [{ record_no }]
})
