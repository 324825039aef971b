import type { Language } from '@takt/domain/ground/languages.ts'
import type { ScrapBooked } from '@takt/domain/scrap/scrap-record.ts'
import { text } from '@takt/texts/text.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

interface BookedScrap extends ScrapBooked {
  readonly record_no: number
  /** Microseconds: the place of the row in the order of bookings. */
  readonly at_us: number
  readonly scrap_reason_description: string
  readonly category_description: string
}

/**
 * Scrap with everything it can be summed by, in the order of its bookings. Row-level security leaves out what the person
 * may not see. What machines, reasons and shifts are called is looked up here: joined to every row, a page took twice as long.
 */
export async function bookedScrap(
  db: CompanyDb,
  on: {
    after: { readonly at_us: string; readonly record_no: string }
    to: number
    language: Language
    limit: number
    where?: Sql
  },
): Promise<BookedScrap[]> {
  const { after, language } = on
  const rows = await db.many<Booked>(sql`
    select t.record_no, (extract(epoch from t.trans_time) * 1000000)::bigint as at_us, t.scrap_reason, t.scrap_qty,
      t.scrap_cost, t.machine_id, t.day::text as day, t.shift, t.part_no, t.card_no, t.tool_id
    from scrap_transaction t
    where t.trans_time >= timestamptz 'epoch' + ${after.at_us}::bigint * interval '1 microsecond'
      and (t.trans_time, t.record_no)
        > (timestamptz 'epoch' + ${after.at_us}::bigint * interval '1 microsecond', ${after.record_no}::bigint)
      and t.trans_time < ${new Date(on.to).toISOString()} ${on.where ?? sql``}
    order by t.trans_time, t.record_no limit ${on.limit}`)
  const named = await names(db, language)
  return rows.map((row) => ({
    ...row,
    ...named.reason(row.scrap_reason),
    ...named.machine(row.machine_id),
    shift_description: named.shift(row.shift),
    trans_time: Math.round(row.at_us / 1000),
  }))
}

type Booked = Pick<
  BookedScrap,
  | 'record_no'
  | 'at_us'
  | 'scrap_reason'
  | 'scrap_qty'
  | 'scrap_cost'
  | 'machine_id'
  | 'day'
  | 'shift'
  | 'part_no'
  | 'card_no'
  | 'tool_id'
>
type OfReason = Pick<BookedScrap, 'scrap_reason_description' | 'scrap_reason_category' | 'category_description'>
type OfMachine = Pick<BookedScrap, 'machine_description' | 'zone_description' | 'category' | 'department_description'>

async function names(db: CompanyDb, language: Language) {
  const reasons = byKey(
    await db.many<OfReason & { key: string }>(sql`
      select r.code as key, takt_name(r.names, ${language}) as scrap_reason_description, r.scrap_reason_category,
        takt_name(g.names, ${language}) as category_description
      from scrap_reason r join scrap_category g on g.code = r.scrap_reason_category`),
  )
  const machines = byKey(
    await db.many<OfMachine & { key: string }>(sql`
      select m.machine_id as key, m.machine_description, z.description as zone_description, m.category,
        d.description as department_description
      from machine m join zone z on z.code = m.zone join department d on d.code = m.department`),
  )
  const shifts = byKey(
    await db.many<{ key: number; description: string }>(sql`
      select s.shift as key, takt_name(s.names, ${language}) as description from shift s`),
  )
  return {
    reason: (code: string) => found(reasons, code),
    machine: (machine_id: string) => found(machines, machine_id),
    shift: (shift: number) =>
      shifts.get(shift)?.description ?? (shift === 0 ? text(language, 'shift.unplanned') : String(shift)),
  }
}

function byKey<Row extends { key: string | number }>(rows: readonly Row[]): Map<Row['key'], Omit<Row, 'key'>> {
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

/** Bookings refer to them, so they are there. */
function found<Named>(all: ReadonlyMap<string, Named>, key: string): Named {
  const row = all.get(key)
  if (!row) throw new Error(`scrap is booked on ${key}, which nobody knows`)
  return row
}
