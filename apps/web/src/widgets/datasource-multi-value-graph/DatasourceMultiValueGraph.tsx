import { multiValueRows, newMultiValue } from '@takt/domain/dashboards/row-filter.ts'
import { useMemo } from 'react'
import { columnLabel } from '../../dashboard/column-label.ts'
import { PREVIEW_ROWS, type WidgetProps } from '../../dashboard/define-widget.ts'
import { Graph } from '../../dashboard/graph/Graph.tsx'
import styles from './DatasourceMultiValueGraph.module.css'
import type { datasourceMultiValueGraph as widget } from './datasource-multi-value-graph.widget.ts'

type Props = WidgetProps<(typeof widget)['options'], ReturnType<(typeof widget)['needs']>>

const none: readonly never[] = []

export default function DatasourceMultiValueGraph({ config, data, mode, plant, say }: Props) {
  const chosen = config.rows ?? newMultiValue
  const all = data[chosen.dataSource] ?? none
  const rows = useMemo(() => {
    const found = multiValueRows(all, chosen)
    return mode === 'active' ? found : found.slice(0, PREVIEW_ROWS)
  }, [all, chosen, mode])
  if (rows.length === 0) return <p className={styles.none}>{say('widget.no-data')}</p>
  return (
    <Graph
      config={config.graph}
      look={config}
      {...{ rows, plant, say }}
      nameOf={(key) => columnLabel(say, key) ?? key}
    />
  )
}
