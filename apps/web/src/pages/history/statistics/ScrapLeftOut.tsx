import { useLoad } from '../../../data/call/use-load.ts'
import { useAmounts } from '../../../data/words/use-amounts.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './StatisticsPage.module.css'
import type { ShownStatistics } from './shown-statistics.ts'
import { EVERY_SECONDS } from './statistics-place.ts'

/** Whoever divides the scrap by all that was made gets another quality than we do: how much of it is left out, and why. */
export function ScrapLeftOut({ place, period }: Pick<ShownStatistics, 'place' | 'period'>) {
  const text = useText()
  const amounts = useAmounts()
  const { days, asked } = period
  const { start, end } = days ?? { start: period.plant.today, end: period.plant.today }
  const { rows = [] } = useLoad(
    'get_scrap_outside_quality',
    { ...place, ...asked, start_day: start, end_day: end },
    { everySeconds: EVERY_SECONDS, enabled: days !== null },
  )
  if (rows.length === 0) return null
  const left = amounts(rows.map(({ unit, left_out_qty }) => ({ unit, quantity: left_out_qty })))
  const scrap = amounts(rows.map(({ unit, scrap_qty }) => ({ unit, quantity: scrap_qty })))
  return <p className={styles.note}>{text('statistics.scrap-left-out', { left, scrap })}</p>
}
