import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { countsAt, runsAt } from './order-runs.ts'
import type { MachineCourse } from './write-stops.ts'

interface Scrapped {
  readonly machine_id: string
  readonly p_order: number
  readonly day: string
  readonly shift: number
  readonly stop_reason: string
  quantity: number
  last_at: number
}

/** What reasons of type 2 scrap of the pieces that were counted while they stood. */
export async function addCodeScrap(db: CompanyDb, courses: readonly MachineCourse[]): Promise<void> {
  const list = scrappedBy(courses)
  if (list.length === 0) return
  const of = <K extends keyof Scrapped>(key: K) => list.map((one) => one[key])
  await db.run(sql`
    insert into code_scrap as c (machine_id, p_order, day, shift, stop_reason, counted_qty, last_at)
    select * from unnest(${of('machine_id')}::text[], ${of('p_order')}::bigint[], ${of('day')}::date[],
      ${of('shift')}::int[], ${of('stop_reason')}::text[], ${of('quantity')}::numeric[],
      ${list.map(({ last_at }) => new Date(last_at).toISOString())}::timestamptz[])
    on conflict (company_id, machine_id, p_order, day, shift, stop_reason)
      do update set counted_qty = c.counted_qty + excluded.counted_qty, last_at = greatest(c.last_at, excluded.last_at)`)
}

function scrappedBy(courses: readonly MachineCourse[]): Scrapped[] {
  const sums = new Map<string, Scrapped>()
  for (const { machine_id, changes, runs } of courses) {
    for (const change of changes) {
      if (change.change !== 'count-cycles' || change.scrap_percent === 0) continue
      const { day, shift, at, scrapped_by: stop_reason } = change
      for (const run of runsAt(runs, at)) {
        const { p_order, insatser } = run
        const pieces = change.cycles * Math.max(0, insatser - change.reduction)
        if (!countsAt(run, at) || pieces === 0) continue
        const key = `${machine_id}|${p_order}|${day}|${shift}|${stop_reason}`
        const sum = sums.get(key) ?? { machine_id, p_order, day, shift, stop_reason, quantity: 0, last_at: at }
        sum.quantity += (pieces * change.scrap_percent) / 100
        sum.last_at = Math.max(sum.last_at, at)
        sums.set(key, sum)
      }
    }
  }
  return [...sums.values()]
}

/** What stands booked stays; what the rebuild counts otherwise is booked as a difference. */
export async function takeBackCodeScrap(db: CompanyDb, machine_id: string, from_day: string): Promise<void> {
  await db.run(sql`
    update code_scrap set counted_qty = 0 where machine_id = ${machine_id} and day >= ${from_day}`)
}
