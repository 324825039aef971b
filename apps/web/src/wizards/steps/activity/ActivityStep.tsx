import { byDueDate, mayProceed, selectionOwner } from '@takt/domain/activities/activity-list.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { takeChosenActivity } from '../../../data/chosen/chosen-activity.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { isTypedOutside } from '../../engine/typed-outside.ts'
import { useFieldColumns } from '../../use-field-columns.ts'
import styles from './ActivityStep.module.css'
import { activityColumns } from './activity-columns.tsx'
import { DeleteActivity } from './DeleteActivity.tsx'

const rowKey = (activity: InternalActivity) => activity.record_no

export default function ActivityStep(props: StepProps<InternalActivity | null, NoSettings>) {
  const { value, asked, change, pick, jump } = props
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad(
    'get_internal_activities',
    { machine_id, which: 'to-perform' },
    { reloadOn: ['ActivitiesChanged'] },
  )
  const rows = useMemo(() => load.rows && byDueDate(load.rows), [load.rows])
  const columns = useFieldColumns(activityColumns)
  /** Pressed, and not to be performed. */
  const [refused, setRefused] = useState<InternalActivity | null>(null)
  const [told, setTold] = useState(false)

  const owner = selectionOwner(machine_id, asked.session.username)
  const takeFirst = useEffectEvent((loaded: readonly InternalActivity[]) => {
    const record_no = takeChosenActivity(owner)
    const chosen = loaded.find((row) => row.record_no === record_no)
    if (chosen) choose(chosen, jump)
  })
  useEffect(() => {
    if (rows) takeFirst(rows)
  }, [rows])

  const gone = rows !== undefined && value !== null && !rows.some((row) => row.record_no === value.record_no)
  const forget = useEffectEvent(() => change(null))
  // Somebody else has done or deleted it.
  useEffect(() => {
    if (gone) forget()
  }, [gone])

  const table = useRef<HTMLDivElement>(null)
  const shown = rows !== undefined
  // Arrow keys and Enter choose a row without a press of Tab before.
  useEffect(() => {
    if (shown && !isTypedOutside())
      table.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }, [shown])

  function choose(activity: InternalActivity, take: (activity: InternalActivity) => void) {
    if (mayProceed(activity)) {
      setRefused(null)
      return take(activity)
    }
    setRefused(activity)
    setTold(true)
  }

  const marked = refused ?? value
  return (
    <div ref={table} className={styles.step}>
      <DataTable
        label={text('wizard.activity')}
        columns={columns}
        rows={rows ?? []}
        rowKey={rowKey}
        selectedKey={marked?.record_no ?? null}
        onSelect={(key) => {
          const row = rows?.find((each) => each.record_no === key)
          if (row) choose(row, pick)
        }}
        loading={load.loading ? <LoadingState label={text('wizard.activity.loading')} /> : undefined}
        error={
          load.error && !rows ? (
            <ErrorState
              message={text('activity.failed')}
              text={load.error.message}
              retryLabel={text('wizard.retry')}
              onRetry={() => void load.reload()}
            />
          ) : undefined
        }
        empty={<EmptyState title={text('activity.none-to-perform')} />}
      />
      {marked && can(asked.session, 'delete-internal-activity') && (
        <DeleteActivity
          activity={marked}
          onDeleted={() => {
            setRefused(null)
            change(null)
            void load.reload()
          }}
        />
      )}
      <Dialog
        open={told}
        size="s"
        title={text('activity.notice')}
        description={text('activity.not-now')}
        closeLabel={text('shell.close')}
        onOpenChange={setTold}
        footer={
          <Button size="primary" variant="primary" onClick={() => setTold(false)}>
            {text('shell.close')}
          </Button>
        }
      />
    </div>
  )
}
