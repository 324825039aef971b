import {
  acceptedRange,
  axisLabel,
  queryGraph,
  readQueryRows,
  xKind,
  xLabel,
} from '@takt/domain/dashboards/query-graph.ts'
import { useMemo } from 'react'
import { columnLabel } from '../../dashboard/column-label.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { Graph } from '../../dashboard/graph/Graph.tsx'
import styles from './SqlGraph.module.css'
import type { sqlGraph } from './sql-graph.widget.ts'

type Props = WidgetProps<(typeof sqlGraph)['options'], ReturnType<(typeof sqlGraph)['needs']>>

export default function SqlGraph({ config, data, plant, say }: Props) {
  const { fixedY, minY, maxY, xUnit } = config
  const [answer] = data.result
  const result = useMemo(() => readQueryRows(answer), [answer])
  const graph = useMemo(
    () => queryGraph(result, { minY: fixedY ? minY : null, maxY: fixedY ? maxY : null }),
    [result, fixedY, minY, maxY],
  )
  if (result.rows.length === 0) return <p className={styles.none}>{say('widget.no-data')}</p>
  if (graph.datasets.length === 0) return <p className={styles.none}>{say('widget.sql-graph.no-numbers')}</p>
  const kind = xKind(xUnit, result)
  return (
    <Graph
      config={graph}
      rows={result.rows}
      look={{ fontSize: config.fontSize, maxLabelSize: -1, gridColor: config.gridColor, animationDuration: 0 }}
      nameOf={(key) => columnLabel(say, key) ?? key}
      labelOf={(category) => xLabel(kind, category, plant)}
      axisOf={(label) => axisLabel(kind, label)}
      byNumber={kind !== 'category'}
      band={acceptedRange(config.displayAcceptedRange, config.beginRange, config.endRange)}
      {...{ plant, say }}
    />
  )
}
