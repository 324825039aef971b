import { weekText } from '@takt/domain/calendar/week-text.ts'
import { isoWeek } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { dayInWords } from '../../data/words/format.ts'
import type { Say } from '../define-widget.ts'
import styles from './Fulfilment.module.css'

/** Below this a grid rolls instead of getting smaller still. */
export const LEAST_PIXELS = 10

export interface ShownWeek {
  readonly today: string
  /** Live: what is longer than its box rolls by itself. */
  readonly rolls: boolean
  readonly weeksBack: number
  readonly onWeeksBack: (weeks: number) => void
}

/** Which week is shown, and the way to another; none lies ahead. */
export function WeekHead(on: {
  readonly week: ShownWeek
  readonly monday: string
  readonly name: string
  readonly language: Language
  readonly say: Say
}) {
  const { week, monday, name, language, say } = on
  const { weeksBack, onWeeksBack } = week
  return (
    <div className={styles.head}>
      <IconButton
        aria-label={say('widget.fulfilment.back')}
        icon={<ArrowLeftIcon />}
        onClick={() => onWeeksBack(weeksBack + 1)}
      />
      <span>{say('widget.fulfilment.week', { name, week: weekText(isoWeek(monday), language) })}</span>
      <IconButton
        aria-label={say('widget.fulfilment.on')}
        icon={<ArrowRightIcon />}
        disabled={weeksBack === 0}
        onClick={() => onWeeksBack(weeksBack - 1)}
      />
    </div>
  )
}

/** 'Mon 08'. */
export function dayWord(day: string, language: Language): string {
  return `${dayInWords(day, language, 'weekday')} ${day.slice(8)}`
}
