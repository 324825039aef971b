import { type CompiledQuery, isList, listOf } from '@takt/domain/dashboards/query-compile.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { localDate, momentOf } from '@takt/domain/ground/zone-time.ts'
import { CallError } from '../../ground/call/answers.ts'

/** The value behind each $n: what the system knows, and what the person was asked. A missing one answers 422 by its name. */
export function bindValues(
  { bound }: CompiledQuery,
  given: Readonly<Record<string, string>>,
  { session, now }: { session: Pick<Session, 'company_id' | 'time_zone'>; now: number },
): unknown[] {
  const day = localDate(now, session.time_zone)
  const system: Readonly<Record<string, unknown>> = {
    company_id: session.company_id,
    today_start: midnight(day, session.time_zone),
    today_end: midnight(addDays(day, 1), session.time_zone),
  }
  return bound.map((name) => {
    if (Object.hasOwn(system, name)) return system[name]
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined || value === '') {
      throw new CallError('badField', 'query.missing', { field: name, values: { name } })
    }
    return isList(name) ? listOf(value) : value
  })
}

function midnight(day: string, zone: string): string {
  return new Date(momentOf(day, 0, zone)).toISOString()
}
