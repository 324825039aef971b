import type { ShiftSpan } from '@takt/domain/ground/calendar.ts'
import { useLoad } from '../../../data/call/use-load.ts'

/** The shifts of each calendar as they hold now, each once whatever the weekday. */
export function useCalendarSpans(): { loading: boolean; of: (calendar_id: number | null) => readonly ShiftSpan[] } {
  const { rows, loading } = useLoad('get_calendar_settings', {})
  return {
    loading,
    of(calendar_id) {
      const days = rows?.find((row) => row.calendar_id === calendar_id)?.weeks[0]?.days ?? []
      const spans = days.flatMap((day) => day.spans)
      return [...new Map(spans.map((span) => [`${span.shift} ${span.from} ${span.to}`, span])).values()]
    },
  }
}
