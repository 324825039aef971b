import type { MachineSetting, MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { ReactNode } from 'react'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { CountFields, type WithChoices } from './CountFields.tsx'
import { JudgeFields } from './JudgeFields.tsx'
import styles from './MachineForm.module.css'
import { isComplete, type MachineDraft, toSave } from './machine-draft.ts'
import { TerminalFields } from './TerminalFields.tsx'
import { WhatFields } from './WhatFields.tsx'
import { WhereFields } from './WhereFields.tsx'

interface MachineFormProps {
  begins: MachineSetting
  /** Null: a new one. */
  row: MachineSettingRow | null
  /** The one it is a copy of. */
  model?: MachineSettingRow
  rows: readonly MachineSettingRow[]
  choices: WithChoices['choices']
  onSaved: () => Promise<void>
  onClose: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

export function MachineForm(props: MachineFormProps) {
  const { begins, row, model, rows, choices, onSaved, onClose, children } = props
  const text = useText()
  const { rows: places = [] } = useLoad('get_place_settings', {})
  const { draft, typed, meanwhile, set } = useDraft<MachineDraft>({ ...begins, newPlaces: {} })
  const added = row === null
  const save = async () => {
    const copy_of = model?.machine_id ?? ''
    await call('save_machine', { ...toSave(draft, places), version: row?.version ?? 0, copy_of })
    return text('machine-setup.saved', { machine: draft.machine_id })
  }
  const title = row ? `${row.machine_id} ${row.machine_description}` : titleOfNew()
  function titleOfNew(): string {
    return model ? text('machine-setup.copy-of', { machine: model.machine_id }) : text('machine-setup.new')
  }
  return (
    <FormDialog
      size="l"
      title={title}
      fields={typed}
      meanwhile={meanwhile}
      complete={isComplete(draft, added)}
      saves="save_machine"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {children}
      {model && <p className={styles.note}>{text('machine-setup.functions-copied', { machine: model.machine_id })}</p>}
      <Group title="machine-setup.group-what" open>
        <WhatFields draft={draft} set={set} added={added} rows={rows} />
      </Group>
      <Group title="machine-setup.group-where" open>
        <WhereFields draft={draft} set={set} places={places} />
      </Group>
      <Group title="machine-setup.group-counts" open={!added}>
        <CountFields draft={draft} set={set} choices={choices} row={row} />
      </Group>
      <Group title="machine-setup.group-judged" open={false}>
        <JudgeFields draft={draft} set={set} />
      </Group>
      <Group title="machine-setup.group-terminal" open={row?.terminal === false}>
        {row?.terminal === false && <p role="note">{text('machine-setup.terminal-missing')}</p>}
        <TerminalFields draft={draft} set={set} choices={choices} />
      </Group>
    </FormDialog>
  )
}

function Group({ title, open, children }: { title: TextKey; open: boolean; children: ReactNode }) {
  const text = useText()
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.head}>
        <ChevronDownIcon />
        {text(title)}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
