/** Whose rows these are: who may see other machines, reads another language or counts days elsewhere has other ones. */
export function scopeOf(session: {
  readonly time_zone: string
  readonly language: string
  readonly machine_restrictions: readonly string[]
}): string {
  return [session.time_zone, session.language, ...[...session.machine_restrictions].sort()].join('|')
}
