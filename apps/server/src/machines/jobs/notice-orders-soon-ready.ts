import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { minutesToReady, type RunningPace, readyThreshold } from '@takt/domain/machines/notices/order-ready.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { kept } from '../kept-figures.ts'
import { tellOnce } from '../notices/tell-once.ts'

interface Run extends RunningPace {
  readonly machine_id: string
  readonly card_no: string
  readonly p_order: number
}

/** Tells that an order is ready in so many minutes, once for each run and threshold, while its machine runs. */
export const noticeOrdersSoonReady = defineJob({
  name: 'notice-orders-soon-ready',
  everySeconds: 30,
  run: async (context) => {
    const companies = await query<{ company_id: number; value: string }>(
      context.connections.owner,
      sql`select company_id, value from company_setting where name = 'orderReadyMinutes' and value <> ''`,
    )
    for (const { company_id, value } of companies) {
      await inCompany(context, company_id, async (db) => ({
        events: await soonReady(db, { setting: value, now: context.now }),
      }))
    }
  },
})

async function soonReady(db: CompanyDb, { setting, now }: { setting: string; now: number }): Promise<LiveEvent[]> {
  const runs = await db.many<Run>(sql`
    select r.machine_id, r.card_no, r.p_order, c.planned_op_qty as planned_qty, c.good_qty,
      p.planned_unit_time * 1000 as unit_ms, coalesce(f.made, 0) as made, coalesce(f.run_ms, 0) as run_ms
    from order_run r
      join machine m on m.machine_id = r.machine_id and m.active
      join machine_state s on s.machine_id = r.machine_id and s.status = 'R'
      join card c on c.card_no = r.card_no and c.good_qty < c.planned_op_qty
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      left join lateral (
        select sum(${kept('x').good}) as made, sum(x.run_ms) as run_ms
        from run_figures x where x.machine_id = r.machine_id and x.p_order = r.p_order
      ) f on true
    where r.end_time is null order by r.p_order`)
  const events: LiveEvent[] = []
  for (const { machine_id, card_no, p_order, ...pace } of runs) {
    const minutes = minutesToReady(pace)
    const threshold = minutes === null ? undefined : readyThreshold(setting, machine_id, minutes)
    if (minutes === null || threshold === undefined) continue
    const values = { card_no, count: Math.max(1, Math.round(minutes)) }
    const said = [{ key: 'notification.order-soon-text', values }]
    const about = `${p_order} ${threshold}`
    events.push(...(await tellOnce(db, { machine_id, type: 'order-ready', said, now, about })))
  }
  return events
}
