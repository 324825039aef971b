import { type ActivityUse, mayUseActivities } from '@takt/domain/activities/activity-access.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const refusals: Record<ActivityUse, Refusal> = {
  look: { refusal: 'activity-may-not-look', values: {} },
  use: { refusal: 'activity-may-not-use', values: {} },
  certify: { refusal: 'activity-may-not-certify', values: {} },
}

/** Why a person may not do this with activities; null when they may. */
export function activityProblem(session: Session, use: ActivityUse): Refusal | null {
  return mayUseActivities(session, use) ? null : refusals[use]
}

/** A machine whose function was switched off has no activities any more, though their rows stay. */
export const usesActivities: Sql = sql`${specialFunctions.internalActivities.sf} = any (m.special_functions)`
