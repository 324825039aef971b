import { namedPeriod } from '@takt/domain/ground/periods/period.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useText } from '../../data/words/use-text.ts'
import { DateField } from '../date-field/DateField.tsx'
import styles from './PeriodPicker.module.css'
import { Step } from './Step.tsx'
import type { ShownPeriod } from './use-period.ts'
import { usePeriodWords } from './use-period-words.ts'

/** Chooses the stretch of time that a page shows, and steps through them. What is chosen stands in the address. */
export function PeriodPicker({ shown }: { readonly shown: ShownPeriod }) {
  const text = useText()
  const words = usePeriodWords(shown)
  const { period, days, plant, offered, oneDay, before, after } = shown
  const own = period.of === 'days'
  // Of the last 24 hours there is neither a day before nor one after: no room is kept for them.
  const steps = before !== undefined || after !== undefined
  const value = own ? 'own' : period.of === 'shift' ? 'one-shift' : period.name
  const options = [
    ...offered.map((name) => ({ value: name as string, label: text(`period.name.${name}`) })),
    ...(period.of === 'shift' ? [{ value: 'one-shift', label: text('period.one-shift') }] : []),
    { value: 'own', label: text(oneDay ? 'period.own-day' : 'period.own') },
  ]
  const choose = (chosen: string) => {
    const name = offered.find((one) => one === chosen)
    if (name !== undefined) return shown.choose(namedPeriod(name))
    if (chosen === 'own') shown.choose({ of: 'days', ...(days ?? { start: plant.today, end: plant.today }) })
  }
  const range = days ?? { start: plant.today, end: plant.today }
  const ownDays = (change: Partial<typeof range>) => {
    const next = { ...range, ...change }
    if (next.start !== '' && next.end !== '') shown.choose({ of: 'days', ...next })
  }
  return (
    <div className={styles.picker}>
      <div className={styles.row}>
        {steps && <Step by="before" run={before && (() => shown.choose(before))} />}
        <SelectField
          className={styles.select}
          hideLabel
          label={text('period.label')}
          placeholder={text('period.label')}
          value={value}
          options={options}
          onValueChange={choose}
        />
        {steps && <Step by="after" run={after && (() => shown.choose(after))} />}
      </div>
      <span className={classNames(styles.words, own && styles.paper)} data-on-each-sheet>
        {words}
      </span>
      {own && oneDay ? (
        <DateField
          className={styles.day}
          label={text('period.day')}
          value={range.end}
          onValueChange={(day) => ownDays({ start: day, end: day })}
        />
      ) : own ? (
        <div className={styles.row}>
          <DateField
            className={styles.day}
            label={text('analysis.from')}
            value={range.start}
            onValueChange={(start) => ownDays({ start })}
          />
          <DateField
            className={styles.day}
            label={text('analysis.to')}
            value={range.end}
            onValueChange={(end) => ownDays({ end })}
          />
        </div>
      ) : null}
    </div>
  )
}
