import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { wholeUnits } from '@takt/domain/orders/whole-units.ts'
import { scrapBooking } from '@takt/domain/scrap/report-scrap.ts'
import { auditJob, PLANT } from '../../ground/db/audit-job.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { bookScrap } from '../book-scrap.ts'
import { orderToScrap } from '../order-to-scrap.ts'
import { scrapReasons } from '../scrap-reasons.ts'

interface Unsettled {
  readonly p_order: number
  readonly card_no: string
  readonly day: string
  readonly shift: number
  readonly stop_reason: string
  readonly counted_qty: number
  readonly settled_qty: number
  readonly last_at: string
  readonly scrap_reason: string
}

/** Books what a stop reason of type 2 scrapped, once it has ceased to stand; what a rebuild counts otherwise follows. */
export const bookCodeScrap = defineJob({
  name: 'book-code-scrap',
  everySeconds: 30,
  run: async (context) => {
    const open = await query<{ company_id: number; machine_id: string }>(
      context.connections.owner,
      sql`select distinct company_id, machine_id from code_scrap where counted_qty <> settled_qty
          order by company_id, machine_id limit 200`,
    )
    for (const { company_id, machine_id } of open) {
      await inCompany(context, company_id, async (db) => {
        const cards = await settle(db, machine_id, context.now)
        const events = cards.map((card_no) => ({ name: 'OrderChanged' as const, data: { machine_id, card_no } }))
        return { events, machines: cards.length > 0 ? [machine_id] : [] }
      })
    }
  },
})

async function settle(db: CompanyDb, machine_id: string, now: number): Promise<string[]> {
  const state = (await lockMachines(db, [machine_id])).get(machine_id)
  const standing = state?.status === 'S' ? state.reason : ''
  const rows = await db.many<Unsettled>(sql`
    select c.p_order, r.card_no, c.day, c.shift, c.stop_reason, c.counted_qty, c.settled_qty, c.last_at, s.scrap_reason
    from code_scrap c join order_run r on r.p_order = c.p_order join stop_code s on s.stop_code = c.stop_reason
    where c.machine_id = ${machine_id} and c.counted_qty <> c.settled_qty
      and (c.stop_reason <> ${standing} or r.end_time is not null)
    order by c.last_at, r.card_no`)
  if (rows.length === 0) return []
  const reasons = (await scrapReasons(db, machine_id, 'en')).all
  const { startUpScrapReason } = settingValues(await settings(db))
  const cards = new Set<string>()
  for (const row of rows) {
    const reason = reasons.get(row.scrap_reason === '' ? startUpScrapReason : row.scrap_reason)
    const trans_time = Date.parse(row.last_at)
    const order = await orderToScrap(db, { machine_id, card_no: row.card_no }, { trans_time, now })
    // Without a reason it stays counted and waits until somebody has named one.
    if (!reason || !order) continue
    const scrap_qty = wholeUnits(row.counted_qty, order) - wholeUnits(row.settled_qty, order)
    if (scrap_qty !== 0) {
      // It is no good piece, whatever the reason does elsewhere.
      const booking = scrapBooking({ ...reason, never_reduce_good_qty: 0 }, scrap_qty, '')
      const context = { db, now, session: { username: PLANT }, audit: () => {} }
      const { record_no } = await bookScrap(order, booking, { source: 'code', employee: '', trans_time, context })
      await auditJob(db, { what: 'scrap.counted', key: `${row.card_no}/${record_no}` })
      cards.add(row.card_no)
    }
    await db.run(sql`
      update code_scrap set settled_qty = counted_qty
      where machine_id = ${machine_id} and p_order = ${row.p_order} and day = ${row.day} and shift = ${row.shift}
        and stop_reason = ${row.stop_reason}`)
  }
  return [...cards]
}

async function settings(db: CompanyDb): Promise<Record<string, string>> {
  const rows = await db.many<{ name: string; value: string }>(sql`select name, value from company_setting`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
