import type { DayTypeSettingRow, ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { dayInWords } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { weekdays } from '../../../data/words/weekdays.ts'

interface CalendarWords {
  /** Monday … Sunday. */
  readonly weekdays: readonly string[]
  shift(shift: number): string
  kind(day_type: string): string
  date(day: string): string
  month(day: string): string
}

/** How shifts, kinds of day and dates are called. */
export function useCalendarWords(on: {
  shifts: readonly ShiftSettingRow[]
  kinds: readonly DayTypeSettingRow[]
}): CalendarWords {
  const text = useText()
  const language = useLanguage()
  return {
    weekdays: weekdays.map((day) => text(`deliveries.weekday.${day}`)),
    shift: (number) => {
      const found = on.shifts.find(({ shift }) => shift === number)
      return (found && nameIn(found.names, language)) || String(number)
    },
    kind: (key) => {
      const found = on.kinds.find(({ day_type }) => day_type === key)
      return (found && nameIn(found.names, language)) || key
    },
    date: (day) => dayInWords(day, language, 'date'),
    month: (day) => dayInWords(day, language, 'month'),
  }
}

export type { CalendarWords }
