import { getOwnOverviewData } from '@takt/contract/dashboards/get_own_overview_data.ts'
import { handle } from '../../ground/call/handle.ts'
import { ownOverview } from '../own-overviews/own-overviews.ts'
import { storedValues } from '../own-overviews/stored-values.ts'
import { runSaved } from '../queries/run-saved.ts'

export default handle(getOwnOverviewData, async ({ record_no, parameters }, context) => {
  const overview = await ownOverview(context.db, context.session, record_no)
  if (!overview) return { refusal: 'own-overview-not-found', values: { record_no } }
  const { db, user_id } = context
  const values = parameters ?? (await storedValues(db, { record_nos: [record_no], user_id }))(record_no).parameters
  const query = { ...overview, record_no: overview.query_no }
  return runSaved(query, values, context, ({ columns, rows }) => [{ columns: [...columns], rows: [...rows] }])
})
