import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { chooseActivity } from '../../../data/chosen/chosen-activity.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useAtPlace } from '../../../routes/use-at-place.ts'
import { useGo } from '../../../routes/use-go.ts'
import { ActivityList } from './ActivityList.tsx'
import { openColumns } from './columns.ts'

const none: readonly InternalActivity[] = []

/** Every open activity at the machines of the place. */
export default function ActivitiesPage() {
  const text = useText()
  const go = useGo()
  const { load } = useAtPlace(useLoad('get_internal_activities', {}, { reloadOn: ['ActivitiesChanged'] }))
  const run = ({ machine_id, record_no }: InternalActivity) => {
    chooseActivity(machine_id, record_no)
    go(to('runActivity', { machine: machine_id }))
  }
  return (
    <PageFrame
      layout="list"
      title={text('title.activities')}
      about={load.rows && text('activity.count', { count: load.rows.length })}
      load={load}
      failed={text('activity.failed')}
    >
      <ActivityList
        label={text('title.activities')}
        empty={text('activity.none-open')}
        rows={load.rows ?? none}
        columns={openColumns}
        onRun={run}
        onChanged={() => void load.reload()}
      />
    </PageFrame>
  )
}
