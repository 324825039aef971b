import type { Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import { type GoalLine, withGoal } from '@takt/domain/ground/charts/goal-line.ts'
import { formatValue } from '@takt/domain/ground/format-value.ts'
import { goodAndScrap, scrapLine, scrapPareto } from '@takt/domain/scrap/scrap-charts.ts'
import { type ReactNode, useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { ComparedChart } from './ComparedChart.tsx'
import { inDays } from './chart-days.ts'
import type { Compared } from './use-compared.ts'
import { useDrill } from './use-drill.ts'
import type { ShownUnit } from './use-shown-unit.tsx'

const kinds = ['machine', 'reason', 'group'] as const
const analysed = ['tool', 'card', 'part'] as const

interface ScrapGraphsProps {
  readonly unit: ShownUnit
  readonly byHour: boolean
  readonly about: string
  readonly compared: Compared
  /** As it stands in the address. */
  readonly period: string
  readonly analysis?: boolean
  /** '' of a place; of one machine nothing is compared with others. */
  readonly machine_id: string
  /** Of the share of scrap, where one is set. */
  readonly limit: GoalLine | undefined
  /** Good pieces that each day was to make, where that is known. */
  /** That quality counts less of the scrap. */
  readonly leftOut: ReactNode
  readonly targets?: ReadonlyMap<string, number> | undefined
}

/** The charts of scrap: over time, and by what it was. */
export function ScrapGraphs(on: ScrapGraphsProps) {
  const { unit, compared, byHour, about, period, analysis = false, machine_id, limit, leftOut, targets } = on
  const { rows, before, name: unitName } = unit
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const drill = useDrill(period)
  const words = useMemo(
    () => ({
      good: inUnit(text('statistics.good'), unitName),
      scrap: inUnit(text('statistics.scrap'), unitName),
      percent: text('statistics.scrap-percent'),
      share: text('chart.share'),
      other: text('statistics.other'),
      target: text('statistics.goal'),
      average: text('statistics.average'),
      noTool: text('analysis.none.tool_id'),
      corrected: text('statistics.corrected', { name: '{name}' }),
    }),
    [text, unitName],
  )
  const charts = useMemo(() => {
    const timed = (chart: ChartOf) => (byHour ? inHours(chart, { language, timeZone }) : inDays(chart, language))
    return {
      percent: withGoal(timed(scrapLine(rows, words)), limit),
      both: timed(goodAndScrap(rows, words, targets)),
      by: new Map([...kinds, ...analysed].map((kind) => [kind, scrapPareto(rows, kind, words)])),
    }
  }, [rows, words, limit, targets, byHour, language, timeZone])
  const percentBefore = useMemo(() => before && scrapLine(before, words), [before, words])
  const shown = [...kinds, ...(analysis ? analysed : [])].filter((kind) => kind !== 'machine' || machine_id === '')
  const when = text(byHour ? 'production.hour' : 'production.day')
  const hours = byHour || machine_id === '' ? undefined : drill.hoursOf(machine_id)
  return (
    <>
      <ComparedChart
        better="less"
        title={text('statistics.graph.percent')}
        what={when}
        chart={charts.percent}
        before={percentBefore}
        press={hours}
        {...{ compared, about }}
      />
      <Chart title={text('statistics.graph.good-scrap')} what={when} chart={charts.both} about={about} press={hours}>
        {leftOut}
      </Chart>
      {shown.map((kind) => (
        <Chart
          key={kind}
          title={text(`statistics.graph.${kind}`)}
          what={text(`statistics.by.${kind}`)}
          chart={charts.by.get(kind)}
          about={about}
          press={kind === 'machine' ? drill.machine : undefined}
        />
      ))}
    </>
  )
}

function inUnit(word: string, unit: string): string {
  return unit === '' ? word : `${word} (${unit})`
}

function inHours(chart: ChartOf, plant: Parameters<typeof formatValue>[2]): ChartOf {
  const nameOf = (key: string) => formatValue('hhMmOnly', key, plant)
  return { ...chart, categories: chart.categories.map((one) => ({ ...one, name: nameOf(one.key) })) }
}
