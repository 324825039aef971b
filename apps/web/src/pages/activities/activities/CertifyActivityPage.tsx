import { Card } from '@takt/ui/card/Card.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { GivenAnswers } from '../../../panels/GivenAnswers.tsx'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ActivityGate } from './ActivityGate.tsx'
import { ActivityList } from './ActivityList.tsx'
import { ActivityTabs } from './ActivityTabs.tsx'
import { certifyColumns } from './columns.ts'
import styles from './TwoParts.module.css'

export default function CertifyActivityPage() {
  const { machine } = useRouteParams('certifyActivity', 'certifyActivityFromOverview')
  return (
    <ActivityGate machine_id={machine}>
      <Performed machine_id={machine} />
    </ActivityGate>
  )
}

/** What was performed, and for the chosen one the answers that are to be judged. */
function Performed({ machine_id }: { machine_id: string }) {
  const text = useText()
  const load = useLoad(
    'get_internal_activities',
    { machine_id, which: 'to-certify' },
    { reloadOn: ['ActivitiesChanged'] },
  )
  const chosen = useSelection()
  const activity = chosen?.kind === 'activity' ? chosen.of.activity : null
  return (
    <MachinePage
      title={text('title.certify-activity')}
      about={machine_id}
      tools={<ActivityTabs current="certify" />}
      load={load}
      failed={text('activity.failed')}
    >
      <div className={classNames(styles.parts, styles.listFirst)}>
        <ActivityList
          label={text('title.certify-activity')}
          empty={text('activity.none-to-certify')}
          rows={load.rows ?? []}
          columns={certifyColumns}
          onRun={() => undefined}
          onChanged={() => void load.reload()}
        />
        {activity && (
          <Card title={text('activity.answers')}>
            <GivenAnswers key={activity.record_no} activity={activity} />
          </Card>
        )}
      </div>
    </MachinePage>
  )
}
