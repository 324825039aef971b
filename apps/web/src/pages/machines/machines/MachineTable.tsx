import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import type { ColumnChoice } from '@takt/domain/machines/overview/columns.ts'
import { LiveTable } from '@takt/ui/table/LiveTable.tsx'
import { RowCells } from '@takt/ui/table/RowCells.tsx'
import type { TableColumn, TableSort } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useCallback } from 'react'
import { machineOrder } from '../../../data/machines/machine-order.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import styles from './MachinesPage.module.css'
import { sortBy } from './sort-by.ts'
import { useMachineColumns } from './use-machine-columns.tsx'

export interface MachineListProps {
  keys: readonly string[]
  columns: readonly ColumnChoice[]
  selected: string | null
  onSelect: (machine_id: string) => void
  favourites: readonly string[]
  onStar: (machine_id: string) => void
  loading: ReactNode
  error: ReactNode
  empty: ReactNode
}

export function MachineTable(props: MachineListProps) {
  const { keys, selected, onSelect, favourites, onStar, loading, error, empty } = props
  const text = useText()
  const order = useDeviceValue(machineOrder)
  const columns = useMachineColumns({ choices: props.columns, favourites, onStar })
  const renderRow = useCallback((key: string) => <MachineRow machine_id={key} columns={columns} />, [columns])
  const sort: TableSort = { key: order.by, direction: order.direction === 'up' ? 'ascending' : 'descending' }
  return (
    <LiveTable
      className={styles.table}
      label={text('machines.table')}
      columns={columns}
      keys={keys}
      renderRow={renderRow}
      selectedKey={selected}
      onSelect={onSelect}
      sort={sort}
      onSortChange={({ key, direction }) => {
        const by = machineOrders.find((name) => name === key)
        if (by) sortBy({ by, direction: direction === 'ascending' ? 'up' : 'down' })
      }}
      loading={loading}
      error={error}
      empty={empty}
    />
  )
}

/** Follows its own machine: a change elsewhere does not draw it again. */
function MachineRow({ machine_id, columns }: { machine_id: string; columns: readonly TableColumn<Machine>[] }) {
  const machine = useMachine(machine_id)
  return machine ? <RowCells columns={columns} row={machine} /> : null
}
