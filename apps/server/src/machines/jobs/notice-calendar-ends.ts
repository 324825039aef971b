import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { calendarEndsSoon } from '@takt/domain/machines/notices/calendar-ends.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { inCompany } from '../../ground/live/in-company.ts'
import { tellOnce } from '../notices/tell-once.ts'

interface Company {
  readonly company_id: number
  readonly time_zone: string
}

interface Planned {
  readonly machine_id: string
  readonly calendar_id: number
  readonly description: string
  readonly end_date: string
}

/** Tells every machine of a calendar, once for each end it is given, that the calendar ends within ten days. */
export const noticeCalendarEnds = defineJob({
  name: 'notice-calendar-ends',
  everySeconds: 3600,
  run: async (context) => {
    const { now } = context
    const companies = await query<Company>(
      context.connections.owner,
      sql`select company_id, time_zone from company order by company_id`,
    )
    for (const { company_id, ...company } of companies) {
      await inCompany(context, company_id, async (db) => ({ events: await endings(db, { ...company, now }) }))
    }
  },
})

async function endings(
  db: CompanyDb,
  { time_zone, now }: Omit<Company, 'company_id'> & { now: number },
): Promise<LiveEvent[]> {
  const planned = await db.many<Planned>(sql`
    select m.machine_id, c.calendar_id, c.description, c.end_date from machine m
      join calendar c on c.calendar_id = m.calendar_id
    where m.active and c.end_date is not null order by m.machine_id`)
  const today = localDate(now, time_zone)
  const events: LiveEvent[] = []
  for (const { machine_id, calendar_id, description, end_date } of planned) {
    if (!calendarEndsSoon(end_date, today)) continue
    const said = [{ key: 'notification.calendar-ends-text', values: { calendar: description, date: end_date } }]
    const about = `${calendar_id} ${end_date}`
    events.push(...(await tellOnce(db, { machine_id, type: 'calendar-ends', said, now, about })))
  }
  return events
}
