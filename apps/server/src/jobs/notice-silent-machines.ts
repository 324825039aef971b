import type { LiveEvent } from '@takt/contract/live-events.ts'
import type { Language } from '@takt/texts/define-texts.ts'
import { text } from '@takt/texts/text.ts'
import { query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { inCompany } from '../live/in-company.ts'
import { addNotification } from '../notifications/add-notification.ts'
import { defineJob } from './define-job.ts'

const SILENT_MINUTES = 10
/** Who has been silent for longer is switched off, not broken; nobody is told again every minute. */
const FORGOTTEN_HOURS = 24

interface Silent {
  readonly company_id: number
  readonly language: Language
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
      sql`select c.company_id, c.language, array_agg(s.machine_id order by s.machine_id) as machine_ids
          from machine_state s
            join company c on c.company_id = s.company_id
            join machine m on m.company_id = s.company_id and m.machine_id = s.machine_id and m.active
          where s.status <> 'N' and s.last_signal < ${at}::timestamptz - make_interval(mins => ${SILENT_MINUTES})
            and s.last_signal > ${at}::timestamptz - make_interval(hours => ${FORGOTTEN_HOURS})
            and not exists (select from notification n where n.company_id = s.company_id
              and n.machine_id = s.machine_id and n.kind = 'no-data' and n.at > s.last_signal)
          group by c.company_id, c.language`,
    )
    for (const { company_id, language, machine_ids } of silent) {
      const message = text(language, 'notification.no-data-text', { count: SILENT_MINUTES })
      await inCompany(context, company_id, async (db) => {
        const events: LiveEvent[] = []
        for (const machine_id of machine_ids) {
          events.push(await addNotification(db, { machine_id, type: 'no-data', text: message, now }))
        }
        return { events }
      })
    }
  },
})
