import { remainingNeed } from '@takt/domain/materials/store-order.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import type { MaterialLine } from '../../../data/chosen/selection.ts'
import { useNumber } from '../../../data/words/format.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import styles from './Materials.module.css'

export function useMaterialColumns({ combined }: { combined: boolean }): readonly TableColumn<MaterialLine>[] {
  const text = useText()
  const number = useNumber()
  const phone = usePhone()
  return useMemo(() => {
    // A phone has no room for a column of units: each amount carries its own.
    const amount = (value: number, { unit }: MaterialLine) =>
      phone ? <TwoLines first={number(value)} second={unitText(unit)} /> : number(value)
    const figure = (
      key: string,
      header: TextKey,
      value: (line: MaterialLine) => number,
    ): TableColumn<MaterialLine> => ({
      key,
      header: text(header),
      width: phone ? 112 : 130,
      align: 'end',
      sortValue: value,
      cell: (line) => amount(value(line), line),
    })
    const name: TableColumn<MaterialLine> = {
      key: 'material_no',
      header: text('materials.number'),
      minWidth: phone ? 130 : 260,
      sortValue: ({ material_no }) => material_no,
      cell: ({ material_no, material_desc }) => <TwoLines strong first={material_no} second={material_desc} />,
    }
    const remaining = figure('remaining', 'materials.remaining', remainingNeed)
    const balance: TableColumn<MaterialLine> = {
      ...figure('balance', 'materials.balance', (line) => line.balance),
      cell: (line) =>
        line.balance < remainingNeed(line) ? (
          <span className={styles.short}>
            <WarningIcon size={16} /> {amount(line.balance, line)}
          </span>
        ) : (
          amount(line.balance, line)
        ),
    }
    if (phone) return [name, remaining, balance]
    return [
      name,
      figure('planned', 'materials.planned', (line) => line.planned),
      figure('used', 'materials.used', (line) => line.used),
      remaining,
      { key: 'unit', header: text('materials.unit'), width: 90, cell: ({ unit }) => unitText(unit) },
      balance,
      ...(combined ? [figure('orders', 'materials.orders', (line) => line.orders ?? 1)] : []),
    ]
  }, [text, number, phone, combined])
}
