import { mtbfGraph, periodLabel } from '@takt/domain/dashboards/mtbf-graph.ts'
import type { MtbfConfig, ShownFigure } from '@takt/domain/dashboards/mtbf-options.ts'
import type { PeriodRow } from '@takt/domain/history/statistics/mtbf/mtbf-report.ts'
import { useMemo } from 'react'
import type { Plant, Say } from '../../dashboard/define-widget.ts'
import { Graph } from '../../dashboard/graph/Graph.tsx'
import styles from './MtbfMttr.module.css'
import { periodWord } from './period-word.ts'

/** One figure over the periods, under its name and how it is reckoned. */
export function MtbfGraph(on: {
  readonly shown: ShownFigure
  readonly periods: readonly PeriodRow[]
  readonly config: MtbfConfig
  readonly plant: Plant
  readonly say: Say
}) {
  const { shown, periods, config, plant, say } = on
  const { figure, greenLimit } = shown
  const { graphUnits, lineTension, greenColor } = config
  const graph = useMemo(
    () => mtbfGraph(periods, { figure, graphUnits, lineTension, greenLimit, greenColor }),
    [periods, figure, graphUnits, lineTension, greenLimit, greenColor],
  )
  const name = say(`widget.mtbf.figure.${figure}`)
  const title = say('widget.mtbf.in-unit', { name, unit: say(`choice.graph-units.${graph.unit}`) })
  const byKey = useMemo(() => new Map(periods.map((period) => [period.key, period])), [periods])
  const weeks = config.period === 'week_number'
  const wordOf = (key: unknown) => {
    const period = byKey.get(String(key))
    return period === undefined ? String(key) : periodWord(period, weeks, plant.language)
  }
  const labels = useMemo(
    () => new Map(periods.map((period) => [periodWord(period, weeks, plant.language), periodLabel(period)])),
    [periods, weeks, plant.language],
  )
  const nameOf = useMemo(() => () => title, [title])
  return (
    <section className={styles.graph} aria-label={title}>
      <h4 className={styles.title}>{title}</h4>
      <p className={styles.explained}>{say(`widget.mtbf.explained.${figure}`)}</p>
      {graph.known ? (
        <Graph
          config={graph.config}
          rows={graph.rows}
          look={{ fontSize: config.fontSize, maxLabelSize: -1, gridColor: config.gridColor, animationDuration: 0 }}
          labelOf={wordOf}
          axisOf={(word) => labels.get(word) ?? word}
          limit={graph.limit}
          gaps
          {...{ nameOf, plant, say }}
        />
      ) : (
        <p className={styles.none}>
          {say(figure !== 'mtbf' && config.repairGroups.length === 0 ? 'widget.mtbf.no-groups' : 'widget.no-data')}
        </p>
      )}
    </section>
  )
}
