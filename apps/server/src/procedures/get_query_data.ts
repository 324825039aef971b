import { getQueryData } from '@takt/contract/procedures/get_query_data.ts'
import { compileQuery } from '@takt/domain/dashboard/query-compile.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { bindValues } from '../queries/bind-values.ts'
import { faultRefusal, mayEditQueries, mayRunQuery, savedQuery } from '../queries/saved-queries.ts'
import { handle } from './handle.ts'

export default handle(getQueryData, async (input, { db, session, now, server, log }) => {
  const { record_no, parameters, record_plus } = input
  const query = await savedQuery(db, record_no)
  if (!query || !(await mayRunQuery(db, session, record_no))) {
    return { refusal: 'query-not-found', values: { record_no } }
  }
  const compiled = compileQuery(query.sql_query)
  if ('fault' in compiled) return faultRefusal(compiled)
  const result = await server.runQuery(session, compiled, bindValues(compiled, parameters, { session, now }))
  if (isRefusal(result)) {
    log.warn('a saved query failed', { company_id: session.company_id, record_no, ...result.values })
    // PostgreSQL's words quote the text, which not everybody may read.
    return result.refusal === 'query-failed' && !mayEditQueries(session)
      ? { refusal: 'query-broken', values: { name: query.sql_query_id } }
      : result
  }
  return record_plus ? [{ ...result }] : result.rows
})
