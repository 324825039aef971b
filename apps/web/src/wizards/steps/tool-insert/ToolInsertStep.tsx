import { insertSearch, previousInsert, type ToolInsert } from '@takt/domain/orders/wizard/planned-pick.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { UndoIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { LOADED } from '../../loaded.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'

export interface ToolInsertSettings {
  tool_id: string
  inserts: readonly ToolInsert[]
}

const columns: readonly FieldColumn<ToolInsert>[] = [
  { field: 'tool_id', width: 220, phone: true },
  { field: 'tool_description', phone: true },
]
const rowKey = ({ tool_id }: ToolInsert) => tool_id
const codes = ({ tool_id }: ToolInsert) => [tool_id]
const textOf = ({ tool_id, tool_description }: ToolInsert) => `${tool_id} ${tool_description}`

export default function ToolInsertStep({ value, settings, pick }: StepProps<ToolInsert | null, ToolInsertSettings>) {
  const text = useText()
  const { tool_id, inserts } = settings
  const [typed, setTyped] = useState(() => insertSearch(tool_id))
  const previous = previousInsert(inserts)
  return (
    <PickTable
      label={text('wizard.tool-insert')}
      columns={useFieldColumns(columns)}
      load={LOADED}
      rows={inserts}
      rowKey={rowKey}
      codes={codes}
      chosen={value?.tool_id ?? null}
      onPick={pick}
      search={{ typed, textOf, onType: setTyped }}
      words={{ loading: '', failed: '', empty: text('wizard.tool-insert.none') }}
      tools={
        <Button
          size="primary"
          icon={<UndoIcon />}
          why={previous === undefined && text('wizard.tool-insert.no-previous')}
          onClick={() => {
            if (previous) pick(previous)
          }}
        >
          {text('wizard.tool-insert.previous')}
        </Button>
      }
    />
  )
}
