import type { QueryFault } from '@takt/domain/dashboards/query-words.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { dashboardsWithin } from '../dashboards-within.ts'

export interface SavedQuery {
  readonly record_no: number
  readonly sql_query_id: string
  readonly sql_query: string
  readonly note: string
  readonly prompts: Record<string, string>
  readonly version: number
}

/** Two rights: building dashboards alone does not let anybody write SQL. */
export function mayEditQueries(session: Session): boolean {
  return can(session, 'change-dashboard-templates') && can(session, 'can-do-admin-actions')
}

export function mustEditQueries(session: Session): void {
  mustHave(session, 'change-dashboard-templates')
  mustHave(session, 'can-do-admin-actions')
}

export async function savedQuery(db: CompanyDb, record_no: number): Promise<SavedQuery | null> {
  return await db.maybe<SavedQuery>(sql`
    select record_no, sql_query_id, sql_query, note, prompts, version from query where record_no = ${record_no}`)
}

/** Who sees one dashboard only, as a wall does, runs the queries that are shown there and no others. */
export async function mayRunQuery(db: CompanyDb, session: Session, record_no: number): Promise<boolean> {
  if (!session.dashboard_isolated || session.isolated_dashboard === '') return true
  const shown = await dashboardsWithin(session.isolated_dashboard, (slugs) =>
    db.many<{ config: unknown }>(
      sql`select config from config where system_function = 'dashboards' and template = any (${slugs})`,
    ),
  )
  return shown.some(({ widgets }) => JSON.stringify(widgets).includes(`"sqlSource":"${record_no}"`))
}

/** The titles of the dashboards that show it. */
export async function dashboardsShowing(db: CompanyDb, record_no: number): Promise<string[]> {
  const rows = await db.many<{ title: string }>(sql`
    select config->>'title' as title from config
    where system_function = 'dashboards'
      and jsonb_path_exists(config, '$.widgets[*].config.**.sqlSource ? (@ == $no)',
        jsonb_build_object('no', ${String(record_no)}::text))
    order by 1`)
  return rows.map(({ title }) => title)
}

const refusals: Readonly<Record<QueryFault['fault'], (word: string) => Refusal>> = {
  sign: (word) => ({ refusal: 'query-sign', values: { word } }),
  open: (word) => ({ refusal: 'query-open', values: { word } }),
  word: (word) => ({ refusal: 'query-word', values: { word } }),
  function: (word) => ({ refusal: 'query-function', values: { word } }),
  statement: (word) => ({ refusal: 'query-statement', values: { word } }),
  brackets: (word) => ({ refusal: 'query-brackets', values: { word } }),
  company: () => ({ refusal: 'query-company', values: {} }),
  long: (word) => ({ refusal: 'query-long', values: { word } }),
  empty: () => ({ refusal: 'query-empty', values: {} }),
}

export function faultRefusal({ fault, word }: QueryFault): Refusal {
  return refusals[fault](word)
}
