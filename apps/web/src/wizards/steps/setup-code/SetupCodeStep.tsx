import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { setupCodesOf } from '@takt/domain/stops/resume-setup.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'

const columns: readonly FieldColumn<StopCode>[] = [
  { field: 'stop_code', width: 140, phone: true },
  { field: 'stop_description', phone: true },
]
const rowKey = ({ stop_code }: StopCode) => stop_code
const codes = ({ stop_code }: StopCode) => [stop_code]

export default function SetupCodeStep({ value, asked, pick }: StepProps<StopCode | null, NoSettings>) {
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad('get_stop_codes_for_machine', { machine_id }, { reloadOn: ['SettingsChanged'] })
  const rows = useMemo(() => load.rows && setupCodesOf(load.rows), [load.rows])
  return (
    <PickTable
      label={text('wizard.setup-code')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={rows}
      rowKey={rowKey}
      codes={codes}
      chosen={value?.stop_code ?? null}
      onPick={pick}
      words={{
        empty: text('refusal.no-setup-code'),
      }}
    />
  )
}
