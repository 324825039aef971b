import { addDays, mondayOf } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { text } from '@takt/texts/text.ts'
import type pg from 'pg'
import { insertRows } from './insert-rows.ts'

/** Signals of the weeks before may still come: they are counted by the calendar too. */
const DAYS_BACK = 35

const span = (from: string, to: string, shift: number) => ({ from, to, shift })

/**
 * A new company begins with shifts, the kinds of day most plants know, and one calendar: two shifts from Monday to
 * Friday, so that its machines have planned time, and OEE a meaning, on the first day.
 */
export async function giveFirstCalendar(
  client: pg.ClientBase,
  { company_id, language, timeZone, now }: { company_id: number; language: Language; timeZone: string; now: number },
): Promise<void> {
  const said = {
    two: text(language, 'new-company.two-shifts'),
    three: text(language, 'new-company.three-shifts'),
    day: text(language, 'new-company.day-shift'),
    free: text(language, 'new-company.free'),
  }
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, version: 1, ...row })),
    )
  await rows('shift', [
    { shift: 1, description: 'Morning shift', description_sv: 'Förmiddagsskift' },
    { shift: 2, description: 'Evening shift', description_sv: 'Eftermiddagsskift' },
    { shift: 3, description: 'Night shift', description_sv: 'Nattskift' },
  ])
  const two = [span('06:00', '14:00', 1), span('14:00', '22:00', 2)]
  await rows('day_type', [
    { day_type: 'two', description: said.two, spans: two },
    { day_type: 'three', description: said.three, spans: [...two, span('22:00', '06:00', 3)] },
    { day_type: 'day', description: said.day, spans: [span('07:00', '16:00', 1)] },
    { day_type: 'free', description: said.free, spans: [] },
  ])
  await rows('calendar', [
    {
      calendar_id: 1,
      description: said.two,
      start_date: mondayOf(addDays(localDate(now, timeZone), -DAYS_BACK)),
      end_date: null,
      week: ['two', 'two', 'two', 'two', 'two', 'free', 'free'],
    },
  ])
}
