import { isOfHours } from '@takt/domain/ground/periods/period.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { PeriodShift } from '@takt/domain/history/model/period-shift.ts'
import { useServerNow } from '../../data/live/live.ts'
import { useSession } from '../../data/session/session.ts'
import { dayInWords, plantTime, sinceText } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import type { ShownPeriod } from './use-period.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const kept = (start: string, end: string) => (start.slice(0, 4) === end.slice(0, 4) ? 'date' : 'day')

/** Days as one says them: Mon 16 Nov; with the year where it is another than the one that runs. */
export function useDaysWords(): (days: DateRange, today: string) => string {
  const language = useLanguage()
  return ({ start, end }, today) => {
    const kind = kept(start, today) === 'date' && kept(end, today) === 'date' ? 'date' : 'day'
    const [first, last] = [start, end].map((day) => dayInWords(day, language, kind))
    return start === end ? (first ?? '') : `${first} – ${last}`
  }
}

/** The days, the shift with its time, or since when: what a period is. */
export function usePeriodWords({ period, days, shift, plant }: ShownPeriod): string {
  const text = useText()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const daysWords = useDaysWords()
  const now = useServerNow(MINUTE_MS)
  if (shift !== undefined) return shiftWords(shift)
  if (days !== null) return daysWords(days, plant.today)
  if (period.of !== 'name' || !isOfHours(period.name)) return ''
  const begun = now - Number.parseInt(period.name, 10) * HOUR_MS
  return text('period.since', { time: sinceText(begun, { language, timeZone, now }) })

  function shiftWords({ day, shift: number, shift_name, start_time, end_time }: PeriodShift): string {
    const [from, to] = [start_time, end_time].map((at) =>
      plantTime(Date.parse(at), { language, timeZone, kind: 'time' }),
    )
    const name = shift_name || text('period.shift-number', { shift: number })
    return `${daysWords({ start: day, end: day }, plant.today)}, ${name}, ${from} – ${to}`
  }
}
