import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { mergeRecord } from '@takt/domain/import/judge-record.ts'
import { sql } from '../ground/db/sql.ts'
import { held, type ImportWriter, onlySettings, type Row, rowsOf, valuesOf } from './import-writer.ts'

export const importMaterials: ImportWriter = {
  kind: 'materials',
  async prepare(db, records, lock) {
    const rows = await db.many<Row>(sql`
      select material_no, material_desc, material_unit, material_balance from material
      where material_no = any (${valuesOf(records, 'material_no')}) ${held(lock, sql`material_no`)}`)
    return {
      stored: new Map(rows.map((row) => [String(row.material_no), row])),
      judge: (record, before) => mergeRecord(importDefinitions.materials, record, before),
    }
  },
  async write(db, changes) {
    await db.run(sql`
      insert into material (material_no, material_desc, material_unit, material_balance)
      select material_no, material_desc, material_unit, material_balance
      from jsonb_to_recordset(${rowsOf(changes)}::jsonb)
        as r (material_no text, material_desc text, material_unit text, material_balance numeric)
      on conflict (company_id, material_no) do update set material_desc = excluded.material_desc,
        material_unit = excluded.material_unit, material_balance = excluded.material_balance`)
    return onlySettings
  },
}
