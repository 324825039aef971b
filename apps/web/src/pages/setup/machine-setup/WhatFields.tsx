import { MOST_IN_BUNDLE, USUAL_BUNDLE } from '@takt/domain/planning/bundle-size.ts'
import { LONGEST_NUMBER, machineNumberFault } from '@takt/domain/setup/machine-number.ts'
import { type MachineSettingRow, MOST_CONNECTION_TYPE } from '@takt/domain/setup/model/machine-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { Amount } from './Amount.tsx'
import type { GroupProps } from './machine-draft.ts'

const ITSELF = '-'

interface WhatFieldsProps extends GroupProps {
  added: boolean
  rows: readonly MachineSettingRow[]
}

export function WhatFields({ draft, set, added, rows }: WhatFieldsProps) {
  const text = useText()
  const fault = added && draft.machine_id !== '' ? machineNumberFault(draft.machine_id) : null
  const behind = rows.filter((row) => row.machine_id !== draft.machine_id && row.machine_id_real === '')
  return (
    <>
      <FieldRow>
        <TextField
          label={text('machine-setup.number')}
          hint={text('machine-setup.number-hint')}
          error={fault && text('refusal.machine-number', fault.values)}
          required
          disabled={!added}
          maxLength={LONGEST_NUMBER}
          spellCheck={false}
          value={draft.machine_id}
          onValueChange={(machine_id) => set({ machine_id })}
        />
        <TextField
          label={text('machine-setup.name')}
          required
          maxLength={60}
          value={draft.machine_description}
          onValueChange={(machine_description) => set({ machine_description })}
        />
        <TextField
          label={text('machine-setup.long-name')}
          hint={text('machine-setup.long-name-hint')}
          maxLength={60}
          value={draft.object_description}
          onValueChange={(object_description) => set({ object_description })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={text('machine-setup.kind')}
          hint={text('machine-setup.kind-hint')}
          placeholder={text('machine-setup.kind')}
          value={String(draft.resource_type) as '0' | '1' | '2'}
          options={(['0', '1', '2'] as const).map((kind) => ({
            value: kind,
            label: text(`machine-setup.kind-${kind}`),
          }))}
          onValueChange={(kind) => set({ resource_type: Number(kind) as 0 | 1 | 2 })}
        />
        <TextField
          label={text('machine-setup.erp-resource')}
          hint={text('machine-setup.erp-resource-hint')}
          maxLength={40}
          value={draft.erp_resource}
          onValueChange={(erp_resource) => set({ erp_resource })}
        />
        <Amount
          label={text('machine-setup.erp-connection')}
          hint={text('machine-setup.erp-connection-hint')}
          max={MOST_CONNECTION_TYPE}
          value={draft.erp_connection_type}
          onValueChange={(erp_connection_type) => set({ erp_connection_type })}
        />
        <TextField
          label={text('machine-setup.object-no')}
          maxLength={40}
          value={draft.object_no}
          onValueChange={(object_no) => set({ object_no })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={text('machine-setup.real')}
          hint={text('machine-setup.real-hint')}
          placeholder={text('machine-setup.itself')}
          value={draft.machine_id_real || ITSELF}
          options={[
            { value: ITSELF, label: text('machine-setup.itself') },
            ...behind.map(({ machine_id, machine_description }) => ({
              value: machine_id,
              label: `${machine_id} ${machine_description}`,
            })),
          ]}
          onValueChange={(other) => set({ machine_id_real: other === ITSELF ? '' : other })}
        />
        <Amount
          label={text('machine-setup.priority')}
          hint={text('machine-setup.priority-hint')}
          max={999}
          value={draft.priority}
          onValueChange={(priority) => set({ priority })}
        />
        <Amount
          label={text('machine-setup.bundle')}
          hint={text('machine-setup.bundle-hint', { usual: USUAL_BUNDLE })}
          min={1}
          max={MOST_IN_BUNDLE}
          value={draft.bundle_size}
          onValueChange={(bundle_size) => set({ bundle_size })}
        />
      </FieldRow>
    </>
  )
}
