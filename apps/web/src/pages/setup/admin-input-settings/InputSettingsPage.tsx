import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { CompanyInput } from './CompanyInput.tsx'
import styles from './InputSettings.module.css'
import { LimitsForm } from './LimitsForm.tsx'

/** Limits and keys of what people enter, for all machines or for one; and what the keyboard of the screens is like. */
export default function InputSettingsPage() {
  const text = useText()
  const load = useLoad('get_input_settings', {}, { reloadOn: ['SettingsChanged'] })
  const machines = useLoad('get_machines', {})
  const [machine, setMachine] = useState('')
  const own = (machine_id: string) => load.rows?.some(({ of_machine }) => of_machine === machine_id)
  const stored = load.rows?.find(({ of_machine }) => of_machine === machine)
  return (
    <PageFrame
      layout="flow"
      title={text('title.admin-input-settings')}
      back={to('admin')}
      load={load}
      failed={text('admin.failed')}
      tools={
        <SelectField
          className={styles.machine}
          hideLabel
          label={text('input.of')}
          placeholder={text('input.all')}
          value={machine}
          options={[
            { value: '', label: text('input.all') },
            ...(machines.rows ?? []).map(({ machine_id, machine_description }) => ({
              value: machine_id,
              label: `${machine_id} ${machine_description}${own(machine_id) ? ` · ${text('input.own')}` : ''}`,
            })),
          ]}
          onValueChange={setMachine}
        />
      }
    >
      <div className={styles.cards}>
        {/* Another machine: nothing half typed moves over. */}
        <LimitsForm key={machine} machine={machine} stored={stored} onSaved={load.reload} />
        <CompanyInput />
      </div>
    </PageFrame>
  )
}
