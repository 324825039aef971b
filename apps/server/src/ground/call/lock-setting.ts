import { type CompanySetting, companySettings } from '@takt/domain/ground/company-settings.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/** What a setting is now; nobody else changes it until the transaction ends. */
export async function lockSetting(db: CompanyDb, name: CompanySetting): Promise<string> {
  // A row to lock, also where nobody has saved any yet.
  await db.run(sql`insert into company_setting (name, value) values (${name}, ${companySettings[name].default})
    on conflict (company_id, name) do nothing`)
  const { value } = await db.one<{ value: string }>(
    sql`select value from company_setting where name = ${name} for update`,
  )
  return value
}
