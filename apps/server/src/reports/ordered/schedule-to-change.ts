import { can } from '@takt/domain/ground/permissions.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

interface StoredSchedule {
  readonly report_id: string
  readonly question: unknown
  readonly weekdays: readonly number[]
  readonly at_minutes: number
  readonly format: string
  readonly active: boolean
  readonly when_signed: boolean
  readonly made_by: number
  /** In the order of their numbers. */
  readonly recipients: readonly number[]
  readonly version: number
}

type Person = Pick<CallContext, 'session' | 'user_id'>

/**
 * One's own; those who do admin actions for the whole plant also what others made. It runs with the rights of who made it
 * either way: who has some machines only would order figures of the others with it.
 */
export function mayChange(made_by: number, { session, user_id }: Person): boolean {
  return made_by === user_id || (can(session, 'can-do-admin-actions') && hasWholePlant(session))
}

export async function scheduleToChange(
  schedule_no: number,
  context: Person & Pick<CallContext, 'db'>,
): Promise<StoredSchedule | Refusal> {
  const found = await context.db.maybe<StoredSchedule>(sql`
    select report_id, question, weekdays, at_minutes, format, active, when_signed, made_by, version,
      array(select user_id from report_recipient r where r.schedule_no = s.schedule_no order by user_id) as recipients
    from report_schedule s where schedule_no = ${schedule_no} for update`)
  if (!found) return { refusal: 'report-schedule-not-found', values: { schedule_no } }
  return mayChange(found.made_by, context) ? found : { refusal: 'report-schedule-of-other', values: {} }
}
