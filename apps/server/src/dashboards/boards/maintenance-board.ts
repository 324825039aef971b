import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import { activityAlarm } from '@takt/domain/activities/activity-alarm.ts'
import type { MaintenanceBoard } from '@takt/domain/dashboards/model/boards.ts'
import { usesActivities } from '../../activities/access.ts'
import { isOpenAt, isOverdueAt } from '../../activities/open-activities.ts'
import { sql } from '../../ground/db/sql.ts'
import { machinesNow } from './machines-now.ts'
import type { BoardContext } from './open-board.ts'

const MOST_SHOWN = 8

type Activities = Pick<MaintenanceBoard, 'activities' | 'open' | 'overdue'>

export async function maintenanceBoard(on: BoardContext): Promise<Omit<MaintenanceBoard, 'head'>> {
  const faults = (await machinesNow(on))
    .filter(({ status, loss_kind }) => status === 'S' && loss_kind === 'breakdown')
    .sort((a, b) => (a.status_since < b.status_since ? -1 : 1))
    .map(({ machine_id, name, status_since, stop_names, stop_reason_color }) => ({
      machine_id,
      name,
      since: status_since,
      names: stop_names,
      colour: stop_reason_color,
    }))
  return { faults, ...(await activitiesOf(on)) }
}

interface ActivityRow {
  readonly record_no: string
  readonly machine_id: string
  readonly machine_name: string
  readonly names: Record<string, string>
  readonly due_date: string
  readonly cancel_date: string | null
  readonly status: number
  readonly alarm_period: number
}

/** What is to be done at these machines. Who may not look at activities is told none, and that they are not told. */
async function activitiesOf({ db, session, machine_ids, now }: BoardContext): Promise<Activities> {
  if (!mayUseActivities(session, 'look')) return { activities: null, open: 0, overdue: 0 }
  const ofThese = sql`from internal_activity a
      join machine m on m.machine_id = a.machine_id
      join activity_type t on t.record_no = a.action_id
    where a.machine_id = any (${machine_ids as string[]}) and ${isOpenAt(now)} and m.active and ${usesActivities}`
  const rows = await db.many<ActivityRow>(sql`
    select a.record_no::text as record_no, a.machine_id, m.machine_description as machine_name, t.names, a.due_date,
      a.cancel_date, a.status, t.alarm_period
    ${ofThese} order by a.due_date, a.record_no limit ${MOST_SHOWN}`)
  const sums = await db.one<{ open: number; overdue: number }>(sql`
    select count(*)::int as open,
      (count(*) filter (where ${isOverdueAt(now)}))::int as overdue
    ${ofThese}`)
  const activities = rows.map(({ status, alarm_period, cancel_date, ...row }) => ({
    ...row,
    alarm: activityAlarm({ status, alarm_period, cancel_date, due_date: row.due_date }, now),
  }))
  return { activities, ...sums }
}
