import type { Language } from '@takt/domain/ground/languages.ts'
import type { ValueRuleRow } from '@takt/domain/machines/model/value-rule.ts'
import { says } from '@takt/domain/machines/value-rules.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const HEARD_HOURS = 24

/** Rules with the last word of their signals, looked for in the raw signals of a day. */
export async function valueRuleRows(
  db: CompanyDb,
  { where = sql`true`, language, now }: { where?: Sql; language: Language; now: number },
): Promise<ValueRuleRow[]> {
  const rows = await db.many<Omit<ValueRuleRow, 'holds'>>(sql`
    select r.record_no, r.machine_id, r.description, r.signal, r.comparison, r.value, r.stop_code, r.verifying, r.active,
      r.version, takt_name(c.names, ${language}) as stop_description, h.last_value, h.at as last_at
    from value_rule r join stop_code c on c.stop_code = r.stop_code
      left join lateral (
        select s.value -> 'value' as last_value, s.at from signal s
        where s.machine_id = r.machine_id and s.kind = 'value' and s.value ->> 'name' = r.signal
          and s.at > ${new Date(now).toISOString()}::timestamptz - make_interval(hours => ${HEARD_HOURS})
        order by s.at desc, s.ordinal desc limit 1) h on true
    where ${where} order by r.machine_id, r.record_no limit 1000`)
  return rows.map((row) => ({ ...row, holds: row.last_value === null ? null : says(row, row.last_value) }))
}
