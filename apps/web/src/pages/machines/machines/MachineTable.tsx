import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machineOrders } from '@takt/domain/machines/navigation/machine-order.ts'
import { LiveTable } from '@takt/ui/table/LiveTable.tsx'
import { RowCells } from '@takt/ui/table/RowCells.tsx'
import type { TableColumn, TableSort } from '@takt/ui/table/table-column.ts'
import { type ReactNode, useCallback, useMemo } from 'react'
import { machineOrder } from '../../../data/machines/machine-order.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useDeviceValue } from '../../../device/device-storage.ts'
import { GroupRow } from './GroupHeading.tsx'
import styles from './MachinesPage.module.css'
import { sortBy } from './sort-by.ts'
import { type Groups, groupedKeys, groupOf, isHeading } from './use-groups.ts'
import { useMachineColumns } from './use-machine-columns.tsx'
import type { ShownColumns } from './use-shown-columns.ts'

export interface MachineListProps {
  keys: readonly string[]
  shown: ShownColumns
  groups: Groups
  selected: string | null
  onSelect: (machine_id: string) => void
  favourites: readonly string[]
  onStar: (machine_id: string) => void
  loading: ReactNode
  error: ReactNode
  empty: ReactNode
}

export function MachineTable(props: MachineListProps) {
  const { keys, shown, selected, onSelect, favourites, onStar, loading, error, empty } = props
  const text = useText()
  const order = useDeviceValue(machineOrder)
  const columns = useMachineColumns({ shown: shown.columns, orderUnits: shown.orderUnits, favourites, onStar })
  const { list } = props.groups
  const renderRow = useCallback(
    (key: string) => {
      const group = groupOf(key, list)
      if (group) return <GroupRow group={group} columns={columns.length} />
      return <MachineRow machine_id={key} columns={columns} />
    },
    [columns, list],
  )
  const sort: TableSort = { key: order.by, direction: order.direction === 'up' ? 'ascending' : 'descending' }
  return (
    <LiveTable
      className={styles.table}
      label={text('machines.table')}
      columns={columns}
      keys={useMemo(() => groupedKeys(keys, list), [keys, list])}
      isHeading={isHeading}
      onRoom={shown.onRoom}
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
