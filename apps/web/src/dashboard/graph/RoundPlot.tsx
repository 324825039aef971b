import { slices } from '@takt/domain/dashboards/graph-scale.ts'
import { withOpacity } from '@takt/domain/history/statistics/colour-opacity.ts'
import styles from './Graph.module.css'
import { type GraphPart, sliceColors } from './graph-part.ts'

/** A label in a smaller slice would cover its neighbours. */
const LEAST_LABELLED = 0.05

/** Pie, doughnut and polar areas of the first series. */
export function RoundPlot(part: GraphPart) {
  const { config, data } = part
  const [series] = data.series
  if (series === undefined) return null
  const type = config.graphType as 'pie' | 'doughnut' | 'polarArea'
  const colors = sliceColors(part)
  const all = slices(type, series)
  return (
    <svg className={styles.round} viewBox="0 0 100 100" aria-hidden="true">
      {all.map(({ category, path, value }) => (
        <path key={category} d={path} style={{ fill: withOpacity(colors[category] ?? '', series.dataset.opacity) }}>
          <title>{part.point({ series: 0, category, value })}</title>
        </path>
      ))}
      {series.dataset.valueLabels !== 'none' &&
        all
          .filter(({ share }) => share >= LEAST_LABELLED)
          .map(({ category, at, value }) => (
            <text key={category} x={at.x} y={at.y}>
              {part.value(value, 0)}
            </text>
          ))}
    </svg>
  )
}
