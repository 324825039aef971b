import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { isIsolated } from '@takt/domain/ground/may-use-machine.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { columnsTemplate, valuesTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { mayEditQueries } from '../queries/saved-queries.ts'

export interface OwnOverview {
  readonly record_no: number
  readonly overview_name: string
  readonly query_no: number
  readonly sql_query_id: string
  readonly sql_query: string
  readonly note: string
  readonly prompts: Readonly<Record<string, string>>
  readonly userlevel: number | null
  readonly version: number
  readonly changed_by: string
  readonly changed_at: string
}

const columns = sql`
  select o.record_no, o.overview_name, o.query_no, q.sql_query_id, q.sql_query, q.note, q.prompts, o.userlevel, o.version,
    o.changed_by, o.changed_at
  from own_overview o join query q on q.record_no = o.query_no`

/** By name, those the person may see; a wall and an isolated person have one screen and no overview besides. */
export async function ownOverviews(db: CompanyDb, session: Session): Promise<OwnOverview[]> {
  const rows = await db.many<OwnOverview>(sql`${columns} order by o.overview_name, o.record_no limit 1000`)
  return rows.filter((overview) => mayKnow(session, overview))
}

/** Null also for one that the person may not see: they are not told that it exists. */
export async function ownOverview(db: CompanyDb, session: Session, record_no: number): Promise<OwnOverview | null> {
  const found = await db.maybe<OwnOverview>(sql`${columns} where o.record_no = ${record_no}`)
  return found && mayKnow(session, found) ? found : null
}

function mayKnow(session: Session, { userlevel }: OwnOverview): boolean {
  if (session.wall_link || isIsolated(session)) return false
  return reachesLevel(session, userlevel) || mayEditQueries(session)
}

/** The names of the overviews that show a query. */
export async function overviewsShowing(db: CompanyDb, query_no: number): Promise<string[]> {
  const rows = await db.many<{ overview_name: string }>(
    sql`select overview_name from own_overview where query_no = ${query_no} order by 1`,
  )
  return rows.map(({ overview_name }) => overview_name)
}

/** Everything that is stored beside an overview: columns and values, everybody's and each person's own. */
export function settingsOf(record_no: number): Sql {
  const [own, base] = [columnsTemplate(record_no), valuesTemplate(record_no)]
  return sql`(system_function = 'webcolumns' and split_part(template, '/', 1) = ${own}
    or system_function = 'own_overviews' and split_part(template, '/', 1) = ${base})`
}
