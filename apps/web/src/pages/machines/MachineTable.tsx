import type { Machine } from '@takt/domain/model/machine.ts'
import { machineOrders } from '@takt/domain/navigation/machine-order.ts'
import { LiveTable } from '@takt/ui/table/LiveTable.tsx'
import { RowCells } from '@takt/ui/table/RowCells.tsx'
import type { TableColumn, TableSort } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useDeviceValue } from '../../data/device-storage.ts'
import { machineOrder } from '../../data/machine-order.ts'
import { useMachine } from '../../data/machines.ts'
import { useText } from '../../data/use-text.ts'
import {
  EmployeeCell,
  MachineCell,
  OrderCell,
  ProgressCell,
  ReasonCell,
  StarCell,
  StateCell,
  TimeCell,
  UncodedCell,
} from './MachineCells.tsx'
import styles from './MachinesPage.module.css'

export interface MachineListProps {
  keys: readonly string[]
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
  const columns = useMemo<TableColumn<Machine>[]>(
    () => [
      {
        key: 'favourite',
        header: '',
        width: 68,
        cell: (row) => (
          <StarCell
            machine_id={row.machine_id}
            on={favourites.includes(row.machine_id)}
            onPress={() => onStar(row.machine_id)}
          />
        ),
      },
      {
        key: 'status',
        header: text('machines.state'),
        width: 190,
        sortValue: sortable,
        cell: (row) => <StateCell machine={row} />,
      },
      {
        key: 'time',
        header: text('machines.duration'),
        width: 100,
        align: 'end',
        cell: (row) => <TimeCell machine={row} />,
      },
      {
        key: 'machine_id',
        header: text('machines.machine'),
        minWidth: 160,
        sortValue: sortable,
        cell: (row) => <MachineCell machine={row} />,
      },
      { key: 'order', header: text('machines.order'), minWidth: 165, cell: (row) => <OrderCell machine={row} /> },
      { key: 'progress', header: text('machines.progress'), width: 160, cell: (row) => <ProgressCell machine={row} /> },
      {
        key: 'reason',
        header: text('machines.stop-reason'),
        minWidth: 140,
        cell: (row) => <ReasonCell machine={row} />,
      },
      {
        key: 'employee',
        header: text('machines.employee'),
        minWidth: 145,
        cell: (row) => <EmployeeCell machine={row} />,
      },
      {
        key: 'uncoded',
        header: text('machines.uncoded'),
        width: 100,
        align: 'end',
        cell: (row) => <UncodedCell count={row.uncoded_stops} />,
      },
    ],
    [text, favourites, onStar],
  )
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
        if (by) machineOrder.set({ by, direction: direction === 'ascending' ? 'up' : 'down' })
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

/** The page sorts; the table only needs to know that the column can be. */
function sortable(): null {
  return null
}
