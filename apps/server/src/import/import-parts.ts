import { isHtml } from '@takt/domain/documents/stored-html.ts'
import { crossedWeights } from '@takt/domain/import/crossed-weights.ts'
import { importDefinitions } from '@takt/domain/import/import-definitions.ts'
import { mergeRecord, missingReference, type Reference } from '@takt/domain/import/judge-record.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { cleanHtml } from '../ground/files/clean-markup.ts'
import { asJson, type Change, held, type ImportWriter, type Row, rowsOf, valuesOf } from './import-writer.ts'

/** Grams; in a file 0 is none. */
const weights = sql`coalesce(p.unit_weight, 0) as unit_weight, coalesce(p.lower_tolerance, 0) as lower_tolerance,
  coalesce(p.upper_tolerance, 0) as upper_tolerance, coalesce(p.lower_out_of_bounds, 0) as lower_out_of_bounds,
  coalesce(p.upper_out_of_bounds, 0) as upper_out_of_bounds`

/** Before it is compared with what is stored: the same file again changes nothing. */
function withCleanText<R extends Readonly<Record<string, unknown>>>(record: R): R {
  const { operation_text } = record
  return typeof operation_text === 'string' && isHtml(operation_text)
    ? { ...record, operation_text: cleanHtml(operation_text) }
    : record
}

export const importParts: ImportWriter = {
  kind: 'parts',
  async prepare(db, records, lock) {
    const keys = asJson(records.map(({ part_no, op_number }) => ({ part_no, op_number })))
    const rows = await db.many<Row>(sql`
      select p.part_no, p.op_number, p.part_description, p.op_name, p.unit, p.integer_unit = 1 as integer_unit,
        p.quantity_per_cycle, p.planned_unit_time, p.planned_setup_time, p.capacity_factor, p.tool_id,
        p.machine_id_only, p.part_type_id, p.pack_qty, p.operation_text, ${weights}
      from jsonb_to_recordset(${keys}::jsonb) as k (part_no text, op_number text)
        join part p on p.part_no = k.part_no and p.op_number = k.op_number
      ${held(lock, sql`p.part_no, p.op_number`)} ${lock ? sql`of p` : sql``}`)
    const tools = await db.many<{ code: string }>(sql`
      select tool_id as code from tool where tool_id = any (${valuesOf(records, 'tool_id')})`)
    const machines = await db.many<{ code: string }>(sql`
      select machine_id as code from machine where machine_id = any (${valuesOf(records, 'machine_id_only')})`)
    const codes = (known: readonly { code: string }[]) => new Set(known.map(({ code }) => code))
    const references: Reference[] = [
      {
        field: 'tool_id',
        known: codes(tools),
        unknown: (tool_id) => ({ field: 'tool_id', refusal: 'import-tool-unknown', values: { tool_id } }),
      },
      {
        field: 'machine_id_only',
        known: codes(machines),
        unknown: (machine_id) => ({
          field: 'machine_id_only',
          refusal: 'machine-not-found',
          values: { machine_id },
        }),
      },
    ]
    return {
      stored: new Map(rows.map((row) => [`${row.part_no} / ${row.op_number}`, row])),
      judge: (record, before) =>
        missingReference(record, references) ??
        crossedWeights({ ...before, ...record }) ??
        mergeRecord(importDefinitions.parts, withCleanText(record), before),
    }
  },
  async write(db, changes) {
    await keepTimesOfRuns(db, changes)
    await db.run(sql`
      insert into part (part_no, op_number, part_description, op_name, unit, integer_unit, quantity_per_cycle,
        planned_unit_time, planned_setup_time, capacity_factor, tool_id, machine_id_only, part_type_id, pack_qty,
        operation_text, unit_weight, lower_tolerance, upper_tolerance, lower_out_of_bounds, upper_out_of_bounds)
      select part_no, op_number, part_description, op_name, unit, integer_unit::int, quantity_per_cycle,
        planned_unit_time, planned_setup_time, capacity_factor, tool_id, machine_id_only, part_type_id, pack_qty,
        operation_text, nullif(unit_weight, 0), nullif(lower_tolerance, 0), nullif(upper_tolerance, 0),
        nullif(lower_out_of_bounds, 0), nullif(upper_out_of_bounds, 0)
      from jsonb_to_recordset(${rowsOf(changes)}::jsonb) as r (part_no text, op_number text, part_description text,
        op_name text, unit text, integer_unit boolean, quantity_per_cycle numeric, planned_unit_time numeric,
        planned_setup_time numeric, capacity_factor numeric, tool_id text, machine_id_only text, part_type_id text,
        pack_qty numeric, operation_text text, unit_weight numeric, lower_tolerance numeric, upper_tolerance numeric,
        lower_out_of_bounds numeric, upper_out_of_bounds numeric)
      on conflict (company_id, part_no, op_number) do update set part_description = excluded.part_description,
        op_name = excluded.op_name, unit = excluded.unit, integer_unit = excluded.integer_unit,
        quantity_per_cycle = excluded.quantity_per_cycle, planned_unit_time = excluded.planned_unit_time,
        planned_setup_time = excluded.planned_setup_time, capacity_factor = excluded.capacity_factor,
        tool_id = excluded.tool_id, machine_id_only = excluded.machine_id_only, part_type_id = excluded.part_type_id,
        pack_qty = excluded.pack_qty, operation_text = excluded.operation_text,
        unit_weight = excluded.unit_weight, lower_tolerance = excluded.lower_tolerance,
        upper_tolerance = excluded.upper_tolerance, lower_out_of_bounds = excluded.lower_out_of_bounds,
        upper_out_of_bounds = excluded.upper_out_of_bounds`)
    return await machinesWith(db, changes)
  },
}

/**
 * Runs go on with the time of a piece that they began with: a day that is counted again would else get other figures
 * than it had (decision 0016).
 */
async function keepTimesOfRuns(db: CompanyDb, changes: readonly Change[]): Promise<void> {
  const retimed = changes.filter(
    ({ before, after }) => before !== null && before.planned_unit_time !== after.planned_unit_time,
  )
  if (retimed.length === 0) return
  await db.run(sql`
    update order_run r set planned_unit_time = k.planned_unit_time
    from jsonb_to_recordset(${asJson(retimed.map(({ before }) => before))}::jsonb)
        as k (part_no text, op_number text, planned_unit_time numeric)
      join card c on c.part_no = k.part_no and c.op_number = k.op_number
    where r.card_no = c.card_no and r.planned_unit_time is null`)
}

/** Lists of orders name the article: those that are planned or run with it are shown anew. */
async function machinesWith(db: CompanyDb, changes: readonly Change[]): ReturnType<ImportWriter['write']> {
  const known = changes.flatMap(({ before }) => (before === null ? [] : [before]))
  const orders = await db.many<{ machine_id: string; card_no: string; running: boolean }>(sql`
    select c.machine_id, min(c.card_no) as card_no, bool_or(c.status = 'running') as running
    from jsonb_to_recordset(${asJson(known)}::jsonb) as k (part_no text, op_number text)
      join card c on c.part_no = k.part_no and c.op_number = k.op_number
    where c.status in ('planned', 'running') group by c.machine_id`)
  return {
    orders: orders.map(({ machine_id, card_no }) => ({ machine_id, card_no })),
    machines: orders.filter(({ running }) => running).map(({ machine_id }) => machine_id),
    settings: true,
  }
}
