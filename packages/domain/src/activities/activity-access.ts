import { has, type MachineFunctions } from '../ground/special-functions.ts'

/** Steps of the user setting internal_activity: 1 looks, 2 creates and performs, 3 also certifies. */
export const activityLevel = { look: 1, use: 2, certify: 3 } as const
export type ActivityUse = keyof typeof activityLevel

interface ActivityUser {
  readonly settings: { readonly internal_activity: number }
}

export function mayUseActivities(user: ActivityUser, use: ActivityUse): boolean {
  return user.settings.internal_activity >= activityLevel[use]
}

/** The user's setting and the machine's function; missing either there are no activities at that machine. */
export function hasActivities(user: ActivityUser, machine: MachineFunctions): boolean {
  return mayUseActivities(user, 'look') && has(machine, 'internalActivities')
}
