import type { ToolStructure } from '@takt/domain/orders/wizard/planned-pick.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { LOADED } from '../../loaded.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'

type Props = StepProps<ToolStructure | null, { structures: readonly ToolStructure[] }>

const columns: readonly FieldColumn<ToolStructure>[] = [
  { field: 'child_tool_id', width: 220, phone: true },
  { field: 'child_tool_description', phone: true },
]
const rowKey = ({ child_tool_id }: ToolStructure) => child_tool_id
const codes = ({ child_tool_id }: ToolStructure) => [child_tool_id]

export default function ToolStructureStep({ value, settings, pick }: Props) {
  const text = useText()
  return (
    <PickTable
      label={text('start.choose-structure')}
      columns={useFieldColumns(columns)}
      load={LOADED}
      rows={settings.structures}
      rowKey={rowKey}
      codes={codes}
      chosen={value?.child_tool_id ?? null}
      onPick={pick}
      words={{ loading: '', failed: '', empty: text('wizard.tool-insert.none') }}
    />
  )
}
