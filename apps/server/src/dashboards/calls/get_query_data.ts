import { getQueryData } from '@takt/contract/dashboards/get_query_data.ts'
import { handle } from '../../ground/call/handle.ts'
import { runSaved } from '../queries/run-saved.ts'
import { mayRunQuery, savedQuery } from '../queries/saved-queries.ts'

export default handle(getQueryData, async ({ record_no, parameters, record_plus }, context) => {
  const { db, session } = context
  const query = await savedQuery(db, record_no)
  if (!query || !(await mayRunQuery(db, session, record_no))) {
    return { refusal: 'query-not-found', values: { record_no } }
  }
  return runSaved(query, parameters, context, (result) => (record_plus ? [{ ...result }] : result.rows))
})
