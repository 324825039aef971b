import { type FinishedCard, MOST_CARDS } from '@takt/domain/scrap/analysis/answer.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useMemo } from 'react'
import { useNumber } from '../../../../data/words/format.ts'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { AnalysisGraph, FIRST_COLOR, type GraphLine, SECOND_COLOR } from './AnalysisGraph.tsx'
import { FinishedCards } from './FinishedCards.tsx'
import type { LayoutProps } from './layout-props.ts'

/** Cards of one time begin alike. */
const lastDigits = (card_no: string) => card_no.slice(-4)

/** So many cards fit side by side. */
const SHOWN = 8

/** Finished cards one by one: the latest as bars, plan beside outcome, and all of them as a table. */
export function CardCharts({ answer, add }: LayoutProps) {
  const text = useText()
  const number = useNumber()
  const cards = useMemo(() => answer.finished.slice(0, SHOWN).reverse(), [answer])
  const names = useMemo(() => cards.map(({ card_no }) => card_no), [cards])
  const charts = useMemo(() => {
    const line = (name: string, value: (card: FinishedCard) => number | null, color: string): GraphLine => ({
      name,
      values: cards.map(value),
      color,
    })
    return [
      {
        title: text('analysis.card.quantity'),
        lines: [
          line(text('analysis.planned'), (card) => card.planned_qty, SECOND_COLOR),
          line(text('analysis.good'), (card) => card.good_prod_qty, FIRST_COLOR),
        ],
      },
      {
        title: text('analysis.card.scrap'),
        lines: [line(text('analysis.scrap'), (card) => card.scrap_qty, FIRST_COLOR)],
      },
      {
        title: text('analysis.card.time'),
        lines: [
          line(text('analysis.planned-hours'), (card) => card.planned_hours, SECOND_COLOR),
          line(text('analysis.real-hours'), (card) => card.real_hours, FIRST_COLOR),
        ],
      },
      {
        title: text('analysis.card.oee'),
        lines: [line(text('analysis.oee'), (card) => card.tak, FIRST_COLOR)],
      },
    ]
  }, [cards, text])
  const press = {
    name: (label: string) => text('analysis.add-filter', { name: label }),
    run: (card_no: unknown) => add('card_no', String(card_no)),
  }
  return (
    <div className={styles.grid}>
      {charts.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <div className={styles.graph} data-room>
            <AnalysisGraph categories={names} lines={lines} labelOf={String} axisOf={lastDigits} press={press} />
          </div>
        </Card>
      ))}
      <Card flush className={styles.wide} title={text('analysis.chart.finished')}>
        <FinishedCards cards={answer.finished} />
      </Card>
      {answer.count > MOST_CARDS && <p>{text('analysis.more-cards', { count: number(answer.count - MOST_CARDS) })}</p>}
    </div>
  )
}
