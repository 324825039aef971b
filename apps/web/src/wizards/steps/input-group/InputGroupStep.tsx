import type { ProcedureRow } from '@takt/contract/procedures.ts'
import type { InputSetting } from '@takt/domain/scrap/input-groups.ts'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { Asked, NoSettings, StepProps } from '../../engine/define-step.ts'
import { useFetchAndPick } from '../../engine/use-fetch-and-pick.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'

export type InputGroup = ProcedureRow<'get_input_groups'>

/** A group, with its settings as they are for this machine, its tool and its part. */
export interface PickedGroup {
  readonly group: InputGroup
  readonly settings: readonly InputSetting[]
}

const columns: readonly FieldColumn<InputGroup>[] = [{ field: 'description', phone: true }]
const rowKey = ({ record_no }: InputGroup) => String(record_no)

export default function InputGroupStep(props: StepProps<PickedGroup | null, NoSettings>) {
  const { value, asked } = props
  const text = useText()
  const load = useLoad('get_input_groups', { machine_id: asked.machine.machine_id }, { reloadOn: ['SettingsChanged'] })
  const { looking, take } = useFetchAndPick(props, rowKey, (group: InputGroup) => withSettings(asked, group))
  return (
    <PickTable
      label={text('wizard.input-group')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={load.rows}
      rowKey={rowKey}
      chosen={looking ?? (value && rowKey(value.group))}
      onPick={take}
      words={{
        empty: text('wizard.input-group.none'),
        hint: text('wizard.input-group.none-hint'),
      }}
    />
  )
}

async function withSettings({ machine }: Asked, group: InputGroup): Promise<PickedGroup> {
  const { machine_id, tool_id, part_no } = machine
  const settings = await call('balthzar_get_input_group_settings_with_value', {
    input_group_record_link: group.record_no,
    part_no,
    part_type_record_no: '',
    tool_id,
    machine_id,
  })
  return { group, settings }
}
