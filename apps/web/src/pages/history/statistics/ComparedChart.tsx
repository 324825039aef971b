import { besideBefore, difference } from '@takt/domain/ground/charts/beside-before.ts'
import type { Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import { type ComponentProps, useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { Chart } from '../../../parts/chart/Chart.tsx'
import { useChartWords } from '../../../parts/chart/use-chart-words.ts'
import { useDaysWords } from '../../../parts/period/use-period-words.ts'
import styles from './StatisticsPage.module.css'
import type { Compared } from './use-compared.ts'

interface ComparedChartProps extends ComponentProps<typeof Chart> {
  readonly compared: Compared
  /** The same chart of the period before; undefined while it is not there. */
  readonly before: ChartOf | undefined
  /** What of its figure is good. */
  readonly better: 'more' | 'less'
}

const verdicts = { better: 'compare.better', worse: 'compare.worse', same: 'compare.same' } as const
/** A period of which less was heard would be better or worse than the plant ever was. */
const ENOUGH_PERCENT = 90
const signs = { more: '▲', less: '▼', same: '=' } as const

/** A chart with the period before beside it, and a sentence about what became of it: a sign, an amount and a verdict. */
export function ComparedChart({ compared, before, better, chart, ...on }: ComparedChartProps) {
  const text = useText()
  const words = useChartWords()
  const daysWords = useDaysWords()
  const isShown = compared.on && before !== undefined
  const both = useMemo(
    () => (isShown && chart && before ? besideBefore(chart, before, text('compare.series')) : chart),
    [isShown, chart, before, text],
  )
  const found = isShown && chart && before ? difference(chart, before, better) : null
  const amount = (value: number) =>
    chart?.form === 'percent' ? text('compare.points', { count: words.number(value) }) : words.value('hours', value)
  const isKnown = (compared.knownPercent ?? 100) >= ENOUGH_PERCENT
  return (
    <Chart {...on} chart={both}>
      {found !== null && compared.days !== null && !isKnown && (
        <p className={styles.difference}>
          {text('compare.not-known', {
            days: daysWords(compared.days, compared.days.end),
            share: words.value('percent', compared.knownPercent ?? 0),
          })}
        </p>
      )}
      {found !== null && compared.days !== null && isKnown && (
        <p className={styles.difference}>
          {signs[found.direction]}{' '}
          {text(verdicts[found.verdict], {
            amount: amount(found.amount),
            days: daysWords(compared.days, compared.days.end),
            before: words.value(chart?.form ?? 'percent', found.before),
          })}
        </p>
      )}
      {on.children}
    </Chart>
  )
}
