/** Rows that were stored before they had a unit and their whole tool are fetched anew. */
const COLUMNS = 'units and whole tools'

/** Whose rows these are: who may see other machines, reads another language or counts days elsewhere has other ones. */
export function scopeOf(session: {
  readonly time_zone: string
  readonly language: string
  readonly machine_restrictions: readonly string[]
}): string {
  return [COLUMNS, session.time_zone, session.language, ...[...session.machine_restrictions].sort()].join('|')
}
