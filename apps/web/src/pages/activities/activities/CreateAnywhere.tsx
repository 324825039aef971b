import { has } from '@takt/domain/ground/special-functions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { ArrowLeftIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { select } from '../../../data/chosen/selection.ts'
import { machines, useMachineIds } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { ActivityTypes } from './ActivityTypes.tsx'

interface CreateAnywhereProps {
  onCreated: (activity: { machine_id: string; record_no: string }) => void
  onBack: () => void
}

/** First the machine, then what is to be done there. */
export function CreateAnywhere({ onCreated, onBack }: CreateAnywhereProps) {
  const text = useText()
  const [machine_id, setMachine] = useState<string | null>(null)
  const options = useMachineIds().flatMap((id) => {
    const machine = machines.get(id)
    return machine && has(machine, 'internalActivities')
      ? [{ value: id, label: `${id} ${machine.machine_description}` }]
      : []
  })
  const load = useLoad(
    'get_manual_internal_activities',
    { machine_id: machine_id ?? '' },
    { enabled: machine_id !== null, reloadOn: ['OrderChanged'] },
  )
  return (
    <PageFrame
      layout="screen"
      title={text('title.create-activity')}
      tools={
        <>
          <SelectField<string>
            label={text('activity.machine')}
            hideLabel
            placeholder={text('activity.choose-machine')}
            value={machine_id}
            options={options}
            onValueChange={(id) => {
              select(null)
              setMachine(id)
            }}
          />
          <Button size="primary" icon={<ArrowLeftIcon />} onClick={onBack}>
            {text('activity.back-to-list')}
          </Button>
        </>
      }
      load={machine_id === null ? undefined : load}
      failed={text('activity.failed')}
    >
      {machine_id === null ? (
        <EmptyState title={text('activity.choose-machine')} />
      ) : (
        <ActivityTypes
          key={machine_id}
          machine_id={machine_id}
          rows={load.rows ?? []}
          onCreated={(record_no) => onCreated({ machine_id, record_no })}
        />
      )}
    </PageFrame>
  )
}
