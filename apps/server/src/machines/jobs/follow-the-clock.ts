import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { lockMachines } from '../machine-states.ts'
import { moveMachines } from '../move-machines.ts'
import { plantRules } from '../plant-rules.ts'

/** Signals of the last moments may still be on their way; a clock that waits for them need not rebuild. */
const LET_SIGNALS_COME_MS = 2_000
const MOST_AT_ONCE = 200

/** A machine from which nothing is heard still changes shift, and its stop falls under the rules of the clock. */
export const followTheClock = defineJob({
  name: 'follow-the-clock',
  everySeconds: 5,
  apart: true,
  run: async (context) => {
    const { connections, now } = context
    const at = now - LET_SIGNALS_COME_MS
    const due = await query<{ company_id: number; machine_ids: string[] }>(
      connections.owner,
      sql`select company_id, array_agg(machine_id) as machine_ids from (
            select s.company_id, s.machine_id from machine_state s
              join machine m on m.company_id = s.company_id and m.machine_id = s.machine_id and m.active
            where s.next_due <= ${new Date(at).toISOString()} order by s.next_due limit ${MOST_AT_ONCE}) due
          group by company_id`,
    )
    for (const { company_id, machine_ids } of due) {
      await inCompany(context, company_id, async (db) => {
        const states = await lockMachines(db, machine_ids)
        const events = new Map(
          [...states].map(([machine_id]) => [machine_id, [{ at, event: { kind: 'tick' } as const }]]),
        )
        const { stopsChanged } = await moveMachines(db, { states, events, rules: await plantRules(db) })
        const changed = stopsChanged.map((machine_id) => ({ name: 'StopsChanged' as const, data: { machine_id } }))
        return { events: changed, machines: [...states.keys()] }
      })
    }
  },
})
