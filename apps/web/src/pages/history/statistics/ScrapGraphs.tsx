import { type GraphConfig, newDataset, newGraph } from '@takt/domain/dashboards/graph-config.ts'
import { withColours } from '@takt/domain/dashboards/graph-series.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import type { StatisticsBar, StatisticsGraph } from '@takt/domain/history/model/statistics.ts'
import { OTHER } from '@takt/domain/scrap/scrap-statistics.ts'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { GraphCard, monthAndDay } from './GraphCards.tsx'

const labelled = { ...newDataset, colorKey: 'color', valueLabels: 'end', valueFormatter: 'round-0' } as const
const bars: GraphConfig = { ...newGraph, x: 'name', showLegend: false, datasets: [{ ...labelled, y: 'qty' }] }
const percent: GraphConfig = {
  ...newGraph,
  graphType: 'line',
  x: 'label',
  showLegend: false,
  yMin: 0,
  datasets: [{ ...newDataset, y: 'scrap_per', borderColor: '#d92d20' }],
}
const both: GraphConfig = {
  ...newGraph,
  graphType: 'stackedBar',
  x: 'label',
  datasets: [
    { ...newDataset, y: 'good', borderColor: '#2f9e44', valueFormatter: 'round-0' },
    { ...newDataset, y: 'scrap', borderColor: '#d92d20', valueFormatter: 'round-0' },
  ],
}
const kinds = ['machine', 'reason', 'group'] as const
const analysed = ['tool', 'card', 'part'] as const

/** The graphs of scrap: over time, and by what it was. */
export function ScrapGraphs(on: {
  readonly rows: readonly StatisticsBar[]
  readonly byHour: boolean
  readonly analysis?: boolean
  /** Of one machine nothing is compared with others. */
  readonly oneMachine?: boolean
}) {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const of = (graph: StatisticsGraph) => on.rows.filter((row) => row.graph === graph)
  const over = of('time')
  const made = over.some(({ good, scrap }) => good > 0 || scrap > 0) ? over : []
  const labelOf = (label: unknown) =>
    on.byHour ? formatValue('hhMmOnly', label, { language, timeZone }) : String(label)
  const named = (graph: StatisticsGraph) => {
    const rows = of(graph).map((row) => ({
      ...row,
      name:
        row.label === OTHER ? text('statistics.other') : graph === 'machine' ? row.label : row.description || row.label,
    }))
    return graph === 'reason' || graph === 'group' ? withColours(rows, ({ label }) => label) : rows
  }
  const words: Readonly<Record<string, string>> = {
    qty: text('statistics.scrap'),
    scrap: text('statistics.scrap'),
    good: text('statistics.good'),
    scrap_per: text('statistics.scrap-percent'),
  }
  const nameOf = (key: string) => words[key] ?? key
  const timed = { nameOf, labelOf, axisOf: on.byHour ? undefined : monthAndDay }
  const shown = [...kinds, ...(on.analysis ? analysed : [])].filter((kind) => kind !== 'machine' || !on.oneMachine)
  return (
    <>
      <GraphCard title={text('statistics.graph.percent')} config={percent} rows={made} unit="%" gaps {...timed} />
      <GraphCard title={text('statistics.graph.good-scrap')} config={both} rows={made} {...timed} />
      {shown.map((kind) => (
        <GraphCard
          key={kind}
          title={text(`statistics.graph.${kind}`)}
          config={bars}
          rows={named(kind)}
          nameOf={nameOf}
        />
      ))}
    </>
  )
}
