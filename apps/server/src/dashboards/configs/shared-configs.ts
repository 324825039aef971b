import type { SystemFunction } from '@takt/domain/machines/overview/system-functions.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

export interface SharedConfig {
  readonly template: string
  readonly version: number
  readonly changed_by: string
  readonly changed_at: string
  readonly config: Record<string, unknown>
}

/** Those of everybody: the template of a person's own holds a slash. What draws a dashboard is left away. */
export async function sharedConfigs(db: CompanyDb, system_function: SystemFunction): Promise<SharedConfig[]> {
  return await db.many<SharedConfig>(sql`
    select template, version, changed_by, changed_at, config - 'widgets' - 'dataSources' as config from config
    where system_function = ${system_function} and template not like '%/%'
    order by coalesce(config->>'title', config->>'label', template), template`)
}
