import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { addNotification } from '../notices/add-notification.ts'

const SILENT_MINUTES = 10
/** Who has been silent for longer is switched off, not broken; nobody is told again every minute. */
const FORGOTTEN_HOURS = 24

const SILENT = [{ key: 'notification.no-data-text', values: { count: SILENT_MINUTES } }]

interface Silent {
  readonly company_id: number
  readonly machine_ids: string[]
}

/** Tells once that nothing is heard from a machine any more; again only after it has been heard of. */
export const noticeSilentMachines = defineJob({
  name: 'notice-silent-machines',
  everySeconds: 60,
  run: async (context) => {
    const { connections, now } = context
    const at = new Date(now).toISOString()
    const silent = await query<Silent>(
      connections.owner,
      sql`select s.company_id, array_agg(s.machine_id order by s.machine_id) as machine_ids
          from machine_state s
            join machine m on m.company_id = s.company_id and m.machine_id = s.machine_id and m.active
          where s.status <> 'N' and s.last_signal < ${at}::timestamptz - make_interval(mins => ${SILENT_MINUTES})
            and s.last_signal > ${at}::timestamptz - make_interval(hours => ${FORGOTTEN_HOURS})
            and not exists (select from notification n where n.company_id = s.company_id
              and n.machine_id = s.machine_id and n.kind = 'no-data' and n.at > s.last_signal)
          group by s.company_id`,
    )
    for (const { company_id, machine_ids } of silent) {
      await inCompany(context, company_id, async (db) => {
        const events: LiveEvent[] = []
        for (const machine_id of machine_ids) {
          events.push(await addNotification(db, { machine_id, type: 'no-data', said: SILENT, now }))
        }
        return { events }
      })
    }
  },
})
