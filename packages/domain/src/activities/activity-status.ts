/** What can become of an activity; 3 and 6 are the numbers of the original's calls. */
export const activityStatus = { created: 1, ok: 2, certified: 3, exception: 4, cancelled: 5, rejected: 6 } as const
export type ActivityStatusName = keyof typeof activityStatus

/** Outcomes that have outputs of their own. */
export const outcomes = ['created', 'ok', 'exception', 'cancelled'] as const
export type Outcome = (typeof outcomes)[number]

export function statusName(status: number): ActivityStatusName {
  const found = Object.entries(activityStatus).find(([, number]) => number === status)
  return (found?.[0] ?? 'created') as ActivityStatusName
}

/** Done by somebody and not yet judged. */
export function awaitsCertification(status: number): boolean {
  return status === activityStatus.ok || status === activityStatus.exception
}

/** Any row that deviates makes an exception of the whole. */
export function resultOf(rows: readonly { readonly deviates: boolean }[]): 2 | 4 {
  return rows.some(({ deviates }) => deviates) ? activityStatus.exception : activityStatus.ok
}
