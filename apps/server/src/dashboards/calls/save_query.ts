import { saveQuery } from '@takt/contract/dashboards/save_query.ts'
import { compileQuery } from '@takt/domain/dashboards/query-compile.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { faultRefusal, mustEditQueries, type SavedQuery } from '../queries/saved-queries.ts'

export default handle(saveQuery, async (input, { db, session, now, audit, emit }) => {
  mustEditQueries(session)
  const { record_no, sql_query_id, sql_query, note, prompts, version } = input
  if (input.type === 'erp') return { refusal: 'query-no-erp', values: {} }
  const compiled = compileQuery(sql_query)
  if ('fault' in compiled) return faultRefusal(compiled)
  const before = await db.maybe<SavedQuery>(sql`
    select sql_query_id, sql_query, note, prompts, version from query where record_no = ${record_no} for update`)
  if (record_no > 0 && !before) return { refusal: 'query-not-found', values: { record_no } }
  if ((before?.version ?? 0) !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const other = await db.maybe(
    sql`select from query where sql_query_id = ${sql_query_id} and record_no <> ${record_no}`,
  )
  if (other) return { refusal: 'query-name-taken', values: { name: sql_query_id } }
  const at = new Date(now).toISOString()
  const text = JSON.stringify(prompts)
  const saved = before
    ? await db.one<{ record_no: number; version: number }>(sql`
        update query set sql_query_id = ${sql_query_id}, sql_query = ${sql_query}, note = ${note}, prompts = ${text},
          version = version + 1, changed_by = ${session.username}, changed_at = ${at}
        where record_no = ${record_no} returning record_no, version`)
    : await db.one<{ record_no: number; version: number }>(sql`
        insert into query (sql_query_id, sql_query, note, prompts, changed_by, changed_at)
        values (${sql_query_id}, ${sql_query}, ${note}, ${text}, ${session.username}, ${at})
        returning record_no, version`)
  audit({
    what: 'query.saved',
    key: String(saved.record_no),
    before,
    after: { sql_query_id, sql_query, note, prompts },
  })
  emit('ConfigChanged', { system_function: 'queries', template: `query-${saved.record_no}`, version: saved.version })
  return [saved]
})
