import { rowKeys, rowsOfMachines, sortRows } from '@takt/domain/dashboards/rows.ts'
import { shownColumns } from '@takt/domain/dashboards/table-config.ts'
import { useMemo } from 'react'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { RowTable } from '../../dashboard/table/RowTable.tsx'
import { tableLook } from '../../dashboard/table/table-look.ts'
import type { table } from './table.widget.ts'

type Props = WidgetProps<(typeof table)['options'], ReturnType<(typeof table)['needs']>>

const none: readonly never[] = []

export default function Table({ config, data, mode, now, plant, say, ground }: Props) {
  const all = data[config.dataSource] ?? none
  const rows = useMemo(
    () => sortRows(rowsOfMachines(all, config.machineId), { prop: config.sortProp, order: config.sortOrder }),
    [all, config],
  )
  const columns = useMemo(() => shownColumns(config.table, Object.keys(all[0] ?? {})), [config, all])
  const keys = useMemo(() => rowKeys(rows, config.slug), [rows, config])
  const look = useMemo(
    () => tableLook(config, { source: config.dataSource, rowsOf: (slug) => data[slug] ?? none, ground }),
    [config, data, ground],
  )
  return (
    <RowTable
      {...{ rows, keys, columns, look, now, plant, say }}
      gridColor={config.gridColor}
      autoScroll={config.autoScroll && mode === 'active'}
      links={mode === 'active'}
    />
  )
}
