import { horizons } from '@takt/domain/ground/statistics/horizons.ts'
import { chosenDayViews, type StatisticsView, shortPeriods } from '@takt/domain/history/statistics/statistics-filter.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { horizonKey } from '../../../data/machines/horizon-key.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import styles from './StatisticsPage.module.css'
import type { StatisticsPeriod } from './use-statistics-period.ts'

/** The period of a view that lets one choose it. */
export function PeriodFields({ view, period }: { readonly view: StatisticsView; readonly period: StatisticsPeriod }) {
  const text = useText()
  if (view === 'sr-short') {
    return (
      <Segmented
        label={text('statistics.period')}
        value={period.short}
        options={shortPeriods.map((value) => ({ value, label: text(`statistics.period.${value}`) }))}
        onValueChange={period.setShort}
      />
    )
  }
  if (!chosenDayViews.includes(view)) return null
  const { own } = period
  return (
    <div className={styles.period}>
      <SelectField
        label={text('analysis.horizon')}
        placeholder={text('analysis.horizon')}
        value={period.horizon}
        options={horizons.map((value) => ({ value, label: text(horizonKey(value)) }))}
        onValueChange={period.setHorizon}
      />
      {period.horizon === 'custom' && (
        <>
          <DateField
            label={text('analysis.from')}
            value={own.start}
            onValueChange={(start) => period.setOwn({ ...own, start })}
          />
          <DateField
            label={text('analysis.to')}
            value={own.end}
            onValueChange={(end) => period.setOwn({ ...own, end })}
          />
        </>
      )}
    </div>
  )
}
