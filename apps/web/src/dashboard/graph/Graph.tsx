import { cutLabel } from '@takt/domain/dashboards/free-text.ts'
import type { GraphConfig } from '@takt/domain/dashboards/graph-config.ts'
import { isRound } from '@takt/domain/dashboards/graph-scale.ts'
import { graphData } from '@takt/domain/dashboards/graph-series.ts'
import type { GreenLimit } from '@takt/domain/dashboards/green-limit.ts'
import { GRID_COLOR } from '@takt/domain/dashboards/look.ts'
import { togetherAs } from '@takt/domain/dashboards/put-together.ts'
import type { Band } from '@takt/domain/dashboards/query-graph.ts'
import type { Row } from '@takt/domain/dashboards/value-config.ts'
import type { LegendPlace } from '@takt/domain/dashboards/widgets/stack-graph.ts'
import { formatValue, grouped } from '@takt/domain/ground/format-value.ts'
import { type CSSProperties, useMemo } from 'react'
import type { Plant, Say } from '../define-widget.ts'
import styles from './Graph.module.css'
import { GraphValues } from './GraphValues.tsx'
import type { GraphPart } from './graph-part.ts'
import { Legend } from './Legend.tsx'
import { Plot } from './Plot.tsx'
import { RoundPlot } from './RoundPlot.tsx'

export interface GraphLook {
  readonly fontSize: number
  readonly maxLabelSize: number
  readonly gridColor: string
  readonly animationDuration: number
}

interface GraphProps {
  readonly config: GraphConfig
  readonly rows: readonly Row[]
  readonly look: GraphLook
  readonly nameOf: (key: string) => string
  /** A category in words, where its own value says too little or too much. */
  readonly labelOf?: (category: unknown) => string
  /** The same, shorter, for the axis. */
  readonly axisOf?: (label: string) => string
  readonly byNumber?: boolean
  readonly band?: Band | undefined
  readonly limit?: GreenLimit | undefined
  readonly gaps?: boolean
  /** Behind the numbers of the axis. */
  readonly unit?: string | undefined
  readonly legend?: LegendPlace | undefined
  readonly plant: Plant
  readonly say: Say
}

const AVERAGE_DECIMALS = 2

/** Drawn by our own few shapes in shares of the box: nothing is measured, and the theme's colours and fonts hold. */
export function Graph(props: GraphProps) {
  const { config, rows, look, nameOf, labelOf, axisOf, plant, say } = props
  const data = useMemo(
    () => graphData(config, rows, { nameOf, other: say('widget.graph.other') }),
    [config, rows, nameOf, say],
  )
  const isDate = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)
  const label: GraphPart['label'] = (category) => {
    const raw = data.categories[category]
    const whole = labelOf?.(raw) ?? formatValue(typeof raw === 'string' && isDate(raw) ? 'date' : 'none', raw, plant)
    return { whole, cut: cutLabel(axisOf?.(whole) ?? whole, look.maxLabelSize) }
  }
  const value: GraphPart['value'] = (number, series) => {
    const { valueFormatter: format = 'none', y = '' } = data.series[series]?.dataset ?? {}
    if (format !== 'none') return formatValue(format, number, plant)
    // As on the axis, where nobody chose another form; an average has decimals that nobody measured.
    return togetherAs(y) === 'average' ? grouped(number, plant, AVERAGE_DECIMALS) : grouped(number, plant)
  }
  const part: GraphPart = {
    config,
    data,
    byNumber: props.byNumber ?? config.graphType === 'scatter',
    band: props.band,
    limit: props.limit,
    gaps: props.gaps ?? false,
    label,
    cut: (name) => cutLabel(name, look.maxLabelSize),
    value,
    tick: (number) => [grouped(number, plant), props.unit].filter(Boolean).join(' '),
    point: (on) =>
      say('widget.graph.point', {
        series: data.series[on.series]?.name ?? '',
        label: label(on.category).whole,
        value: value(on.value, on.series),
      }),
  }
  const size = {
    fontSize: `${look.fontSize}px`,
    '--moves': `${look.animationDuration}ms`,
    ...(look.gridColor === GRID_COLOR ? {} : { '--grid': look.gridColor }),
  } as CSSProperties
  const what = data.series.map(({ name }) => name).join(', ')
  return (
    <figure
      className={styles.graph}
      data-legend={props.legend}
      style={size}
      aria-label={say('widget.graph.reading', { what })}
    >
      {isRound(config.graphType) ? <RoundPlot {...part} /> : <Plot {...part} />}
      {config.showLegend && <Legend {...part} />}
      <GraphValues {...part} caption={say('widget.graph.reading', { what })} />
    </figure>
  )
}
