import { saveOwnOverviewValues } from '@takt/contract/dashboards/save_own_overview_values.ts'
import { askedNames } from '@takt/domain/dashboards/query-compile.ts'
import { valuesTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import { handle } from '../../ground/call/handle.ts'
import { storedTemplate } from '../configs/config-place.ts'
import { ownOverview } from '../own-overviews/own-overviews.ts'
import { storeValues } from '../own-overviews/store-values.ts'

export default handle(saveOwnOverviewValues, async (input, { db, session, user_id, now, audit }) => {
  const { record_no } = input
  const overview = await ownOverview(db, session, record_no)
  if (!overview) return { refusal: 'own-overview-not-found', values: { record_no } }
  const asked = askedNames(overview.sql_query)
  const parameters = Object.fromEntries(Object.entries(input.parameters).filter(([name]) => asked.includes(name)))
  const template = storedTemplate(valuesTemplate(record_no), 'user', user_id)
  await storeValues(db, {
    template,
    values: { parameters },
    username: session.username,
    at: new Date(now).toISOString(),
  })
  audit({ what: 'own-overview.values', key: template, after: parameters })
  return [{ record_no }]
})
