import { type OverviewValues, readOverviewValues, valuesTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { storedTemplate } from '../configs/config-place.ts'

/** The values that overviews begin with: a person's own over everybody's. */
export async function storedValues(
  db: CompanyDb,
  { record_nos, user_id }: { record_nos: readonly number[]; user_id: number },
): Promise<(record_no: number) => OverviewValues> {
  const placeOf = (record_no: number) => {
    const all = valuesTemplate(record_no)
    return { all, own: storedTemplate(all, 'user', user_id) }
  }
  const templates = record_nos.map(placeOf).flatMap(({ all, own }) => [all, own])
  const stored = await db.many<{ template: string; config: unknown }>(sql`
    select template, config from config where system_function = 'own_overviews' and template = any (${templates})`)
  const configs = new Map(stored.map(({ template, config }) => [template, config]))
  return (record_no) => {
    const { all, own } = placeOf(record_no)
    return readOverviewValues(configs.get(all), configs.get(own))
  }
}
