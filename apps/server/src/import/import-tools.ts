import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { mergeRecord } from '@takt/domain/import/judge-record.ts'
import { sql } from '../db/sql.ts'
import { held, type ImportWriter, onlySettings, type Row, rowsOf, valuesOf } from './import-writer.ts'

export const importTools: ImportWriter = {
  kind: 'tools',
  async prepare(db, records, lock) {
    const rows = await db.many<Row>(sql`
      select tool_id, tool_description, category from tool where tool_id = any (${valuesOf(records, 'tool_id')})
      ${held(lock, sql`tool_id`)}`)
    return {
      stored: new Map(rows.map((row) => [String(row.tool_id), row])),
      judge: (record, before) => mergeRecord(importDefinitions.tools, record, before),
    }
  },
  async write(db, changes) {
    await db.run(sql`
      insert into tool (tool_id, tool_description, category)
      select tool_id, tool_description, category
      from jsonb_to_recordset(${rowsOf(changes)}::jsonb) as r (tool_id text, tool_description text, category text)
      on conflict (company_id, tool_id) do update
        set tool_description = excluded.tool_description, category = excluded.category`)
    return onlySettings
  },
}
