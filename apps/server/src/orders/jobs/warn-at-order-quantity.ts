import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { addNotification } from '../../machines/notices/add-notification.ts'

interface DoneRun {
  readonly company_id: number
  readonly machine_id: string
  readonly card_no: string
  readonly p_order: number
}

/** SF30: the operator is told, once for each run, that the quantity of the order is reached. */
export const warnAtOrderQuantity = defineJob({
  name: 'warn-at-order-quantity',
  everySeconds: 5,
  run: async (context) => {
    const { now } = context
    const done = await query<DoneRun>(
      context.connections.owner,
      sql`select r.company_id, r.machine_id, r.card_no, r.p_order
          from order_run r
            join card k on k.company_id = r.company_id and k.card_no = r.card_no and k.good_qty >= k.planned_op_qty
            join machine m on m.company_id = r.company_id and m.machine_id = r.machine_id
              and ${specialFunctions.warnAtOrderQuantity.sf} = any (m.special_functions)
          where r.end_time is null and r.warned_at is null order by r.company_id, r.p_order limit 200`,
    )
    for (const { company_id, machine_id, card_no, p_order } of done) {
      await inCompany(context, company_id, async (db) => {
        await db.run(sql`update order_run set warned_at = ${new Date(now).toISOString()} where p_order = ${p_order}`)
        const said = [{ key: 'notification.order-done-text', values: { card_no } }]
        const told = { machine_id, type: 'order-ready', said, now } as const
        return { events: [await addNotification(db, told)] }
      })
    }
  },
})
