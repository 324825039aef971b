import type { SettingKind } from '@takt/domain/ground/company-settings.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/** A setting that names a dashboard or a scrap reason names one that is there, or none. */
export async function namesNothing(db: CompanyDb, kind: SettingKind['kind'], value: string): Promise<Refusal | null> {
  if (value === '') return null
  if (kind === 'dashboard') {
    const found = await db.maybe(
      sql`select 1 from config where system_function = 'dashboards' and template = ${value} limit 1`,
    )
    return found ? null : { refusal: 'setting-no-dashboard', values: { value } }
  }
  if (kind === 'scrap-reason') {
    const found = await db.maybe(sql`select 1 from scrap_reason where code = ${value} and active`)
    return found ? null : { refusal: 'setting-no-scrap-reason', values: { value } }
  }
  return null
}
