import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { alarmPauseMs, isNewAlarm } from '@takt/domain/machines/notices/alarm-pause.ts'
import type { Signal } from '@takt/domain/machines/signal.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { addNotification } from '../../machines/notices/add-notification.ts'

/** What a connector kept for longer is history: nobody can do anything about it now. */
const OLD_NEWS_MS = 24 * 3_600_000

/**
 * Alarm codes of machines that are locked (lockMachines) become notifications, each code not more often than the
 * company wants. The time of a notification is the alarm's own.
 */
export async function noticeAlarms(db: CompanyDb, signals: readonly Signal[], now: number): Promise<LiveEvent[]> {
  const alarms = signals
    .flatMap(({ machine_id, kind, value, at }) =>
      kind === 'alarm' ? [{ machine_id, code: value, at: Math.min(Date.parse(at), now) }] : [],
    )
    .filter(({ at }) => at >= now - OLD_NEWS_MS)
    .sort((one, other) => one.at - other.at)
  if (alarms.length === 0) return []
  const pause = await wantedPause(db)
  const told = await lastTold(db, alarms)
  const events: LiveEvent[] = []
  for (const { machine_id, code, at } of alarms) {
    const key = JSON.stringify([machine_id, code])
    if (!isNewAlarm(at, told.get(key) ?? null, alarmPauseMs(pause, code))) continue
    told.set(key, at)
    const said = [{ key: 'notification.alarm-text', values: { code } }]
    events.push(await addNotification(db, { machine_id, type: 'alarm', said, now: at, about: code }))
  }
  return events
}

async function wantedPause(db: CompanyDb): Promise<string> {
  const own = await db.maybe<{ value: string }>(sql`select value from company_setting where name = 'alarmPauseMinutes'`)
  return settingValues(own === null ? {} : { alarmPauseMinutes: own.value }).alarmPauseMinutes
}

async function lastTold(
  db: CompanyDb,
  alarms: readonly { machine_id: string; code: string }[],
): Promise<Map<string, number>> {
  const rows = await db.many<{ machine_id: string; about: string; at: string }>(sql`
    select w.machine_id, w.about, n.at
    from (select distinct * from unnest(${alarms.map(({ machine_id }) => machine_id)}::text[],
        ${alarms.map(({ code }) => code)}::text[]) as a (machine_id, about)) w
      cross join lateral (select at from notification
        where machine_id = w.machine_id and kind = 'alarm' and about = w.about order by at desc limit 1) n`)
  return new Map(rows.map(({ machine_id, about, at }) => [JSON.stringify([machine_id, about]), Date.parse(at)]))
}
