import { addDays, mondayOf } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import type pg from 'pg'
import { textNames } from '../ground/text-names.ts'
import { insertRows } from './insert-rows.ts'

/** Signals of the weeks before may still come: they are counted by the calendar too. */
const DAYS_BACK = 35

const TWO_SHIFTS = textNames('new-company.two-shifts')

const span = (from: string, to: string, shift: number) => ({ from, to, shift })

/**
 * A new company begins with shifts, the kinds of day most plants know, and one calendar: two shifts from Monday to
 * Friday, so that its machines have planned time, and OEE a meaning, on the first day.
 */
export async function giveFirstCalendar(
  client: pg.ClientBase,
  { company_id, language, timeZone, now }: { company_id: number; language: Language; timeZone: string; now: number },
): Promise<void> {
  const rows = (table: string, list: readonly object[]) =>
    insertRows(
      client,
      table,
      list.map((row) => ({ company_id, version: 1, ...row })),
    )
  await rows('shift', [
    { shift: 1, names: { en: 'Morning shift', sv: 'Förmiddagsskift', de: 'Frühschicht' } },
    { shift: 2, names: { en: 'Evening shift', sv: 'Eftermiddagsskift', de: 'Spätschicht' } },
    { shift: 3, names: { en: 'Night shift', sv: 'Nattskift', de: 'Nachtschicht' } },
  ])
  const two = [span('06:00', '14:00', 1), span('14:00', '22:00', 2)]
  await rows('day_type', [
    { day_type: 'two', names: TWO_SHIFTS, spans: two },
    {
      day_type: 'three',
      names: textNames('new-company.three-shifts'),
      spans: [...two, span('22:00', '06:00', 3)],
    },
    {
      day_type: 'day',
      names: textNames('new-company.day-shift'),
      spans: [span('07:00', '16:00', 1)],
    },
    { day_type: 'free', names: textNames('new-company.free'), spans: [] },
  ])
  await rows('calendar', [
    {
      calendar_id: 1,
      description: nameIn(TWO_SHIFTS, language),
      start_date: mondayOf(addDays(localDate(now, timeZone), -DAYS_BACK)),
      end_date: null,
      week: ['two', 'two', 'two', 'two', 'two', 'free', 'free'],
    },
  ])
}
