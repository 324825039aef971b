import type { Material } from '@takt/domain/materials/model/material.ts'
import { type MaterialRow, materialRow } from '@takt/domain/scrap/material-row.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { NoSettings, StepProps } from '../../engine/define-step.ts'
import { PickTable } from '../../PickTable.tsx'
import { useFieldColumns } from '../../use-field-columns.ts'
import { columns } from './columns.ts'

const rowKey = ({ key }: MaterialRow) => key
const codes = ({ material_no }: MaterialRow) => [material_no]

export default function MaterialStep({ value, asked, pick }: StepProps<Material | null, NoSettings>) {
  const text = useText()
  const { machine_id } = asked.machine
  const card_no = asked.order?.card_no ?? ''
  const load = useLoad('get_materials', { machine_id, card_no }, { enabled: card_no !== '' })
  const rows = useMemo(() => load.rows?.map(materialRow), [load.rows])
  return (
    <PickTable
      label={text('wizard.material')}
      columns={useFieldColumns(columns)}
      load={load}
      rows={rows}
      rowKey={rowKey}
      codes={codes}
      chosen={value && rowKey(materialRow(value))}
      onPick={({ of }) => pick(of)}
      words={{
        empty: text('wizard.material.none'),
        hint: text('wizard.material.none-hint'),
      }}
    />
  )
}
