import type { Chart as ChartOf } from '@takt/domain/ground/charts/chart.ts'
import { type FinishedCard, MOST_CARDS } from '@takt/domain/scrap/analysis/answer.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useMemo } from 'react'
import { useNumber } from '../../../../data/words/format.ts'
import { useText } from '../../../../data/words/use-text.ts'
import { Chart } from '../../../../parts/chart/Chart.tsx'
import styles from '../Charts.module.css'
import { FinishedCards } from './FinishedCards.tsx'
import type { LayoutProps } from './layout-props.ts'

/** Cards of one time begin alike. */
const lastDigits = (card_no: string) => card_no.slice(-4)

/** So many cards fit side by side. */
const SHOWN = 8

/** Finished cards one by one: the latest as bars, plan beside outcome, and all of them as a table. */
export function CardCharts({ answer, about, add }: LayoutProps) {
  const text = useText()
  const number = useNumber()
  const charts = useMemo(() => {
    const cards = answer.finished.slice(0, SHOWN).reverse()
    const categories = cards.map(({ card_no }) => ({ key: card_no, name: card_no, short: lastDigits(card_no) }))
    const series = (name: string, colour: 'first' | 'second', value: (card: FinishedCard) => number | null) => ({
      ...{ key: name, name, colour, values: cards.map(value) },
    })
    const bars = (form: ChartOf['form'], ...own: ChartOf['series']): ChartOf => ({
      ...{ kind: 'bars', form, categories, series: own },
    })
    return [
      {
        title: text('analysis.card.quantity'),
        chart: bars(
          'quantity',
          series(text('analysis.planned'), 'second', (card) => card.planned_qty),
          series(text('analysis.good'), 'first', (card) => card.good_prod_qty),
        ),
      },
      {
        title: text('analysis.card.scrap'),
        chart: bars(
          'quantity',
          series(text('analysis.scrap'), 'first', (card) => card.scrap_qty),
        ),
      },
      {
        title: text('analysis.card.time'),
        chart: bars(
          'hours',
          series(text('analysis.planned-hours'), 'second', (card) => card.planned_hours),
          series(text('analysis.real-hours'), 'first', (card) => card.real_hours),
        ),
      },
      {
        title: text('analysis.card.oee'),
        chart: bars(
          'percent',
          series(text('analysis.oee'), 'first', (card) => card.tak),
        ),
      },
    ]
  }, [answer, text])
  const press = {
    title: (label: string) => text('analysis.add-filter', { name: label }),
    run: (card_no: string) => add('card_no', card_no),
  }
  return (
    <div className={styles.grid}>
      {charts.map(({ title, chart }) => (
        <Chart key={title} what={text('analysis.by.card_no')} {...{ title, about, chart, press }} />
      ))}
      <Card flush className={styles.wide} title={text('analysis.chart.finished')}>
        <FinishedCards cards={answer.finished} />
      </Card>
      {answer.count > MOST_CARDS && <p>{text('analysis.more-cards', { count: number(answer.count - MOST_CARDS) })}</p>}
    </div>
  )
}
