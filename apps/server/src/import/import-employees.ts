import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { mergeRecord, missingReference, type Reference } from '@takt/domain/import/judge-record.ts'
import { sql } from '../ground/db/sql.ts'
import { held, type ImportWriter, onlySettings, type Row, rowsOf, valuesOf } from './import-writer.ts'

export const importEmployees: ImportWriter = {
  kind: 'employees',
  async prepare(db, records, lock) {
    const rows = await db.many<Row>(sql`
      select employee_number, employee_name, allow_sign_in, active, coalesce(department, '') as department,
        coalesce(zone, '') as zone
      from employee where employee_number = any (${valuesOf(records, 'employee_number')})
      ${held(lock, sql`employee_number`)}`)
    const places = await db.many<{ field: string; code: string }>(sql`
      select 'department' as field, code from department union all select 'zone', code from zone`)
    const known = (field: string) => new Set(places.filter((one) => one.field === field).map(({ code }) => code))
    const references: Reference[] = ['department', 'zone'].map((field) => ({
      field,
      known: known(field),
      unknown: (place) => ({ field, refusal: 'import-place-unknown', values: { place } }),
    }))
    return {
      stored: new Map(rows.map((row) => [String(row.employee_number), row])),
      judge: (record, before) =>
        missingReference(record, references) ?? mergeRecord(importDefinitions.employees, record, before),
    }
  },
  async write(db, changes) {
    await db.run(sql`
      insert into employee (employee_number, employee_name, allow_sign_in, active, department, zone)
      select employee_number, employee_name, allow_sign_in, active, nullif(department, ''), nullif(zone, '')
      from jsonb_to_recordset(${rowsOf(changes)}::jsonb) as r (employee_number text, employee_name text,
        allow_sign_in boolean, active boolean, department text, zone text)
      on conflict (company_id, employee_number) do update set employee_name = excluded.employee_name,
        allow_sign_in = excluded.allow_sign_in, active = excluded.active, department = excluded.department,
        zone = excluded.zone, version = employee.version + 1`)
    return onlySettings
  },
}
