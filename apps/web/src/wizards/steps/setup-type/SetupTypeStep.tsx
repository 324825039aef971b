import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { useTakeFirst } from '../../engine/use-take-first.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'
import { NO_SETUP_TYPE, type SetupType } from './no-setup-type.ts'

const columns: readonly FieldColumn<SetupType>[] = [
  { field: 'code', width: 160, phone: true },
  { field: 'description', phone: true },
]
const rowKey = ({ code }: SetupType) => code
const codes = ({ code }: SetupType) => [code]

export default function SetupTypeStep({ value, asked, pick, jump }: StepProps<SetupType | null, NoSettings>) {
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad('get_setup_types', { machine_id })
  useTakeFirst(load.rows?.length === 0 ? NO_SETUP_TYPE : undefined, jump)
  return (
    <PickTable
      label={text('wizard.setup-type')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={load.rows}
      rowKey={rowKey}
      codes={codes}
      chosen={value?.code ?? null}
      onPick={pick}
      words={{
        empty: text('wizard.setup-type.none'),
      }}
    />
  )
}
