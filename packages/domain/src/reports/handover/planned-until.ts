/** What was planned is counted up to the moment of the figures: now, when they were signed, or the end of the shift. */
export type PlannedUntil = 'now' | 'then' | 'end'

interface Counted {
  readonly as_of: string
  readonly end_time: string
  readonly frozen: boolean
}

export function plannedUntil({ as_of, end_time, frozen }: Counted): PlannedUntil {
  if (Date.parse(as_of) >= Date.parse(end_time)) return 'end'
  return frozen ? 'then' : 'now'
}
