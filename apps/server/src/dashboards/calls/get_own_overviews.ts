import { getOwnOverviews } from '@takt/contract/dashboards/get_own_overviews.ts'
import { askedNames } from '@takt/domain/dashboards/query-compile.ts'
import { handle } from '../../ground/call/handle.ts'
import { ownOverviews } from '../own-overviews/own-overviews.ts'
import { storedValues } from '../own-overviews/stored-values.ts'

export default handle(getOwnOverviews, async (_input, { db, session, user_id }) => {
  const overviews = await ownOverviews(db, session)
  const valuesOf = await storedValues(db, { record_nos: overviews.map(({ record_no }) => record_no), user_id })
  return overviews.map(({ sql_query, prompts, changed_by, changed_at, ...overview }) => {
    const values = valuesOf(overview.record_no)
    const parameters = askedNames(sql_query).map((name) => ({
      name,
      prompt: prompts[name] || name,
      value: values.parameters[name] ?? '',
    }))
    return { ...overview, parameters, seconds: values.seconds }
  })
})
