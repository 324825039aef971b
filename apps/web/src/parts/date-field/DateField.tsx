import { shortDay, typedDay } from '@takt/domain/ground/typed-time.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CalendarIcon } from '@takt/ui/icon/document-icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import styles from './DateField.module.css'
import { DayGrid } from './DayGrid.tsx'
import { isWithin, useDayFault } from './day-limits.ts'
import { TypedField, type TypedFieldTexts } from './TypedField.tsx'
import { useToday } from './use-today.ts'
import { useTyped } from './use-typed.ts'

interface DateFieldProps extends TypedFieldTexts {
  /** 2026-11-14, or '' for none. */
  value: string
  onValueChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** A day of the plant, in the form that all lists of the product show it. */
export function DateField({ value, onValueChange, min, max, ...field }: DateFieldProps) {
  const text = useText()
  const today = useToday()
  const within = (day: string) => isWithin(day, { min, max })
  const typed = useTyped({
    ...{ value, onValueChange, allowed: within },
    shown: (day) => day,
    read: typedDay,
    readLeft: (entry) => shortDay(entry, today),
  })
  const told = useDayFault(typed, { min, max }, 'field.day-unread')
  return (
    <TypedField
      {...field}
      {...{ typed, told }}
      placeholder={text('field.day-form')}
      icon={<CalendarIcon />}
      openLabel={text('field.open-calendar')}
      chooser={({ first, close }) => {
        const pick = (day: string) => {
          typed.pick(day)
          close()
        }
        return (
          <>
            <DayGrid {...{ value, min, max, today, first }} onPick={pick} />
            <div className={styles.foot}>
              <Button why={!within(today) && text('field.today-outside')} onClick={() => pick(today)}>
                {text('field.today')}
              </Button>
              {!field.required && (
                <Button why={value === '' && text('field.empty-already')} onClick={() => pick('')}>
                  {text('field.clear')}
                </Button>
              )}
            </div>
          </>
        )
      }}
    />
  )
}
