import type { MachineFunctionsRow } from '@takt/domain/machines/model/machine-functions.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'

interface MachineTableProps {
  rows: readonly MachineFunctionsRow[]
  chosen: string | null
  onChoose: (machine_id: string) => void
  empty: ReactNode
  className?: string | undefined
}

export function MachineTable({ rows, chosen, onChoose, empty, className }: MachineTableProps) {
  const text = useText()
  const columns = useMemo<TableColumn<MachineFunctionsRow>[]>(
    () => [
      {
        key: 'machine_id',
        header: text('functions.machine'),
        minWidth: 150,
        sortValue: (row) => row.machine_id,
        cell: (row) => <TwoLines first={row.machine_id} second={row.machine_description} strong />,
      },
      {
        key: 'on',
        header: text('functions.on'),
        width: 90,
        align: 'end',
        sortValue: (row) => row.special_functions.length,
        cell: (row) => row.special_functions.length,
      },
    ],
    [text],
  )
  return (
    <DataTable
      className={className}
      label={text('functions.machine')}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      selectedKey={chosen}
      onSelect={onChoose}
      defaultSort={{ key: 'machine_id', direction: 'ascending' }}
      empty={empty}
    />
  )
}

const idOf = (row: MachineFunctionsRow) => row.machine_id
