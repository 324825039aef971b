import type { Article } from '@takt/domain/orders/wizard/article.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { LOADED } from '../../loaded.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'

const columns: readonly FieldColumn<Article>[] = [
  { field: 'op_no', width: 120, phone: true },
  { field: 'op_name', phone: true },
  { field: 'tool_id', width: 160 },
]
const rowKey = ({ op_no }: Article) => op_no

export default function OperationStep(props: StepProps<Article | null, { operations: readonly Article[] }>) {
  const { value, settings, pick } = props
  const text = useText()
  return (
    <PickTable
      label={text('wizard.operation')}
      columns={useFieldColumns(columns)}
      load={LOADED}
      rows={settings.operations}
      rowKey={rowKey}
      chosen={value?.op_no ?? null}
      onPick={pick}
      words={{ loading: '', failed: '', empty: text('wizard.search.none') }}
    />
  )
}
