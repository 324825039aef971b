import type { ActivityTotal, InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { GivenAnswers } from '../../../panels/GivenAnswers.tsx'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ActivityGate } from './ActivityGate.tsx'
import { ActivityTabs } from './ActivityTabs.tsx'
import { historyColumns } from './columns.ts'
import styles from './TwoParts.module.css'
import { useListColumns } from './use-list-columns.tsx'
import { useTotalColumns } from './use-total-columns.ts'

export default function HistoryActivityPage() {
  const { machine } = useRouteParams('historyActivity')
  return (
    <ActivityGate machine_id={machine}>
      <Totals machine_id={machine} />
    </ActivityGate>
  )
}

/** How often each activity was done here, and behind each total the activities themselves. */
function Totals({ machine_id }: { machine_id: string }) {
  const text = useText()
  const [action_id, setActionId] = useState<string | null>(null)
  const load = useLoad('balthzar_get_internal_activity_history', { type: 'machine_id', value: machine_id })
  const columns = useTotalColumns()
  return (
    <MachinePage
      title={text('title.history-activity')}
      about={machine_id}
      tools={<ActivityTabs current="history" />}
      load={load}
      failed={text('activity.failed')}
    >
      <div className={styles.parts}>
        <DataTable
          label={text('title.history-activity')}
          columns={columns}
          rows={load.rows ?? []}
          rowKey={totalKey}
          selectedKey={action_id}
          onSelect={(key) => setActionId(key === action_id ? null : key)}
          empty={<EmptyState title={text('activity.none-finished')} />}
        />
        {action_id !== null && <BehindTotal key={action_id} machine_id={machine_id} action_id={action_id} />}
      </div>
    </MachinePage>
  )
}

function BehindTotal({ machine_id, action_id }: { machine_id: string; action_id: string }) {
  const text = useText()
  const [chosen, setChosen] = useState<InternalActivity | null>(null)
  const load = useLoad('get_internal_activities', { machine_id, action_id, which: 'finished' })
  const columns = useListColumns(historyColumns)
  return (
    <>
      <DataTable
        label={text('title.activities')}
        columns={columns}
        rows={load.rows ?? []}
        rowKey={activityKey}
        selectedKey={chosen?.record_no ?? null}
        onSelect={(key) => setChosen(load.rows?.find((row) => row.record_no === key) ?? null)}
        loading={load.loading ? <LoadingState label={text('shell.loading')} /> : undefined}
        error={
          load.error && !load.rows ? (
            <ErrorState
              message={text('activity.failed')}
              detail={load.error.message}
              retryLabel={text('shell.retry')}
              onRetry={() => void load.reload()}
            />
          ) : undefined
        }
        empty={<EmptyState title={text('activity.none-finished')} />}
      />
      {chosen && (
        <Card title={text('activity.answers')}>
          <GivenAnswers key={chosen.record_no} activity={chosen} />
        </Card>
      )}
    </>
  )
}

const totalKey = (row: ActivityTotal) => row.action_id
const activityKey = (row: InternalActivity) => row.record_no
