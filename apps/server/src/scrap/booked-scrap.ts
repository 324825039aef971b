import type { ScrapBooked } from '@takt/domain/scrap/scrap-record.ts'
import type { Language } from '@takt/texts/define-texts.ts'
import { text } from '@takt/texts/text.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { type Sql, sql } from '../db/sql.ts'

interface BookedScrap extends ScrapBooked {
  readonly record_no: number
  /** Microseconds: the place of the row in the order of bookings. */
  readonly at_us: number
  readonly scrap_reason_description: string
  readonly category_description: string
}

/** Scrap with everything it can be summed by, in the order of its bookings. Row-level security leaves out what the person may not see. */
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
  const own = (table: Sql) =>
    sql`case when ${language} = 'sv' and ${table}.description_sv <> '' then ${table}.description_sv else ${table}.description end`
  const rows = await db.many<Omit<BookedScrap, 'trans_time'>>(sql`
    select t.record_no, (extract(epoch from t.trans_time) * 1000000)::bigint as at_us, t.scrap_reason,
      ${own(sql`r`)} as scrap_reason_description, r.scrap_reason_category, ${own(sql`g`)} as category_description,
      t.scrap_qty, t.scrap_cost, t.machine_id, m.machine_description, t.shift,
      coalesce(${own(sql`s`)}, case t.shift when 0 then ${text(language, 'shift.unplanned')} else t.shift::text end)
        as shift_description,
      t.part_no, t.card_no, t.tool_id, z.description as zone_description, m.category,
      d.description as department_description
    from scrap_transaction t
      join machine m on m.machine_id = t.machine_id
      join scrap_reason r on r.code = t.scrap_reason
      join scrap_category g on g.code = r.scrap_reason_category
      join zone z on z.code = m.zone
      join department d on d.code = m.department
      left join shift s on s.shift = t.shift
    where t.trans_time >= timestamptz 'epoch' + ${after.at_us}::bigint * interval '1 microsecond'
      and (t.trans_time, t.record_no)
        > (timestamptz 'epoch' + ${after.at_us}::bigint * interval '1 microsecond', ${after.record_no}::bigint)
      and t.trans_time < ${new Date(on.to).toISOString()} ${on.where ?? sql``}
    order by t.trans_time, t.record_no limit ${on.limit}`)
  return rows.map((row) => ({ ...row, trans_time: Math.round(row.at_us / 1000) }))
}
