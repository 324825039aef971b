import { compileQuery } from '@takt/domain/dashboards/query-compile.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { QueryResult } from '../../ground/call/call-services.ts'
import type { Afterwards, CallContext } from '../../ground/call/handle.ts'
import { bindValues } from './bind-values.ts'
import { faultRefusal, mayEditQueries, type SavedQuery } from './saved-queries.ts'

/** Runs a saved query with what a person was asked for; whether they may see it is checked before. */
export function runSaved<Row>(
  query: Pick<SavedQuery, 'record_no' | 'sql_query_id' | 'sql_query'>,
  parameters: Readonly<Record<string, string>>,
  { session, now, server, log }: Pick<CallContext, 'session' | 'now' | 'server' | 'log'>,
  shown: (result: QueryResult) => readonly Row[],
): Afterwards<Row> | Refusal {
  const compiled = compileQuery(query.sql_query)
  if ('fault' in compiled) return faultRefusal(compiled)
  const values = bindValues(compiled, parameters, { session, now })
  return {
    afterwards: async () => {
      const result = await server.runQuery(session, compiled, values)
      if (!isRefusal(result)) return shown(result)
      log.warn('a saved query failed', { record_no: query.record_no, refusal: result.refusal, ...result.values })
      // PostgreSQL's words quote the text, which not everybody may read.
      return ['query-failed', 'query-failed-at'].includes(result.refusal) && !mayEditQueries(session)
        ? { refusal: 'query-broken', values: { name: query.sql_query_id } }
        : result
    },
  }
}
