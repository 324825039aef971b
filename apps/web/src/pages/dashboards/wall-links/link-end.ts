const DAY_MS = 86_400_000

/** When a link ends, as one chooses it. */
export const linkEnds = ['day', 'month', 'year', 'never'] as const
export type LinkEnd = (typeof linkEnds)[number]

const days: Readonly<Record<Exclude<LinkEnd, 'never'>, number>> = { day: 1, month: 30, year: 365 }

/** null: until it is revoked. */
export function endOf(choice: LinkEnd, now: number): string | null {
  return choice === 'never' ? null : new Date(now + days[choice] * DAY_MS).toISOString()
}
