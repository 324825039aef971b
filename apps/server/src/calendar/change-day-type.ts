import type { DayTypeSetting } from '@takt/domain/calendar/model/calendar-setting.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { nameIn } from '@takt/domain/ground/names.ts'
import { overlapIn } from '@takt/domain/ground/overlap.ts'
import { withDayType } from '@takt/domain/ground/plan-history.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type StoredCalendar, storedCalendars } from '../machines/stored-calendars.ts'
import { dayTypeRows, shiftRows } from './calendar-rows.ts'
import { beginChange, endChange, writeHistory } from './change-calendars.ts'
import { kindsOfDay, refusedWeek } from './planned-days.ts'

interface SavedDayType {
  readonly day_type: string
  readonly machines: readonly string[]
  readonly stopsChanged: readonly string[]
}

async function refusedSpans(
  db: CompanyDb,
  { names, spans }: DayTypeSetting,
  { but, language }: { but: string; language: Language },
): Promise<Refusal | null> {
  const taken = await db.maybe<{ name: string }>(sql`
    select given.value as name from day_type t, jsonb_each_text(t.names) as own, jsonb_each_text(${names}::jsonb) as given
    where own.key = given.key and lower(own.value) = lower(given.value) and t.day_type <> ${but} limit 1`)
  if (taken) return { refusal: 'day-type-name-taken', values: { name: taken.name } }
  const shifts = await shiftRows(db)
  const unknown = spans.find((span) => !shifts.some(({ shift }) => shift === span.shift))
  if (unknown) return { refusal: 'shift-not-found', values: { shift: unknown.shift } }
  return overlapIn([{ name: nameIn(names, language), spans }])
}

export async function addDayType(
  db: CompanyDb,
  input: DayTypeSetting,
  language: Language,
): Promise<SavedDayType | Refusal> {
  const refused = await refusedSpans(db, input, { but: '', language })
  if (refused) return refused
  const { day_type } = await db.one<{ day_type: string }>(sql`
    insert into day_type (day_type, names, spans)
    select 'kind-' || coalesce(max(substring(day_type from '^kind-([0-9]{1,6})$')::int), 0) + 1, ${input.names},
      ${JSON.stringify(input.spans)}::jsonb from day_type
    returning day_type`)
  return { day_type, machines: [], stopsChanged: [] }
}

/** Other shifts of a kind of day, in every calendar that uses it, from one moment on. */
export async function changeDayType(
  db: CompanyDb,
  input: DayTypeSetting & { day_type: string; from: string | null; version: number },
  { now, language }: { now: number; language: Language },
): Promise<SavedDayType | Refusal> {
  const { day_type, names, spans, from, version } = input
  const [before] = await dayTypeRows(db, language, day_type)
  if (before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const refused =
    (await refusedSpans(db, input, { but: day_type, language })) ?? (await refusedWeeks(db, input, language))
  if (refused) return refused
  const planned = JSON.stringify(spans.map(told)) !== JSON.stringify(before.spans.map(told))
  const users = planned ? [...(await storedCalendars(db))].filter(([, calendar]) => uses(calendar, day_type)) : []
  const change = await beginChange(db, { calendars: users.map(([calendar_id]) => calendar_id), from, now })
  if (isRefusal(change)) return change
  await db.run(sql`
    update day_type set names = ${names}, spans = ${JSON.stringify(spans)}::jsonb, version = version + 1
    where day_type = ${day_type}`)
  for (const [calendar_id, { history }] of users) {
    await writeHistory(db, calendar_id, withDayType(history, { day_type, before: before.spans }, change))
  }
  return { day_type, ...(await endChange(db, change, now)) }
}

/** A night shift that grows may meet the morning of the day after, in any week that has both. */
async function refusedWeeks(
  db: CompanyDb,
  { day_type, names, spans }: DayTypeSetting & { day_type: string },
  language: Language,
): Promise<Refusal | null> {
  const kinds = new Map(await kindsOfDay(db, language)).set(day_type, { name: nameIn(names, language), spans })
  for (const { newest } of (await storedCalendars(db)).values()) {
    const refused = newest.week.includes(day_type) ? refusedWeek(newest.week, kinds) : null
    if (refused) return refused
  }
  return null
}

function uses({ newest, history }: StoredCalendar, day_type: string): boolean {
  return Object.values(newest.days).includes(day_type) || history.some(({ what }) => what.week.includes(day_type))
}

const told = ({ from, to, shift }: DayTypeSetting['spans'][number]) => [from, to, shift]
