import { getOwnOverviews } from '@takt/contract/procedures/get_own_overviews.ts'
import { askedNames } from '@takt/domain/dashboard/query-compile.ts'
import { readOverviewValues, valuesTemplate } from '@takt/domain/overview/own-overview.ts'
import { storedTemplate } from '../configs/config-place.ts'
import { sql } from '../db/sql.ts'
import { ownOverviews } from '../own-overviews/own-overviews.ts'
import { handle } from './handle.ts'

export default handle(getOwnOverviews, async (_input, { db, session, user_id }) => {
  const overviews = await ownOverviews(db, session)
  const places = overviews.map(({ record_no }) => {
    const template = valuesTemplate(record_no)
    return { all: template, own: storedTemplate(template, 'user', user_id) }
  })
  const stored = await db.many<{ template: string; config: unknown }>(sql`
    select template, config from config
    where system_function = 'own_overviews' and template = any (${places.flatMap(({ all, own }) => [all, own])})`)
  const configs = new Map(stored.map(({ template, config }) => [template, config]))
  return overviews.map(({ sql_query, prompts, changed_by, changed_at, ...overview }, at) => {
    const { all = '', own = '' } = places[at] ?? {}
    const values = readOverviewValues(configs.get(all), configs.get(own))
    const parameters = askedNames(sql_query).map((name) => ({
      name,
      prompt: prompts[name] || name,
      value: values.parameters[name] ?? '',
    }))
    return { ...overview, parameters, seconds: values.seconds }
  })
})
