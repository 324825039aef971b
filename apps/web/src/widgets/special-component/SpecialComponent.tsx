import { weekOnAxis } from '@takt/domain/calendar/week-text.ts'
import { readQueryRows } from '@takt/domain/dashboards/query-graph.ts'
import { type ScrapGraph, scrapByReasonStack, scrapComparison } from '@takt/domain/dashboards/widgets/scrap-graphs.ts'
import { stackGraph } from '@takt/domain/dashboards/widgets/stack-graph.ts'
import { runningDay } from '@takt/domain/ground/running-day.ts'
import { useMemo } from 'react'
import { columnLabel } from '../../dashboard/column-label.ts'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { LossGrid } from '../../dashboard/fulfilment/LossGrid.tsx'
import { TargetGrid } from '../../dashboard/fulfilment/TargetGrid.tsx'
import { Graph } from '../../dashboard/graph/Graph.tsx'
import { NoData } from '../../dashboard/NoData.tsx'
import type { specialComponent } from './special-component.widget.ts'

type Props = WidgetProps<(typeof specialComponent)['options'], ReturnType<(typeof specialComponent)['needs']>>

export default function SpecialComponent(props: Props) {
  const { config, data, dayOf, mode, plant, say, view, setView } = props
  const today = dayOf(config.machineId)
  const judged = config.subComponent === 'target-fulfillment' ? data.fulfilment : data.losses
  const week = {
    today: runningDay(
      judged.map(({ current_day }) => current_day),
      today,
    ),
    rolls: mode === 'active',
    weeksBack: Number(view),
    onWeeksBack: (weeks: number) => setView(weeks === 0 ? '' : String(weeks)),
  }
  if (config.subComponent === 'target-fulfillment') {
    return <TargetGrid rows={data.fulfilment} includeWeekend={config.includeWeekend} {...{ week, plant, say }} />
  }
  if (config.subComponent === 'target-fulfillment-alternate') {
    const limit = data.machine?.oee_green_limit ?? null
    const machine = config.machineId[0] ?? ''
    return (
      <LossGrid rows={data.losses} includeWeekend={config.includeWeekend} {...{ week, plant, say, limit, machine }} />
    )
  }
  return config.subComponent === 'sql-stack-graph' ? <StackedQuery {...props} /> : <ScrapOf {...props} today={today} />
}

function ScrapOf({ config, data, plant, say, today }: Props & { readonly today: string }) {
  const { subComponent, compareBy, scrapPeriod, scrapUnit } = config
  const { language } = plant
  const graph = useMemo(
    (): ScrapGraph =>
      subComponent === 'scrap-5091'
        ? scrapComparison(data.scrap, { by: compareBy, period: scrapPeriod, unit: scrapUnit, today })
        : scrapByReasonStack(data.scrap, { period: scrapPeriod, unit: scrapUnit, language }),
    [data.scrap, subComponent, compareBy, scrapPeriod, scrapUnit, today, language],
  )
  const nameOf = (key: string) =>
    key === 'before' || key === 'now' ? say(`widget.scrap.${key}.${scrapPeriod}`) : say('widget.scrap.scrap')
  if (graph.rows.length === 0) return <NoData say={say} />
  const unit = scrapUnit === 'scrapkg' ? 'kg' : undefined
  return (
    <Graph
      config={graph.config}
      rows={graph.rows}
      look={config}
      legend={config.legend}
      axisOf={weekOnAxis}
      {...{ nameOf, unit, plant, say }}
    />
  )
}

function StackedQuery({ config, data, plant, say }: Props) {
  const [answer] = data.result
  const result = useMemo(() => readQueryRows(answer), [answer])
  const graph = useMemo(() => stackGraph(result), [result])
  const nameOf = (key: string) => columnLabel(say, key) ?? key
  if (result.rows.length === 0) return <NoData say={say} />
  if (graph === undefined) return <NoData say={say}>{say('widget.stack.columns')}</NoData>
  return <Graph config={graph} rows={result.rows} look={config} legend={config.legend} {...{ nameOf, plant, say }} />
}
