import { hasActivities } from '@takt/domain/activities/activity-access.ts'
import { isOpen } from '@takt/domain/activities/activity-alarm.ts'
import { byDueDate } from '@takt/domain/activities/activity-list.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Card } from '@takt/ui/card/Card.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { ActivityState, useAlarmNow } from '../../../wizards/steps/activity/ActivityState.tsx'
import styles from './OpenActivities.module.css'

/** The rest is behind the button; the cockpit is about the machine. */
const MOST_SHOWN = 3

/** What waits to be done at the machine. With nothing to do there is no card. */
export function OpenActivities({ machine }: { machine: Machine }) {
  const session = useSession()
  return hasActivities(session, machine) ? <Waiting machine_id={machine.machine_id} /> : null
}

function Waiting({ machine_id }: { machine_id: string }) {
  const text = useText()
  const go = useGo()
  const now = useAlarmNow()
  const load = useLoad('get_internal_activities', { machine_id }, { reloadOn: ['ActivitiesChanged'] })
  const rows = byDueDate((load.rows ?? []).filter((row) => isOpen(row, now)))
  if (rows.length === 0) return null
  const more = rows.length - MOST_SHOWN
  return (
    <Card
      title={
        <>
          {text('activity.open-at-machine')} <span className={styles.count}>{rows.length}</span>
        </>
      }
      actions={<Button onClick={() => go(to('runActivity', { machine: machine_id }))}>{text('activity.show')}</Button>}
    >
      <ul className={styles.list}>
        {rows.slice(0, MOST_SHOWN).map((activity) => (
          <li key={activity.record_no}>
            <span>{activity.description}</span>
            <ActivityState activity={activity} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>{text('activity.more', { count: more })}</p>}
    </Card>
  )
}
