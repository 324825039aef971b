import { getQueryList } from '@takt/contract/procedures/get_query_list.ts'
import { askedNames } from '@takt/domain/dashboard/query-compile.ts'
import { sql } from '../db/sql.ts'
import { mayEditQueries, type SavedQuery } from '../queries/saved-queries.ts'
import { handle } from './handle.ts'

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
