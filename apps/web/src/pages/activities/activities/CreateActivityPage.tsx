import { selectionOwner } from '@takt/domain/activities/activity-list.ts'
import { afterCreateActivity } from '@takt/domain/ground/navigation/path-rewrites.ts'
import { useLocation } from '@tanstack/react-router'
import { useLoad } from '../../../data/call/use-load.ts'
import { chooseActivity } from '../../../data/chosen/chosen-activity.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ActivityGate } from './ActivityGate.tsx'
import { ActivityTabs } from './ActivityTabs.tsx'
import { ActivityTypes } from './ActivityTypes.tsx'

export default function CreateActivityPage() {
  const { machine } = useRouteParams('createActivity', 'createActivityFromOverview')
  return (
    <ActivityGate machine_id={machine}>
      <Types machine_id={machine} />
    </ActivityGate>
  )
}

function Types({ machine_id }: { machine_id: string }) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const load = useLoad('get_manual_internal_activities', everythingAt(machine_id), { reloadOn: ['OrderChanged'] })
  const created = (record_no: string) => {
    chooseActivity(selectionOwner(machine_id, session.username), record_no)
    go(afterCreateActivity(path), { replace: true })
  }
  return (
    <MachinePage
      title={text('title.create-activity')}
      about={machine_id}
      tools={<ActivityTabs current="create" />}
      load={load}
      failed={text('activity.failed')}
    >
      <ActivityTypes machine_id={machine_id} rows={load.rows ?? []} onCreated={created} />
    </MachinePage>
  )
}

function everythingAt(machine_id: string) {
  return { machine_id, op_number: '', part_no: '', tool_id: '', type: '' }
}
