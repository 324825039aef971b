import { getQueryList } from '@takt/contract/dashboards/get_query_list.ts'
import { askedNames } from '@takt/domain/dashboards/query-compile.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { mayEditQueries, type SavedQuery } from '../queries/saved-queries.ts'

export default handle(getQueryList, async (_input, { db, session }) => {
  const rows = await db.many<SavedQuery>(sql`
    select record_no, sql_query_id, sql_query, note, prompts, version from query order by sql_query_id limit 1000`)
  const may = mayEditQueries(session)
  return rows.map(({ sql_query, ...row }) => ({
    ...row,
    parameters: askedNames(sql_query),
    ...(may ? { sql_query } : {}),
  }))
})
