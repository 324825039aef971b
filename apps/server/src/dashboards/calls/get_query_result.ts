import { getQueryResult } from '@takt/contract/dashboards/get_query_result.ts'
import { compileQuery } from '@takt/domain/dashboards/query-compile.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { bindValues } from '../queries/bind-values.ts'
import { faultRefusal, mustEditQueries } from '../queries/saved-queries.ts'

const MOST_SHOWN = 100

export default handle(getQueryResult, async ({ sql_query, parameters }, { session, now, server }) => {
  mustEditQueries(session)
  const compiled = compileQuery(sql_query)
  if ('fault' in compiled) return faultRefusal(compiled)
  const values = bindValues(compiled, parameters, { session, now })
  return {
    afterwards: async () => {
      const result = await server.runQuery(session, compiled, values)
      if (isRefusal(result)) return result
      return [{ columns: [...result.columns], rows: result.rows.slice(0, MOST_SHOWN) }]
    },
  }
})
