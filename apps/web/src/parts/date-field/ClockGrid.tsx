import type { RefObject } from 'react'
import { hourText } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './DateField.module.css'

interface ClockGridProps {
  /** 06:30, or '' for none. */
  value: string
  first?: RefObject<HTMLButtonElement | null> | undefined
  /** `done`: the minutes were pressed, and nothing is left to choose. */
  onPick: (time: string, done: boolean) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hourText(hour).slice(0, 2))
/** Every fifth: others are typed. */
const minutes = hours.slice(0, 12).map((_, at) => hourText(at * 5).slice(0, 2))

export function ClockGrid({ value, first, onPick }: ClockGridProps) {
  const text = useText()
  const [hour = '', minute = ''] = value.split(':')
  return (
    <div className={styles.clock}>
      <fieldset className={styles.part}>
        <legend>{text('field.hour')}</legend>
        {hours.map((each, index) => (
          <button
            key={each}
            ref={each === hour || (hour === '' && index === 6) ? first : undefined}
            type="button"
            className={styles.choice}
            aria-pressed={each === hour}
            onClick={() => onPick(`${each}:${minute || '00'}`, false)}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{text('field.minute')}</legend>
        {minutes.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === minute}
            disabled={hour === ''}
            onClick={() => onPick(`${hour}:${each}`, true)}
          >
            {each}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
