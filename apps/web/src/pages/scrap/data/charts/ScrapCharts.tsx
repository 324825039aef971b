import { insideSentence } from '@takt/domain/ground/languages.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLanguage } from '../../../../data/words/language.ts'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { CardTable } from './CardTable.tsx'
import type { LayoutProps } from './layout-props.ts'
import { OverTimeChart } from './OverTimeChart.tsx'
import { PlaceBars } from './PlaceBars.tsx'
import { RankedChart } from './RankedChart.tsx'
import { useNumbers } from './use-numbers.ts'

/** Scrap by card, tool, part and machine; its cost; its weekdays, hours and shifts. */
export function ScrapCharts({ answer, overview, groupBy, cost, about, add, addWeek }: LayoutProps) {
  const text = useText()
  const language = useLanguage()
  const numbers = useNumbers()
  const value = cost ? numbers.cost : numbers.pieces
  const what = text(cost ? 'analysis.cost' : 'analysis.scrap')
  if (cost && answer.without === answer.count) {
    return <EmptyState title={text('analysis.no-cost')} text={text('analysis.no-cost-text')} />
  }
  const bars = (by: 'card_no' | 'tool_id' | 'part_no' | 'machine_id', className?: string) => (
    <RankedChart
      title={text('analysis.chart.by', { what, by: insideSentence(text(`analysis.by.${by}`), language) })}
      by={by}
      ranked={answer.ranked[by]}
      name={what}
      about={about}
      add={add}
      className={className}
    />
  )
  const overTime = answer.overTime && (
    <OverTimeChart
      title={text('analysis.chart.over-time', { what })}
      name={what}
      over={answer.overTime}
      groupBy={groupBy}
      stacked={overview === 'overview-3'}
      addWeek={addWeek}
    />
  )
  if (overview === 'overview-4') {
    const chart = (by: 'day_of_week' | 'hour_of_day' | 'shift') =>
      text('analysis.chart.by', { what, by: insideSentence(text(`analysis.by.${by}`), language) })
    return (
      <div className={styles.grid}>
        <PlaceBars
          by="day_of_week"
          name={what}
          about={about}
          title={chart('day_of_week')}
          bars={answer.places.day_of_week}
        />
        <PlaceBars
          by="shift"
          name={what}
          about={about}
          title={chart('shift')}
          bars={answer.places.shift}
          add={(shift) => add('shift', shift)}
        />
        <PlaceBars
          by="hour_of_day"
          name={what}
          about={about}
          title={chart('hour_of_day')}
          bars={answer.places.hour_of_day}
          className={styles.wide}
        />
      </div>
    )
  }
  if (overview === 'overview-2') {
    return (
      <div className={styles.grid}>
        {bars('card_no', styles.wide)}
        <Card flush className={styles.wide} title={text('analysis.chart.cards')}>
          <CardTable cards={answer.cards} value={value} />
        </Card>
        {bars('tool_id')}
        {bars('part_no')}
        {bars('machine_id')}
      </div>
    )
  }
  return (
    <div className={styles.grid}>
      {overTime}
      {bars('card_no')}
      {bars('tool_id')}
      {bars('part_no')}
      {bars('machine_id')}
    </div>
  )
}
