import type { InternalActivity } from '@takt/domain/model/activity.ts'
import { useMemo } from 'react'
import { chooseActivity } from '../../data/chosen-activity.ts'
import { useMachinesLoad } from '../../data/machines.ts'
import { usePlace } from '../../data/place.ts'
import { useLoad } from '../../data/use-load.ts'
import { useMachineKeys } from '../../data/use-machine-keys.ts'
import { useText } from '../../data/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import { PageFrame } from '../../shell/page-frame/PageFrame.tsx'
import { ActivityList } from './ActivityList.tsx'
import { openColumns } from './columns.ts'

/** Every open activity at the machines of the place. */
export default function ActivitiesPage() {
  const text = useText()
  const go = useGo()
  const keys = useMachineKeys(usePlace())
  const load = useLoad('get_internal_activities', {}, { reloadOn: ['ActivitiesChanged'] })
  const rows = useMemo(() => {
    const here = new Set(keys)
    return (load.rows ?? []).filter(({ machine_id }) => here.has(machine_id))
  }, [load.rows, keys])
  // Before the machines are known nothing is known of the place.
  const placed = useMachinesLoad().loading ? { ...load, rows: undefined } : load
  const run = ({ machine_id, record_no }: InternalActivity) => {
    chooseActivity(machine_id, record_no)
    go(to('runActivity', { machine: machine_id }))
  }
  return (
    <PageFrame
      layout="list"
      title={text('title.activities')}
      about={placed.rows && text('activity.count', { count: rows.length })}
      load={placed}
      failed={text('activity.failed')}
    >
      <ActivityList
        label={text('title.activities')}
        empty={text('activity.none-open')}
        rows={rows}
        columns={openColumns}
        onRun={run}
        onChanged={() => void load.reload()}
      />
    </PageFrame>
  )
}
