import { shortTime, typedTime } from '@takt/domain/ground/typed-time.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import { ClockGrid } from './ClockGrid.tsx'
import styles from './DateField.module.css'
import { TypedField, type TypedFieldTexts } from './TypedField.tsx'
import { useTyped } from './use-typed.ts'

interface TimeFieldProps extends TypedFieldTexts {
  /** 06:30, or '' for none. */
  value: string
  onValueChange: (time: string) => void
}

/** A time of day, in 24 hours. */
export function TimeField({ value, onValueChange, ...field }: TimeFieldProps) {
  const text = useText()
  const typed = useTyped({
    ...{ value, onValueChange, allowed: () => true },
    shown: (time) => time,
    read: (entry) => typedTime(entry),
    readLeft: (entry) => shortTime(entry),
  })
  return (
    <TypedField
      {...field}
      {...{ typed }}
      told={typed.fault ? text('field.time-unread') : undefined}
      placeholder={text('field.time-form')}
      icon={<ClockIcon />}
      openLabel={text('field.open-clock')}
      chooser={({ first, close }) => {
        const pick = (time: string, done: boolean) => {
          typed.pick(time)
          if (done) close()
        }
        return (
          <>
            <ClockGrid {...{ value, first }} onPick={pick} />
            {!field.required && (
              <div className={styles.foot}>
                <Button why={value === '' && text('field.empty-already')} onClick={() => pick('', true)}>
                  {text('field.clear')}
                </Button>
              </div>
            )}
          </>
        )
      }}
    />
  )
}
