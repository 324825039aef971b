import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { type AlarmLevel, alarmLevels, levelReached } from '@takt/domain/machines/stop-alarms.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { addNotification } from '../notices/add-notification.ts'
import { plantRules } from '../plant-rules.ts'

interface Standing {
  readonly machine_id: string
  readonly since: string
  /** When a long stop of it was last told. */
  readonly told: string | null
}

/**
 * Tells that a machine still stands, once for each level that its stop reaches. While it may be a micro-stop nobody is
 * told: what asks for no reason wakes nobody. When its limit passes it is told of with all the time it stood.
 */
export const noticeLongStops = defineJob({
  name: 'notice-long-stops',
  everySeconds: 60,
  run: async (context) => {
    const companies = await query<{ company_id: number; value: string }>(
      context.connections.owner,
      sql`select company_id, value from company_setting where name = 'stopAlarmLevels' and value <> ''`,
    )
    for (const { company_id, value } of companies) {
      const levels = alarmLevels(value)
      await inCompany(context, company_id, async (db) => ({
        events: await alarms(db, { levels, now: context.now }),
      }))
    }
  },
})

async function alarms(
  db: CompanyDb,
  { levels, now }: { levels: readonly AlarmLevel[]; now: number },
): Promise<LiveEvent[]> {
  const rules = await plantRules(db)
  const standing = await db.many<Standing>(sql`
    select s.machine_id, s.since, (select max(n.at) from notification n
      where n.machine_id = s.machine_id and n.kind = 'machine-stopped' and n.at > s.since) as told
    from machine_state s join machine m on m.machine_id = s.machine_id and m.active
    where s.status = 'S' and s.memory ->> 'reason' is distinct from ${MICRO} order by s.machine_id`)
  const events: LiveEvent[] = []
  for (const { machine_id, since, told } of standing) {
    const level = levelReached(levels, Date.parse(since), now)
    if (level === undefined || (told !== null && Date.parse(told) >= Date.parse(since) + level.minutes * 60_000))
      continue
    // Nobody planned to work: standing is right.
    if (rules.machines.get(machine_id)?.calendar.at(now).shift === UNPLANNED) continue
    const key = level.group === '' ? 'notification.stopped-text' : 'notification.stopped-group-text'
    const said = [{ key, values: { count: level.minutes, group: level.group } }]
    const groups = level.group === '' ? [] : [level.group]
    events.push(await addNotification(db, { machine_id, type: 'machine-stopped', said, now, groups }))
  }
  return events
}
