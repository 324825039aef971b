import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { MachinesField } from '../../../parts/machines-field/MachinesField.tsx'
import type { TypePart } from './type-part.ts'

const EVERY = '-'

export function WhereFields({ draft, set }: TypePart) {
  const text = useText()
  const groups = useLoad('get_groups', {}).rows ?? []
  const departments = groups.filter(({ group_type }) => group_type === 'department')
  return (
    <FieldGroup look="part" name={text('activity-types.where')}>
      <MachinesField
        label={text('users.machines')}
        value={draft.machines}
        onValueChange={(machines) => set({ machines })}
      />
      <FieldRow>
        <SelectField
          label={text('activity-types.department')}
          placeholder={text('activity-types.department')}
          value={draft.department || EVERY}
          options={[
            { value: EVERY, label: text('activity-types.every-department') },
            ...departments.map(({ code, description }) => ({ value: code, label: description })),
          ]}
          onValueChange={(department) => set({ department: department === EVERY ? '' : department })}
        />
        <TextField
          label={text('activity-types.part')}
          maxLength={60}
          value={draft.part_no}
          onValueChange={(part_no) => set({ part_no })}
        />
        <TextField
          label={text('activity-types.tool')}
          maxLength={60}
          value={draft.tool_id}
          onValueChange={(tool_id) => set({ tool_id })}
        />
      </FieldRow>
    </FieldGroup>
  )
}
