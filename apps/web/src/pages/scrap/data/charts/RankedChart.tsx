import type { Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import { pareto } from '@takt/domain/ground/charts/pareto.ts'
import type { FilterName } from '@takt/domain/scrap/analysis/dataset-columns.ts'
import type { Bar, Ranked } from '@takt/domain/scrap/analysis/sums.ts'
import { useMemo } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import { Chart } from '../../../../parts/chart/Chart.tsx'

interface RankedChartProps {
  readonly title: string
  /** What is counted: good pieces, scrap, its cost. */
  readonly name: string
  readonly by: FilterName
  readonly about: string
  readonly ranked: Ranked | undefined
  readonly add: (name: FilterName, value: string) => void
  readonly className?: string | undefined
}

/** No key begins with a space. */
const REST = ' rest'

/** Largest first, with the share of all that they make together; a press on a bar looks at that value only. */
export function RankedChart({ title, name, by, about, ranked, add, className }: RankedChartProps) {
  const text = useText()
  const chart = useMemo((): ChartOf => {
    const none = by === 'tool_id' ? text('analysis.none.tool_id') : text('analysis.none')
    const { bars = [], others = 0, other = 0 } = ranked ?? {}
    const rest = { key: REST, name: text('analysis.others', { count: others }), colour: 'quiet', value: other } as const
    const { categories, series, ...of } = pareto(
      bars.map((bar) => ({ key: bar.key, name: nameOf(bar) || none, colour: 'first', value: bar.value })),
      { form: 'quantity', words: { value: name, share: text('chart.share') }, rest: others > 0 ? rest : undefined },
    )
    return {
      ...of,
      // Six hundred small ones together are larger than any of them: beside their bar nobody would see the others.
      categories: categories.map((one) =>
        one.key === REST ? { ...one, as: 'told' } : { ...one, short: one.key || none },
      ),
      series: series.map((one) => (one.as === 'share' ? one : { ...one, colour: 'first' })),
    }
  }, [ranked, name, by, text])
  const press = {
    title: (label: string) => text('analysis.add-filter', { name: label }),
    may: (key: string) => key !== REST && key !== '',
    run: (key: string) => add(by, key),
  }
  return <Chart what={text(`analysis.by.${by}`)} {...{ title, about, chart, press, className }} />
}

function nameOf({ key, label }: Bar): string {
  return label === key || label === '' ? key : `${key} · ${label}`
}
