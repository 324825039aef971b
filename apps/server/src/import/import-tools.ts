import { judgeCavities } from '@takt/domain/import/cavities/tool-cavities.ts'
import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import type { ImportFault, ImportRecord } from '@takt/domain/import/import-kind.ts'
import { type Judged, mergeRecord, missingReference, type Reference } from '@takt/domain/import/judge-record.ts'
import { isFault } from '@takt/domain/import/read-record.ts'
import { sql } from '../ground/db/sql.ts'
import { type Change, held, type ImportWriter, onlySettings, type Row, rowsOf, valuesOf } from './import-writer.ts'

export const importTools: ImportWriter = {
  kind: 'tools',
  async prepare(db, records, lock) {
    const rows = await db.many<Row>(sql`
      select t.tool_id, t.tool_description, t.category, t.insert_of,
        coalesce((select min(s.tool_id) from tool_structure s where s.child_tool_id = t.tool_id), '') as structure_of,
        coalesce((select max(i.insert_location) from tool_insert i where i.tool_id = t.tool_id), 0) as cavities
      from tool t where t.tool_id = any (${valuesOf(records, 'tool_id')})
      ${held(lock, sql`t.tool_id`)} ${lock ? sql`of t` : sql``}`)
    const named = [...valuesOf(records, 'insert_of'), ...valuesOf(records, 'structure_of')]
    const known = await db.many<{ code: string }>(sql`select tool_id as code from tool where tool_id = any (${named})`)
    const closed = await db.many<{ tool_id: string; places: number[] }>(sql`
      select tool_id, array_agg(insert_location order by insert_location) as places from tool_insert
      where tool_id = any (${valuesOf(records, 'tool_id')}) and status = 0 group by tool_id`)
    const closedOf = new Map(closed.map(({ tool_id, places }) => [tool_id, places]))
    const references = referencesTo(
      comingIn(
        records,
        known.map(({ code }) => code),
      ),
    )
    return {
      stored: new Map(rows.map((row) => [String(row.tool_id), row])),
      judge: (record, before) =>
        partOfItself(record) ??
        missingReference(record, references) ??
        withCavities(mergeRecord(importDefinitions.tools, record, before), closedOf),
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
      where structure_of <> '' on conflict do nothing`)
    await db.run(sql`
      delete from tool_insert i using ${cavitiesIn(changes)}
      where i.tool_id = r.tool_id and i.insert_location > r.cavities`)
    await db.run(sql`
      insert into tool_insert (tool_id, insert_location)
      select r.tool_id, place from ${cavitiesIn(changes)} cross join generate_series(1, r.cavities) as place
      on conflict do nothing`)
    return onlySettings
  },
}

const cavitiesIn = (changes: readonly Change[]) =>
  sql`jsonb_to_recordset(${rowsOf(changes)}::jsonb) as r (tool_id text, cavities int)`

function withCavities(
  judged: Judged | ImportFault,
  closed: ReadonlyMap<string, readonly number[]>,
): Judged | ImportFault {
  if (isFault(judged) || judged.row === null) return judged
  const { tool_id, cavities, insert_of } = judged.row
  const said = { cavities: Number(cavities), insert_of: String(insert_of) }
  return judgeCavities(said, { closed: closed.get(String(tool_id)) ?? [] }) ?? judged
}

const wholes = ['insert_of', 'structure_of'] as const

function referencesTo(known: ReadonlySet<string>): Reference[] {
  return wholes.map((field) => ({
    field,
    known,
    unknown: (tool_id) => ({ field, refusal: 'import-tool-unknown', values: { tool_id } }),
  }))
}

/**
 * The tools there will be. One that comes in may stand below what names it; one that is refused takes with it whatever
 * names it, or an insert would belong to a tool that is not there.
 */
function comingIn(records: readonly ImportRecord[], known: readonly string[]): ReadonlySet<string> {
  let taken = records.filter((record) => partOfItself(record) === null)
  for (;;) {
    const codes = new Set([...known, ...valuesOf(taken, 'tool_id')])
    const still = taken.filter((record) => missingReference(record, referencesTo(codes)) === null)
    if (still.length === taken.length) return codes
    taken = still
  }
}

function partOfItself(record: ImportRecord): ImportFault | null {
  const { tool_id } = record
  const field = wholes.find((name) => record[name] === tool_id)
  return field === undefined ? null : { field, refusal: 'import-tool-itself', values: { tool_id: String(tool_id) } }
}
