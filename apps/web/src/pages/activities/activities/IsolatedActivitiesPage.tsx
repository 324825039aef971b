import { mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { chooseActivity } from '../../../data/chosen/chosen-activity.ts'
import { select } from '../../../data/chosen/selection.ts'
import { useMachinesLoad } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { ActivityList } from './ActivityList.tsx'
import { ActivityWizard } from './ActivityWizard.tsx'
import { CreateAnywhere } from './CreateAnywhere.tsx'
import { openColumns } from './columns.ts'

type Shown = { readonly page: 'list' | 'create' } | { readonly page: 'run'; readonly machine_id: string }

/** All that a user of internal activities only has: they have one address, so the wizard opens in its place. */
export default function IsolatedActivitiesPage() {
  const text = useText()
  const session = useSession()
  const [shown, setShown] = useState<Shown>({ page: 'list' })
  useMachinesLoad()
  const load = useLoad('get_internal_activities', {}, { reloadOn: ['ActivitiesChanged'] })
  const open = (next: Shown) => {
    select(null)
    setShown(next)
  }
  const toList = () => open({ page: 'list' })
  const run = ({ machine_id, record_no }: Pick<InternalActivity, 'machine_id' | 'record_no'>) => {
    chooseActivity(machine_id, record_no)
    open({ page: 'run', machine_id })
  }
  if (shown.page === 'run') return <ActivityWizard machine_id={shown.machine_id} onLeave={toList} />
  if (shown.page === 'create') return <CreateAnywhere onCreated={run} onBack={toList} />
  return (
    <PageFrame
      layout="list"
      title={text('title.activities')}
      about={load.rows && text('activity.count', { count: load.rows.length })}
      tools={
        mayUseActivities(session, 'use') && (
          <Button size="primary" icon={<PlusIcon />} onClick={() => open({ page: 'create' })}>
            {text('title.create-activity')}
          </Button>
        )
      }
      load={load}
      failed={text('activity.failed')}
    >
      <ActivityList
        label={text('title.activities')}
        empty={text('activity.none-open')}
        rows={load.rows ?? []}
        columns={openColumns}
        onRun={run}
        onChanged={() => void load.reload()}
      />
    </PageFrame>
  )
}
