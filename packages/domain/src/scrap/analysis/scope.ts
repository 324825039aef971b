/** Rows that were stored before they had a unit, their whole tool and the day of their machine, cards too, are fetched anew. */
const COLUMNS = 'units, whole tools and days of machines and cards'

/** Whose rows these are: who may see other machines, reads another language or counts days elsewhere has other ones. */
export function scopeOf(session: {
  readonly time_zone: string
  readonly language: string
  readonly machine_restrictions: readonly string[]
}): string {
  return [COLUMNS, session.time_zone, session.language, ...[...session.machine_restrictions].sort()].join('|')
}
