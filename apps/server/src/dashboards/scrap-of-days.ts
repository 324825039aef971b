import type { Language } from '@takt/domain/ground/languages.ts'
import { reasonColours } from '@takt/domain/machines/reason-colours.ts'
import type { ScrapOfDay } from '@takt/domain/scrap/model/scrap.ts'
import { periodLabels } from '@takt/domain/scrap/period-labels.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_ROWS = 20_000

/** Scrap per machine, plant day, shift and reason; of too many rows the newest. `where` bounds the time of t. */
export async function scrapOfDays(
  db: CompanyDb,
  on: { where: Sql; machine_ids: readonly string[]; language: Language },
): Promise<ScrapOfDay[]> {
  const { where, machine_ids, language } = on
  const rows = await db.many<Omit<ScrapOfDay, 'm' | 'mn' | 'w' | 'wiso' | 'color'>>(sql`
    select t.machine_id, t.day as trans_date, t.shift, t.scrap_reason, sum(t.scrap_qty) as scrap,
      -- a part that is counted in kg is its own weight; other parts have none yet
      sum(t.scrap_qty) filter (where lower(p.unit) = 'kg') as scrapkg,
      takt_name(r.names, ${language}) as description
    from scrap_transaction t
      join scrap_reason r on r.code = t.scrap_reason
      join part p on p.part_no = t.part_no and p.op_number = t.op_number
    where ${where} and (${machine_ids.length === 0} or t.machine_id = any (${machine_ids as string[]}))
    group by t.machine_id, t.day, t.shift, t.scrap_reason, r.names
    order by t.day desc, t.machine_id, t.shift, t.scrap_reason limit ${MOST_ROWS}`)
  const reasons = await db.many<{ code: string; color: string }>(
    sql`select code, scrap_reason_color as color from scrap_reason`,
  )
  const colours = reasonColours(reasons.map(({ code, color }) => [code, color]))
  return rows
    .map((row): ScrapOfDay => {
      const color = colours.get(row.scrap_reason) as string
      return { ...row, color, ...periodLabels(row.trans_date, language) }
    })
    .reverse()
}
