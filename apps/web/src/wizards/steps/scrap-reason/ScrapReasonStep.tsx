import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import { compareCodes } from '@takt/domain/scrap/compare-codes.ts'
import type { ScrapReason } from '@takt/domain/scrap/model/scrap.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PickTable } from '../../PickTable.tsx'
import { type FieldColumn, useFieldColumns } from '../../use-field-columns.ts'
import styles from './ScrapReasonStep.module.css'

const columns: readonly FieldColumn<ScrapReason>[] = [
  {
    field: 'code',
    width: 110,
    phone: true,
    draw: ({ code, scrap_reason_color }) => (
      <span className={styles.code}>
        <span className={styles.colour} style={{ background: reasonColour(code, scrap_reason_color) }} />
        {code}
      </span>
    ),
  },
  { field: 'description', phone: true },
  { field: 'category_description', width: 220 },
]

const rowKey = ({ code }: ScrapReason) => code
const codes = ({ code }: ScrapReason) => [code]
const textOf = ({ code, description, category_description }: ScrapReason) =>
  `${code} ${description} ${category_description}`

export default function ScrapReasonStep({ value, asked, pick }: StepProps<ScrapReason | null, NoSettings>) {
  const text = useText()
  const { machine_id } = asked.machine
  const load = useLoad('get_scrap_codes', { machine_id }, { reloadOn: ['SettingsChanged'] })
  const rows = useMemo(() => load.rows && [...load.rows].sort((a, b) => compareCodes(a.code, b.code)), [load.rows])
  const [typed, setTyped] = useState('')
  return (
    <PickTable
      label={text('wizard.scrap-reason')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={rows}
      rowKey={rowKey}
      codes={codes}
      chosen={value?.code ?? null}
      onPick={pick}
      search={{ typed, textOf, onType: setTyped }}
      words={{
        empty: text('wizard.scrap-reason.none'),
      }}
    />
  )
}
