import { multiValueRows, newMultiValue } from '@takt/domain/dashboards/row-filter.ts'
import { rowKeys } from '@takt/domain/dashboards/rows.ts'
import { shownColumns } from '@takt/domain/dashboards/table-config.ts'
import { useMemo } from 'react'
import { PREVIEW_ROWS, type WidgetProps } from '../../dashboard/define-widget.ts'
import { RowTable } from '../../dashboard/table/RowTable.tsx'
import { tableLook } from '../../dashboard/table/table-look.ts'
import type { datasourceMultiValueTable as widget } from './datasource-multi-value-table.widget.ts'

type Props = WidgetProps<(typeof widget)['options'], ReturnType<(typeof widget)['needs']>>

const none: readonly never[] = []

export default function DatasourceMultiValueTable({ config, data, mode, now, plant, say, ground }: Props) {
  const chosen = config.rows ?? newMultiValue
  const all = data[chosen.dataSource] ?? none
  const rows = useMemo(() => {
    const found = multiValueRows(all, chosen)
    return mode === 'active' ? found : found.slice(0, PREVIEW_ROWS)
  }, [all, chosen, mode])
  const columns = useMemo(() => shownColumns(config.table, Object.keys(all[0] ?? {})), [config, all])
  const keys = useMemo(() => rowKeys(rows, config.slug), [rows, config])
  const look = useMemo(
    () => tableLook(config, { source: chosen.dataSource, rowsOf: (slug) => data[slug] ?? none, ground }),
    [config, chosen, data, ground],
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
