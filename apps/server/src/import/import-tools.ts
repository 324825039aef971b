import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import type { ImportFault, ImportRecord } from '@takt/domain/import/import-kind.ts'
import { mergeRecord, missingReference, type Reference } from '@takt/domain/import/judge-record.ts'
import { sql } from '../db/sql.ts'
import { held, type ImportWriter, onlySettings, type Row, rowsOf, valuesOf } from './import-writer.ts'

export const importTools: ImportWriter = {
  kind: 'tools',
  async prepare(db, records, lock) {
    const rows = await db.many<Row>(sql`
      select t.tool_id, t.tool_description, t.category, t.insert_of,
        coalesce((select min(s.tool_id) from tool_structure s where s.child_tool_id = t.tool_id), '') as structure_of
      from tool t where t.tool_id = any (${valuesOf(records, 'tool_id')})
      ${held(lock, sql`t.tool_id`)} ${lock ? sql`of t` : sql``}`)
    const named = [...valuesOf(records, 'insert_of'), ...valuesOf(records, 'structure_of')]
    const known = await db.many<{ code: string }>(sql`select tool_id as code from tool where tool_id = any (${named})`)
    // One that comes in with them may stand below what names it.
    const codes = new Set([...known.map(({ code }) => code), ...valuesOf(records, 'tool_id')])
    const references = (['insert_of', 'structure_of'] as const).map(
      (field): Reference => ({
        field,
        known: codes,
        unknown: (tool_id) => ({ field, refusal: 'import-tool-unknown', values: { tool_id } }),
      }),
    )
    return {
      stored: new Map(rows.map((row) => [String(row.tool_id), row])),
      judge: (record, before) =>
        partOfItself(record) ??
        missingReference(record, references) ??
        mergeRecord(importDefinitions.tools, record, before),
    }
  },
  async write(db, changes) {
    await db.run(sql`
      insert into tool (tool_id, tool_description, category, insert_of)
      select tool_id, tool_description, category, insert_of
      from jsonb_to_recordset(${rowsOf(changes)}::jsonb)
        as r (tool_id text, tool_description text, category text, insert_of text)
      on conflict (company_id, tool_id) do update
        set tool_description = excluded.tool_description, category = excluded.category, insert_of = excluded.insert_of`)
    // A tool that is a child of several keeps them while nothing else is said of it.
    const moved = changes.filter(({ before, after }) => (before?.structure_of ?? '') !== after.structure_of)
    await db.run(sql`
      delete from tool_structure where child_tool_id = any (${moved.map(({ after }) => String(after.tool_id))})`)
    await db.run(sql`
      insert into tool_structure (tool_id, child_tool_id)
      select structure_of, tool_id from jsonb_to_recordset(${rowsOf(moved)}::jsonb) as r (tool_id text, structure_of text)
      where exists (select from tool t where t.tool_id = r.structure_of) on conflict do nothing`)
    return onlySettings
  },
}

function partOfItself(record: ImportRecord): ImportFault | null {
  const { tool_id } = record
  const field = (['insert_of', 'structure_of'] as const).find((name) => record[name] === tool_id)
  return field === undefined ? null : { field, refusal: 'import-tool-itself', values: { tool_id: String(tool_id) } }
}
