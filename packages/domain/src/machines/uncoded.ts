import { UNPLANNED } from '../ground/calendar.ts'

/** What a stop's reason is while nobody has said why. */
export const UNCODED = '-'

/** What it is while the stop is too short to be asked about: for good when it ends in time, until then presumed. */
export const MICRO = '~'

/** Seen, but calm: nobody has to do anything about it. Not a grey: those are closed time and machines out of contact. */
export const MICRO_COLOUR = '#3f8fa6'

/** In charts that have no theme of their own: orange, and nothing else is. */
export const UNCODED_COLOUR = '#f08c00'

/** Neither a person nor a rule nor a signal has said why. */
export function hasNoReason(reason: string): boolean {
  return reason === UNCODED || reason === MICRO
}

/** A code with its words; a micro-stop has words only, for nobody chose it. */
export function codeAndWords(reason: string, words: string): string {
  return hasNoReason(reason) ? words : `${reason} ${words}`.trim()
}

/** As rules know it: to them a stop that may be a micro-stop is one without a reason. */
export function asUncoded(reason: string): string {
  return hasNoReason(reason) ? UNCODED : reason
}

interface Standing {
  readonly status: string
  readonly current_stop_reason: string
  /** A row of a saved query may have none. */
  readonly current_shift?: number | undefined
}

/**
 * Somebody has to say why the machine stands. Outside the shifts standing is no stop: the count and the lists do not have
 * it, so no screen may ask for its reason.
 */
export function asksForReason({ status, current_stop_reason, current_shift }: Standing): boolean {
  return status === 'S' && current_stop_reason === UNCODED && current_shift !== UNPLANNED
}
