import { getScrapSums } from '@takt/contract/scrap/get_scrap_sums.ts'
import type { ScrapDimension } from '@takt/domain/scrap/scrap-dimensions.ts'
import { handle } from '../../ground/call/handle.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { scrapPeriodProblem } from '../scrap-period.ts'

const MOST_ROWS = 20_000

/** Each as text; days are those of the machines, as in reports, hours the plant's. */
const columns: Record<ScrapDimension, Sql> = {
  scrap_reason: sql`t.scrap_reason`,
  scrap_reason_category: sql`r.scrap_reason_category`,
  machine_id: sql`t.machine_id`,
  department_description: sql`d.description`,
  zone_description: sql`z.description`,
  category: sql`m.category`,
  shift: sql`t.shift::text`,
  part_no: sql`t.part_no`,
  card_no: sql`t.card_no`,
  tool_id: sql`t.tool_id`,
  trans_date: sql`t.day::text`,
  week_number: sql`to_char(t.day, 'IYYYIW')`,
  day_of_week: sql`(extract(dow from t.day) + 1)::text`,
  hour_of_day: sql`extract(hour from t.local_time)::text`,
}

const ofMachines = sql`join machine m on m.machine_id = t.machine_id`
/** What a dimension is looked up in; one that nobody asks for is not joined to tens of thousands of rows. */
const lookups: readonly { readonly names: readonly ScrapDimension[]; readonly join: Sql }[] = [
  { names: ['category', 'zone_description', 'department_description'], join: ofMachines },
  { names: ['zone_description'], join: sql`join zone z on z.code = m.zone` },
  { names: ['department_description'], join: sql`join department d on d.code = m.department` },
  { names: ['scrap_reason_category'], join: sql`join scrap_reason r on r.code = t.scrap_reason` },
]

/**
 * Summed where the rows are. A year of a department has tens of thousands of them, each with its words: to send them all
 * costs seconds, to add them up a tenth of one. Figures kept per day would hardly be fewer: few bookings share a key.
 */
export default handle(getScrapSums, async (input, { db, session }) => {
  const problem = scrapPeriodProblem(input)
  if (problem) return problem
  const { machine_from, machine_to } = input
  const keys = input.group_by.map((name) => columns[name]).reduce((list, key) => sql`${list}, ${key}`)
  const planned: Sql = input.force_prodtime ? sql`and shift <> 0` : sql``
  const joins = lookups
    .filter(({ names }) => names.some((name) => input.group_by.includes(name)))
    .reduce((all, { join }) => sql`${all} ${join}`, sql``)
  const rows = await db.many<{ values: string[]; scrap_qty: number; scrap_cost: number | null; records: number }>(sql`
    select array[${keys}] as values, sum(t.scrap_qty) as scrap_qty, sum(t.scrap_cost) as scrap_cost,
      count(*)::int as records
    from (select *, trans_time at time zone ${session.time_zone} as local_time from scrap_transaction
        where trans_time >= ${input.start_time} and trans_time < ${input.end_time}
          and (${machine_from} = '' or machine_id >= ${machine_from})
          and (${machine_to} = '' or machine_id <= ${machine_to}) ${planned}) t
      ${joins}
    group by ${keys} order by sum(t.scrap_qty) desc, 1 limit ${MOST_ROWS + 1}`)
  if (rows.length > MOST_ROWS) return { refusal: 'scrap-sums-too-many', values: { max: MOST_ROWS } }
  return rows
})
