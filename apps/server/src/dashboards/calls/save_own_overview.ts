import { saveOwnOverview } from '@takt/contract/dashboards/save_own_overview.ts'
import { columnsTemplate, valuesTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { storeValues } from '../own-overviews/store-values.ts'
import { mustEditQueries, savedQuery } from '../queries/saved-queries.ts'

interface Stored {
  readonly overview_name: string
  readonly query_no: number
  readonly userlevel: number | null
  readonly version: number
}

export default handle(saveOwnOverview, async (input, { db, session, now, audit, emit }) => {
  mustEditQueries(session)
  const { record_no, overview_name, query_no, userlevel, parameters, seconds, version } = input
  if (!(await savedQuery(db, query_no))) return { refusal: 'query-not-found', values: { record_no: query_no } }
  const before = await db.maybe<Stored>(sql`
    select overview_name, query_no, userlevel, version from own_overview where record_no = ${record_no} for update`)
  if (record_no > 0 && !before) return { refusal: 'own-overview-not-found', values: { record_no } }
  if ((before?.version ?? 0) !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const other = await db.maybe(
    sql`select from own_overview where overview_name = ${overview_name} and record_no <> ${record_no}`,
  )
  if (other) return { refusal: 'own-overview-name-taken', values: { name: overview_name } }
  const at = new Date(now).toISOString()
  const saved = before
    ? await db.one<{ record_no: number; version: number }>(sql`
        update own_overview set overview_name = ${overview_name}, query_no = ${query_no}, userlevel = ${userlevel},
          version = version + 1, changed_by = ${session.username}, changed_at = ${at}
        where record_no = ${record_no} returning record_no, version`)
    : await db.one<{ record_no: number; version: number }>(sql`
        insert into own_overview (overview_name, query_no, userlevel, changed_by, changed_at)
        values (${overview_name}, ${query_no}, ${userlevel}, ${session.username}, ${at})
        returning record_no, version`)
  const values = { parameters, seconds }
  await storeValues(db, { template: valuesTemplate(saved.record_no), values, username: session.username, at })
  const after = { overview_name, query_no, userlevel, ...values }
  audit({ what: 'own-overview.saved', key: String(saved.record_no), before, after })
  emit('ConfigChanged', {
    system_function: 'own_overviews',
    template: columnsTemplate(saved.record_no),
    version: saved.version,
  })
  return [saved]
})
