import { insideSentence } from '@takt/domain/ground/languages.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useLanguage } from '../../../../data/words/language.ts'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import type { LayoutProps } from './layout-props.ts'
import { MachinePeriods } from './MachinePeriods.tsx'
import { OverTimeChart } from './OverTimeChart.tsx'
import { PlaceBars } from './PlaceBars.tsx'
import { RankedChart } from './RankedChart.tsx'

/** Good quantity over time and by what made it; by weekday and shift, and each machine's periods as a table. */
export function GoodCharts({ answer, overview, groupBy, about, add, addWeek }: LayoutProps) {
  const text = useText()
  const language = useLanguage()
  const what = text('analysis.good')
  const by = (name: 'day_of_week' | 'shift' | 'machine_id' | 'part_no' | 'tool_id') =>
    text('analysis.chart.by', { what, by: insideSentence(text(`analysis.by.${name}`), language) })
  const shifts = (
    <PlaceBars
      by="shift"
      name={what}
      about={about}
      title={by('shift')}
      bars={answer.places.shift}
      add={(shift) => add('shift', shift)}
    />
  )
  if (overview === 'overview-2') {
    return (
      <div className={styles.grid}>
        <PlaceBars
          by="day_of_week"
          name={what}
          about={about}
          title={by('day_of_week')}
          bars={answer.places.day_of_week}
        />
        {shifts}
        <Card flush className={styles.wide} title={text('analysis.chart.machines')}>
          {answer.overTime && <MachinePeriods over={answer.overTime} />}
        </Card>
      </div>
    )
  }
  const ranked = (name: 'machine_id' | 'part_no' | 'tool_id') => (
    <RankedChart title={by(name)} name={what} by={name} about={about} ranked={answer.ranked[name]} add={add} />
  )
  return (
    <div className={styles.grid}>
      {answer.overTime && (
        <OverTimeChart
          title={text('analysis.chart.over-time', { what })}
          name={what}
          over={answer.overTime}
          groupBy={groupBy}
          addWeek={addWeek}
        />
      )}
      {ranked('machine_id')}
      {shifts}
      {ranked('part_no')}
      {ranked('tool_id')}
    </div>
  )
}
